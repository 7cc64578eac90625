/// A look for buttons that keeps their behaviour.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is asked to show.
nonisolated public struct ButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: PrimitiveView {
    let content: ErasedView

    @MainActor public static func _update(_ view: Label, _ inputs: _ViewInputs) {
      inputs.node.updateChild(view.content)
    }
  }

  public let role: ButtonRole?
  public let label: Label

  /// Whether a person holds the button down; presses here have no duration.
  public let isPressed = false

  init(_ role: ButtonRole?, _ label: ErasedView) {
    self.role = role
    self.label = Label(content: label)
  }
}

/// A look for buttons that also says what triggers them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is asked to show, with the action to trigger.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: PrimitiveView {
    let content: ErasedView

    @MainActor public static func _update(_ view: Label, _ inputs: _ViewInputs) {
      inputs.node.updateChild(view.content)
    }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  init(_ role: ButtonRole?, _ label: ErasedView, _ action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(content: label)
    self.action = action
  }

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() {
    action()
  }
}

/// The style that buttons take from their environment; the built-in ones only differ in looks.
enum ButtonStyleChoice {
  case styled(@MainActor (ButtonStyleConfiguration) -> ErasedView)
  case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> ErasedView)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice? { nil }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleChoice? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A view whose buttons are shown in a style.
nonisolated struct ButtonStyleView<Content: View, Style>: PrimitiveView {
  let content: Content
  let style: Style
  let choose: @MainActor (Style) -> ButtonStyleChoice?

  @MainActor static func _update(_ view: ButtonStyleView, _ inputs: _ViewInputs) {
    var environment = inputs.node.environment
    environment.buttonStyle = view.choose(view.style)
    inputs.node.updateChild(view.content, environment: environment)
  }
}

extension View {
  /// Shows the buttons inside in a style.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    ButtonStyleView(content: self, style: style) { style in
      .styled { ErasedView(style.makeBody(configuration: $0)) }
    }
  }

  /// Shows the buttons inside in a style that also says what triggers them.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    ButtonStyleView(content: self, style: style) { style in
      style is any BuiltInButtonStyle
        ? nil : .primitive { ErasedView(style.makeBody(configuration: $0)) }
    }
  }
}
