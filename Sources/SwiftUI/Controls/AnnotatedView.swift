/// A view about which a modifier says something.
nonisolated struct AnnotatedView<Content: View>: PrimitiveView {
  let content: Content
  let annotation: Annotation?

  @MainActor static func _update(_ view: AnnotatedView, _ inputs: _ViewInputs) {
    inputs.node.semantics = view.annotation.map { .annotation($0) }
    inputs.node.updateChild(view.content)
  }
}
