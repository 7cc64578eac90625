/// A look for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label that a style is asked to show.
nonisolated public struct LabelStyleConfiguration {
  /// The title of the label.
  nonisolated public struct Title: PrimitiveView {
    let content: ErasedView

    @MainActor public static func _update(_ view: Title, _ inputs: _ViewInputs) {
      inputs.node.updateChild(view.content)
    }
  }

  /// The icon of the label.
  nonisolated public struct Icon: PrimitiveView {
    let content: ErasedView

    @MainActor public static func _update(_ view: Icon, _ inputs: _ViewInputs) {
      inputs.node.updateChild(view.content)
    }
  }

  public let title: Title
  public let icon: Icon

  init(_ title: ErasedView, _ icon: ErasedView) {
    self.title = Title(content: title)
    self.icon = Icon(content: icon)
  }
}

nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// Shows the icon only; the title still names the label for those who can't see it, and so it does here.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (LabelStyleConfiguration) -> ErasedView)? { nil }
}

extension EnvironmentValues {
  var labelStyle: (@MainActor (LabelStyleConfiguration) -> ErasedView)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// A view whose labels are shown in a style.
nonisolated struct LabelStyleView<Content: View, Style: LabelStyle>: PrimitiveView {
  let content: Content
  let style: Style

  @MainActor static func _update(_ view: LabelStyleView, _ inputs: _ViewInputs) {
    let style = view.style
    var environment = inputs.node.environment
    environment.labelStyle = { configuration in
      // A label made by the style itself is shown plainly, lest the style be asked for ever.
      ErasedView(
        EnvironmentView(content: style.makeBody(configuration: configuration)) {
          $0.labelStyle = nil
        })
    }
    inputs.node.updateChild(view.content, environment: environment)
  }
}

extension View {
  /// Shows the labels inside in a style.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    LabelStyleView(content: self, style: style)
  }
}
