/// A look for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The toggle that a style is asked to show.
nonisolated public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  nonisolated public struct Label: PrimitiveView {
    let content: ErasedView

    @MainActor public static func _update(_ view: Label, _ inputs: _ViewInputs) {
      inputs.node.updateChild(view.content)
    }
  }

  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle stands for values that differ.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A style of the framework's own, which shows the label and nothing else.
protocol BuiltInToggleStyle: ToggleStyle {}

extension BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> Toggle<Configuration.Label> {
    Toggle(configuration)
  }
}

nonisolated public struct DefaultToggleStyle: BuiltInToggleStyle {
  public init() {}
}

nonisolated public struct SwitchToggleStyle: BuiltInToggleStyle {
  public init() {}
  public init(tint: Color) {}
}

nonisolated public struct ButtonToggleStyle: BuiltInToggleStyle {
  public init() {}
}

nonisolated public struct CheckboxToggleStyle: BuiltInToggleStyle {
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (ToggleStyleConfiguration) -> ErasedView)? { nil }
}

extension EnvironmentValues {
  var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> ErasedView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// A view whose toggles are shown in a style.
nonisolated struct ToggleStyleView<Content: View, Style: ToggleStyle>: PrimitiveView {
  let content: Content
  let style: Style

  @MainActor static func _update(_ view: ToggleStyleView, _ inputs: _ViewInputs) {
    let style = view.style
    var environment = inputs.node.environment
    if style is any BuiltInToggleStyle {
      environment.toggleStyle = nil
    } else {
      // A toggle made by the style itself is shown plainly, lest the style be asked for ever.
      environment.toggleStyle = { configuration in
        ErasedView(
          EnvironmentView(content: style.makeBody(configuration: configuration)) {
            $0.toggleStyle = nil
          })
      }
    }
    inputs.node.updateChild(view.content, environment: environment)
  }
}

extension View {
  /// Shows the toggles inside in a style.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    ToggleStyleView(content: self, style: style)
  }
}
