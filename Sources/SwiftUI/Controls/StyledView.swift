/// A view whose controls of one kind, known by their configuration, are shown in a style of an app's own.
nonisolated package struct StyledView<Content: View, Style, Configuration, Styled: View>:
  PrimitiveView
{
  let content: Content
  let style: Style

  /// Makes the view of a control; nil for a built-in style, which only differs in looks.
  let makeBody: (@MainActor (Style, Configuration) -> Styled)?

  @MainActor package static func _update(_ view: StyledView, _ inputs: _ViewInputs) {
    var environment = inputs.node.environment
    environment[StyleKey<Configuration>.self] = choice(of: view)
    inputs.node.updateChild(view.content, environment: environment)
  }

  @MainActor private static func choice(of view: StyledView)
    -> (@MainActor (Configuration) -> ErasedView)?
  {
    guard let makeBody = view.makeBody else { return nil }
    let style = view.style
    return { configuration in
      ErasedView(
        StyledBody(style: style, configuration: configuration, makeBody: makeBody) {
          // A control made by the style itself is shown plainly, lest the style be asked for ever.
          $0[StyleKey<Configuration>.self] = nil
        })
    }
  }
}

/// The view that a style makes of a control; the style has state and environment of its own there.
nonisolated struct StyledBody<Style, Configuration, Styled: View>: PrimitiveView {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Styled
  var change: (inout EnvironmentValues) -> Void = { _ in }

  @MainActor static func _update(_ view: StyledBody, _ inputs: _ViewInputs) {
    let node = inputs.node
    var style = view.style
    guard node.bind(&style) else { return }
    var environment = node.environment
    view.change(&environment)
    environment = environment.reusing(node.children.first?.environment)
    node.updateChild(
      node.track { view.makeBody(style, view.configuration) }, environment: environment)
  }
}

/// The style of controls with a configuration.
enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: (@MainActor (Configuration) -> ErasedView)? { nil }
}

extension ViewNode {
  /// Shows a control in the style of its environment; false where that is a built-in one.
  @MainActor func updateStyled<Configuration>(_ configuration: @autoclosure () -> Configuration)
    -> Bool
  {
    guard let makeBody = environment[StyleKey<Configuration>.self] else { return false }
    let styled = makeBody(configuration())
    updateChildren { $0.update(styled, key: .slot(-1)) }
    return true
  }
}

/// A part of the control that a style is asked to show.
nonisolated public struct _StylePart<Configuration>: PrimitiveView {
  let content: ErasedView

  @MainActor init(_ content: some View) {
    self.content = ErasedView(content)
  }

  @MainActor public static func _update(_ view: _StylePart, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
  }
}
