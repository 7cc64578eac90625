/// A look for buttons that keeps their behaviour.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is asked to show.
nonisolated public struct ButtonStyleConfiguration {
  public typealias Label = _StylePart<ButtonStyleConfiguration>

  public let role: ButtonRole?
  public let label: Label

  /// Whether a person holds the button down; presses here have no duration.
  public let isPressed = false

  init(_ role: ButtonRole?, _ label: Label) {
    self.role = role
    self.label = label
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
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration>

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  init(_ role: ButtonRole?, _ label: Label, _ action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
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
nonisolated package struct ButtonStyleView<Content: View, Style>: PrimitiveView {
  let content: Content
  let style: Style
  let choose: @MainActor (Style) -> ButtonStyleChoice?

  @MainActor package static func _update(_ view: ButtonStyleView, _ inputs: _ViewInputs) {
    var environment = inputs.node.environment
    environment.buttonStyle = view.choose(view.style)
    inputs.node.updateChild(view.content, environment: environment)
  }
}

extension View {
  /// Shows the buttons inside in a style.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    ButtonStyleView(content: self, style: style) { style in
      .styled { configuration in
        ErasedView(
          StyledBody(style: style, configuration: configuration) {
            $0.makeBody(configuration: $1)
          })
      }
    }
  }

  /// Shows the buttons inside in a style that also says what triggers them.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    ButtonStyleView(content: self, style: style) { style in
      guard !(style is any BuiltInButtonStyle) else { return nil }
      return .primitive { configuration in
        ErasedView(
          StyledBody(style: style, configuration: configuration) {
            $0.makeBody(configuration: $1)
          } change: {
            // A button made by the style itself is shown plainly, lest the style be asked for ever.
            $0.buttonStyle = nil
          })
      }
    }
  }
}
