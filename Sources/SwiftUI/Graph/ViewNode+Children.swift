/// Matches the children a view wants with those its node has.
///
/// A child keeps its node while key and type stay. The search for a moved key looks ahead only when the next child does
/// not fit; what is left behind the cursor at the end is removed.
@MainActor struct ChildCursor {
  private let node: ViewNode
  private var index = 0

  init(_ node: ViewNode) {
    self.node = node
  }

  /// Brings the next child up to date; environment, host and stack are the parent's unless given.
  @discardableResult
  mutating func update<Content: View>(
    _ view: Content, key: NodeKey, environment: EnvironmentValues? = nil,
    host: PresentationHost? = nil, navigation: NavigationHost?? = .none
  ) -> ViewNode {
    let environment = environment ?? node.environment
    let type = ObjectIdentifier(Content.self)
    if let child = take(key: key, type: type) {
      renew(child, view, environment)
      return child
    }
    let child = ViewNode(
      key: key, box: ViewBox.holding(view), parent: node, environment: environment,
      host: host ?? node.host,
      navigation: navigation ?? node.navigation)
    if index == node.children.count {
      node.children.append(child)
    } else {
      node.children.insert(child, at: index)
    }
    index += 1
    child.evaluate()
    return child
  }

  /// Brings the next child up to date, which is known to be the one with the view's key and type.
  mutating func updateNext<Content: View>(_ view: Content) {
    renew(node.children[index], view, node.environment)
    index += 1
  }

  /// Gives a child its next view and environment, and evaluates it if either differs.
  private func renew<Content: View>(
    _ child: ViewNode, _ view: Content, _ environment: EnvironmentValues
  ) {
    let box = unsafeDowncast(child.box, to: TypedViewBox<Content>.self)
    let isSameView = box.holds(view)
    let isSameEnvironment = child.environment.link === environment.link
    if isSameView, isSameEnvironment, !child.isDirty { return }
    box.view = view
    child.environment = environment
    child.evaluateNewInput(isEnvironment: isSameView && !isSameEnvironment)
  }

  /// Brings a child up to date whose view is a part of the node's own, and so is new only when that is.
  @discardableResult
  mutating func updatePart<Content: View>(
    _ view: Content, key: NodeKey, host: PresentationHost? = nil,
    navigation: NavigationHost?? = .none
  ) -> ViewNode {
    if !node.hasNewInput, let child = take(key: key, type: ObjectIdentifier(Content.self)) {
      return child
    }
    return update(view, key: key, host: host, navigation: navigation)
  }

  /// Keeps a child as it is, without a new view: leaving content shows its last value (SH-34).
  mutating func keep(_ child: ViewNode) {
    _ = take(key: child.key, type: ObjectIdentifier(child.box.type))
  }

  /// Removes the children that were not asked for.
  func finish() {
    guard index < node.children.count else { return }
    for child in node.children.removeAll(from: index) { child.detach() }
  }

  private mutating func take(key: NodeKey, type: ObjectIdentifier) -> ViewNode? {
    guard index < node.children.count else { return nil }
    let next = node.children[index]
    if fits(next, key, type) {
      index += 1
      return next
    }
    let others = node.children.indices[(index + 1)...]
    guard let found = others.first(where: { fits(node.children[$0], key, type) }) else {
      return nil
    }
    node.children.move(from: found, to: index)
    index += 1
    return node.children[index - 1]
  }

  private func fits(_ child: ViewNode, _ key: NodeKey, _ type: ObjectIdentifier) -> Bool {
    ObjectIdentifier(child.box.type) == type && child.key == key
  }
}

extension ViewNode {
  /// Brings the children up to date with what the closure asks for, in its order.
  @MainActor func updateChildren(_ ask: (inout ChildCursor) -> Void) {
    var cursor = ChildCursor(self)
    ask(&cursor)
    cursor.finish()
  }

  /// Brings the only child up to date.
  @MainActor func updateChild<Content: View>(
    _ view: Content, environment: EnvironmentValues? = nil
  ) {
    updateChildren { $0.update(view, key: .slot(0), environment: environment) }
  }
}
