/// Pages that follow a path of values (NV-01).
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  /// Where the path is kept.
  struct Path {
    let read: () -> [NavigationValue]
    let write: ([NavigationValue]) -> Void

    /// Whether the path can hold a value; one of a single type holds no other.
    var canHold: (NavigationValue) -> Bool = { _ in true }
  }

  let root: Root
  let path: Path?

  /// Whether it is the stack that each column of a split view has.
  var isImplicit = false

  /// Whether it is what `NavigationView` shows its pages by.
  var isOlder = false

  @MainActor public static func _update(_ view: NavigationStack, _ inputs: _ViewInputs) {
    let node = inputs.node
    let memory = StackMemory.of(node)
    let stack = memory.stack
    stack.isImplicit = view.isImplicit
    stack.isOlder = view.isOlder
    if let path = view.path {
      stack.readPath = path.read
      stack.writePath = path.write
      stack.canHold = path.canHold
      stack.isTyped = Data.self != NavigationPath.self
      stack.follow(node.track(path.read))
      memory.keepsPath = false
    } else if !memory.keepsPath {
      memory.keepPath()
    }
    if node.isNew { memory.connect(to: node) }
    node.updateChildren { cursor in
      stack.root.node = cursor.updatePart(
        view.root, key: .slot(0), host: stack.root.host, navigation: .some(stack))
      memory.updatePages(&cursor)
    }
  }
}

/// What a stack keeps from one evaluation to the next.
@MainActor private final class StackMemory {
  let stack: NavigationHost

  /// The path of a stack without a binding (NV-02).
  var ownPath: [NavigationValue] = []

  /// Whether the stack reads and writes that path.
  var keepsPath = false

  private init(_ stack: NavigationHost) {
    self.stack = stack
  }

  static func of(_ node: ViewNode) -> StackMemory {
    if let memory = node.properties.first as? StackMemory { return memory }
    let memory = StackMemory(NavigationHost(node: node))
    node.properties.append(memory)
    node.semantics = .stack(memory.stack)
    return memory
  }

  /// Keeps the path here. The stack is kept by this object, and not the other way round.
  func keepPath() {
    keepsPath = true
    stack.readPath = { [weak self] in self?.ownPath ?? [] }
    stack.writePath = { [weak self] path in
      self?.ownPath = path
      self?.stack.path = path
    }
  }

  /// Says how the pages' nodes follow the stack.
  func connect(to node: ViewNode) {
    stack.updatePages = { [unowned node, weak self] in
      guard let self else { return }
      node.updateChildren { cursor in
        if let root = node.children.first { cursor.keep(root) }
        self.updatePages(&cursor)
      }
    }
  }

  func updatePages(_ cursor: inout ChildCursor) {
    for page in stack.pages.dropFirst() {
      var environment = stack.node.environment
      environment.hosting(page)
      environment = environment.reusing(page.node?.environment)
      page.node = cursor.update(
        PageView(page: page), key: .object(ObjectIdentifier(page)), environment: environment,
        host: page.host, navigation: .some(stack))
    }
    for page in stack.leaving {
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
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Makes a stack whose path is the caller's (NV-01).
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Path(
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
    self.path = Path(
      read: { path.wrappedValue.map { NavigationValue($0) } },
      write: { values in
        path.wrappedValue = Data(values.compactMap { $0.value.base as? Data.Element })
      }, canHold: { $0.value.base is Data.Element })
  }
}
