/// A view whose type is hidden from a style, though not from its place: its state is kept while the type stays.
nonisolated struct ErasedView: PrimitiveView {
  private let update: @MainActor (inout ChildCursor) -> Void

  @MainActor init<Content: View>(_ view: Content) {
    update = { cursor in cursor.update(view, key: .slot(0)) }
  }

  @MainActor static func _update(_ view: ErasedView, _ inputs: _ViewInputs) {
    inputs.node.updateChildren(view.update)
  }
}
