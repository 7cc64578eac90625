/// The view value a node holds at present, without its type.
package class ViewBox {
  /// The type of the view.
  package var type: Any.Type { Never.self }

  /// The view itself, for descriptions.
  package var anyView: Any { self }

  /// Brings the node up to date with the view held.
  @MainActor package func update(_ node: ViewNode) {}
}

/// The view value a node holds at present.
final class TypedViewBox<Content: View>: ViewBox {
  nonisolated(unsafe) var view: Content

  init(_ view: Content) {
    self.view = view
  }

  override var type: Any.Type { Content.self }

  override var anyView: Any { view }

  @MainActor override func update(_ node: ViewNode) {
    Content._update(view, _ViewInputs(node: node))
  }
}
