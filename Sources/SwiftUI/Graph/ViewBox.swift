/// The view value a node holds at present, without its type.
package class ViewBox {
  /// The type of the view.
  package var type: Any.Type { Never.self }

  /// The view itself, for descriptions.
  package var anyView: Any { self }

  /// Whether the view is nothing of its own, and only says which others there are.
  package var isStructural: Bool { type is any StructuralView.Type }

  /// Whether the view makes a row for each element of some data.
  package var isRows: Bool { type is any RowsView.Type }

  /// Brings the node up to date with the view held.
  @MainActor package func update(_ node: ViewNode) {}

  /// A box for a view in memory, of the type that boxes of the class hold.
  fileprivate class func holding(_ view: UnsafeRawPointer) -> ViewBox {
    preconditionFailure("a box without a view")
  }
}

extension ViewBox {
  /// The classes of the boxes made so far, by the types of their views: the runtime takes far longer to find them.
  @MainActor private static var classes: [ObjectIdentifier: ViewBox.Type] = [:]

  /// A box for the first view of a place.
  @MainActor static func holding<Content: View>(_ view: Content) -> ViewBox {
    guard let known = classes[ObjectIdentifier(Content.self)] else {
      classes[ObjectIdentifier(Content.self)] = TypedViewBox<Content>.self
      return TypedViewBox(view)
    }
    return withUnsafePointer(to: view) { known.holding(UnsafeRawPointer($0)) }
  }
}

/// The view value a node holds at present.
final class TypedViewBox<Content: View>: ViewBox {
  nonisolated(unsafe) var view: Content

  /// How views of the type are compared; found out at the first comparison, since most views never meet another.
  private var comparison: ValueComparison.Plan?

  init(_ view: Content) {
    self.view = view
  }

  /// Whether a view equals the one held, as far as that can be told.
  func holds(_ other: Content) -> Bool {
    let comparison = comparison ?? findComparison()
    guard comparison.isPossible else { return false }
    return withUnsafePointer(to: view) { held in
      withUnsafePointer(to: other) { other in
        comparison.compare(UnsafeRawPointer(held), UnsafeRawPointer(other))
      }
    }
  }

  private func findComparison() -> ValueComparison.Plan {
    let found = ValueComparison.plan(for: Content.self)
    comparison = found
    return found
  }

  override fileprivate class func holding(_ view: UnsafeRawPointer) -> ViewBox {
    TypedViewBox(view.assumingMemoryBound(to: Content.self).pointee)
  }

  override var type: Any.Type { Content.self }

  override var anyView: Any { view }

  @MainActor override func update(_ node: ViewNode) {
    Self.update(node, with: &view)
  }

  /// Brings the node up to date with a view, which nobody changes meanwhile: so it is not copied, with all that it holds.
  @MainActor private static func update(_ node: ViewNode, with view: inout Content) {
    Content._update(view, _ViewInputs(node: node))
  }
}

/// A view that is nothing of its own, and only says which others there are.
package protocol StructuralView {}

/// A view that makes a row for each element of some data.
package protocol RowsView: StructuralView {}
