/// A look for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label that a style is asked to show.
nonisolated public struct LabelStyleConfiguration {
  public typealias Title = _StylePart<LabelStyleConfiguration>
  public typealias Icon = _StylePart<LabelStyleConfiguration>

  /// The title of the label.
  public let title: Title

  /// The icon of the label.
  public let icon: Icon
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

extension View {
  /// Shows the labels inside in a style.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    StyledView(content: self, style: style) { (style, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
