/// Controls for entering data, in rows and sections.
nonisolated public struct Form<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _update(_ view: Form, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.form))
    let isStyled = inputs.node.updateStyled(
      FormStyleConfiguration(content: _StylePart(view.content)))
    if !isStyled { inputs.node.updateChild(view.content) }
  }
}
