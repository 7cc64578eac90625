/// A view that maps values of a type to pages (NV-03).
nonisolated package struct DestinationView<Content: View, Value: Hashable, Destination: View>:
  PrimitiveView
{
  let content: Content
  let destination: (Value) -> Destination

  @MainActor package static func _update(_ view: DestinationView, _ inputs: _ViewInputs) {
    let node = inputs.node
    if node.isNew { declare(in: node) }
    if let declaration = node.properties.first as? NavigationDeclaration {
      let destination = view.destination
      declaration.build = { page, value in
        guard let value = value.base as? Value else { return }
        page.updateChild(page.track { destination(value) })
      }
      node.navigation?.refresh(declaration)
    }
    node.updateChild(view.content)
  }

  /// Only inside a stack, and not inside a lazy container, is the declaration seen (NV-07 to NV-09).
  @MainActor private static func declare(in node: ViewNode) {
    let name = "\(Value.self)"
    guard let stack = node.navigation else {
      node.graph.report(.destinationOutsideStack(for: name))
      return
    }
    guard !node.isInLazyContainer else {
      node.graph.report(.lazyDestination(for: name))
      return
    }
    let declaration = NavigationDeclaration(node: node, type: Value.self)
    node.properties.append(declaration)
    stack.add(declaration)
  }
}

extension ViewNode {
  /// Whether the place is in a list or another lazy container of its page (NV-08).
  var isInLazyContainer: Bool {
    for ancestor in ancestors {
      if ancestor.host !== host { return false }
      if case .container(let container) = ancestor.semantics, container.isLazy { return true }
    }
    return false
  }
}

extension View {
  /// Maps values of a type on the path of the surrounding stack to pages (NV-03, NV-07).
  nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }
}
