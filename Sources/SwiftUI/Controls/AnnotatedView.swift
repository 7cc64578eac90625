/// A view about which a modifier says something.
nonisolated package struct AnnotatedView<Content: View>: PrimitiveView {
  let content: Content
  let annotation: Annotation?

  @MainActor package static func _update(_ view: AnnotatedView, _ inputs: _ViewInputs) {
    inputs.node.semantics = view.annotation.map { .annotation($0) }
    inputs.node.updateChild(view.content)
  }
}
