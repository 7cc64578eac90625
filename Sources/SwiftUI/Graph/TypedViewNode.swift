/// A place with the view value it holds at present.
final class TypedViewNode<Content: View>: ViewNode, @unchecked Sendable {
  nonisolated(unsafe) var view: Content

  /// How views of the type are compared; found out at the first comparison, since most views never meet another.
  private var comparison: ValueComparison.Plan?

  /// Makes a node with a view in memory, which is copied once that way.
  private init(
    _ view: UnsafePointer<Content>, key: NodeKey, parent: ViewNode?, environment: EnvironmentValues,
    host: PresentationHost, navigation: NavigationHost?
  ) {
    self.view = view.pointee
    super.init(
      key: key, parent: parent, environment: environment, host: host, navigation: navigation)
  }

  deinit { becomeUnknown() }

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

  override var viewType: Any.Type { Content.self }

  @MainActor override func update() {
    Self.update(self, with: &view)
  }

  /// Brings a node up to date with a view, which nobody changes meanwhile: so it is not copied, with all that it holds.
  @MainActor private static func update(_ node: ViewNode, with view: inout Content) {
    Content._update(view, _ViewInputs(node: node))
  }

  override class func holding(
    _ view: UnsafeRawPointer, key: NodeKey, parent: ViewNode?, environment: EnvironmentValues,
    host: PresentationHost, navigation: NavigationHost?
  ) -> ViewNode {
    TypedViewNode(
      view.assumingMemoryBound(to: Content.self), key: key, parent: parent,
      environment: environment, host: host, navigation: navigation)
  }
}

extension ViewNode {
  /// The classes of the nodes made so far, by the types of their views: the runtime takes far longer to find them.
  @MainActor private static var classes: [ObjectIdentifier: ViewNode.Type] = [:]

  /// Makes a node for a view.
  @MainActor static func holding<Content: View>(
    _ view: Content, key: NodeKey, parent: ViewNode?, environment: EnvironmentValues,
    host: PresentationHost, navigation: NavigationHost?
  ) -> ViewNode {
    let type = classes[ObjectIdentifier(Content.self)] ?? keepClass(of: Content.self)
    return withUnsafePointer(to: view) { view in
      type.holding(
        view, key: key, parent: parent, environment: environment, host: host,
        navigation: navigation)
    }
  }

  @MainActor private static func keepClass<Content: View>(of type: Content.Type) -> ViewNode.Type {
    classes[ObjectIdentifier(type)] = TypedViewNode<Content>.self
    return TypedViewNode<Content>.self
  }

  /// Whether the view is nothing of its own, and only says which others there are.
  var isStructural: Bool { viewType is any StructuralView.Type }

  /// Whether the view makes a row for each element of some data.
  var isRows: Bool { viewType is any RowsView.Type }
}

/// A view that is nothing of its own, and only says which others there are.
package protocol StructuralView {}

/// A view that makes a row for each element of some data.
package protocol RowsView: StructuralView {}
