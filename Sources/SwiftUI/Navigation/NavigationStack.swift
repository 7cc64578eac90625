/// Pages that follow a path of values (NV-01).
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  @usableFromInline let root: Root
  @usableFromInline let path: BoundPath?

  /// Whether it is the stack that each column of a split view has.
  @usableFromInline var isImplicit = false

  /// Whether it is what `NavigationView` shows its pages by.
  @usableFromInline var isOlder = false

  @inline(__always)
  @MainActor public static func _update(_ view: NavigationStack, _ inputs: _ViewInputs) {
    let node = inputs.node
    let stack = NavigationHost.of(node)
    stack.isImplicit = view.isImplicit
    stack.isOlder = view.isOlder
    stack.bound = view.path
    if let path = view.path {
      stack.isTyped = Data.self != NavigationPath.self
      stack.follow(node.track(path.read))
    }
    node.updateChildren { cursor in
      stack.root.node = cursor.updatePart(
        view.root, key: .slot(0), host: stack.root.host, navigation: .some(stack))
      stack.updatePages(&cursor)
    }
  }
}

extension NavigationHost {
  /// The stack at a place, made at the first evaluation.
  @MainActor fileprivate static func of(_ node: ViewNode) -> NavigationHost {
    if let stack = node.properties.first as? NavigationHost { return stack }
    let stack = NavigationHost(node: node)
    node.properties.append(stack)
    node.semantics = .stack(stack)
    return stack
  }

  /// Brings the nodes of the pages in line with `pages` and `leaving`; nothing once the stack is gone.
  @MainActor func updatePages() {
    if isGone { return }
    node.updateChildren { cursor in
      if let root = node.children.first { cursor.keep(root) }
      updatePages(&cursor)
    }
  }

  @MainActor fileprivate func updatePages(_ cursor: inout ChildCursor) {
    for page in pages.dropFirst() {
      var environment = node.environment
      environment.hosting(page)
      environment = environment.reusing(page.node?.environment)
      page.node = cursor.update(
        PageView(page: page), key: .object(ObjectIdentifier(page)), environment: environment,
        host: page.host, navigation: .some(self))
    }
    for page in leaving {
      if let node = page.node { cursor.keep(node) }
    }
  }
}

/// The content of a pushed page, built by the destination that its value belongs to.
nonisolated private struct PageView: PrimitiveView {
  let page: NavigationPage

  @MainActor static func _update(_ view: PageView, _ inputs: _ViewInputs) {
    let (node, page) = (inputs.node, view.page)
    guard let stack = page.stack,
      !page.isLeaving || page.request?.request.isEager ?? false
    else { return }
    switch page.element {
    case .root: break
    case .view(let build): build(node)
    case .request(let request, let id): request.build(node, id)
    case .value(let value):
      if let declaration = stack.declaration(for: value) {
        declaration.build(node, value.value)
      } else {
        node.graph.report(.noDestination(for: value.typeName))
      }
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its own path (NV-02).
  @inlinable public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Makes a stack whose path is the caller's (NV-01).
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = BoundPath(
      read: { path.wrappedValue.values },
      write: { path.wrappedValue = NavigationPath(values: $0) })
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack whose path is the caller's collection of values (NV-01).
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = BoundPath(
      read: { path.wrappedValue.map { NavigationValue($0) } },
      write: { values in
        path.wrappedValue = Data(values.compactMap { $0.value.base as? Data.Element })
      }, canHold: { $0.value.base is Data.Element })
  }
}
