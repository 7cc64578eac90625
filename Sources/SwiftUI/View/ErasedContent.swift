/// A view kept without its type.
nonisolated class ErasedContent {
  /// Brings the place of the view up to date.
  @MainActor func update(_ cursor: inout ChildCursor) {}

  /// Reads the view as one of those that a container is made of.
  func read(by reader: inout SubviewReader) {}
}

/// A view kept in a box that knows its type.
nonisolated final class TypedErasedContent<Content: View>: ErasedContent {
  // Views are values of the main actor, wherever they are made.
  private nonisolated(unsafe) let view: Content

  init(_ view: Content) {
    self.view = view
  }

  @MainActor override func update(_ cursor: inout ChildCursor) {
    cursor.update(view, key: .slot(0))
  }

  override func read(by reader: inout SubviewReader) { reader.read(view) }
}
