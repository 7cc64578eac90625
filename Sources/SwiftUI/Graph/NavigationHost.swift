/// A navigation stack: the pages shown, the path they should follow, and what maps values to pages.
package final class NavigationHost: @unchecked Sendable {
  package unowned let node: ViewNode
  package unowned let outer: PresentationHost
  package let root: NavigationPage

  /// The pages, root first, without those on their way out.
  package private(set) var pages: [NavigationPage]

  /// Pages that are leaving, shown with their last content until the transition ends (NV-17).
  private(set) var leaving: [NavigationPage] = []

  private(set) var declarations: [NavigationDeclaration] = []
  private var isMoving = false

  /// The values the path holds, as the stack's last evaluation read them.
  var path: [NavigationValue] = []

  /// Reads the path live.
  var readPath: () -> [NavigationValue] = { [] }

  /// Writes a path.
  var writePath: ([NavigationValue]) -> Void = { _ in }

  /// Brings the nodes of the pages in line with `pages` and `leaving`.
  var updatePages: @MainActor () -> Void = {}

  init(node: ViewNode) {
    self.node = node
    outer = node.host
    root = NavigationPage(element: .root, host: node.host)
    pages = [root]
    root.stack = self
    node.graph.stacks.append(self)
    outer.stacks.append(self)
    node.onRemove.append { [weak self, graph = node.graph] in
      guard let self else { return }
      outer.stacks.removeAll { $0 === self }
      graph.stacks.removeAll { $0 === self }
    }
  }
}

/// A value on a path; equal values of different types are different (NV-27).
package struct NavigationValue: Hashable, @unchecked Sendable {
  package let value: AnyHashable

  /// The type's identity; the same value may be hashable under several types.
  private let type: ObjectIdentifier

  /// The type's name without its module, as W-01 has it.
  package let typeName: String

  init<Value: Hashable>(_ value: Value) {
    self.init(anyHashable: AnyHashable(value))
  }

  init(anyHashable: AnyHashable) {
    value = anyHashable
    let type = Swift.type(of: anyHashable.base)
    self.type = ObjectIdentifier(type)
    typeName = "\(type)"
  }

  /// Whether the value is of the type with the identity given.
  func isOf(_ type: ObjectIdentifier) -> Bool { self.type == type }
}

/// A page of a stack.
package final class NavigationPage: @unchecked Sendable {
  /// What the page shows.
  package enum Element {
    case root
    case value(NavigationValue)
    case view(@MainActor (ViewNode) -> Void)
  }

  package let element: Element
  package let host: PresentationHost
  package internal(set) weak var stack: NavigationHost?
  package internal(set) weak var node: ViewNode?
  var isLeaving = false

  init(element: Element, host: PresentationHost) {
    self.element = element
    self.host = PresentationHost(kind: .page, parent: host, graph: host.graph)
  }

  /// The value the page was pushed for.
  var value: NavigationValue? {
    if case .value(let value) = element { return value }
    return nil
  }

  /// Pops the page, with all above it (DI-03).
  @MainActor func pop() {
    guard let stack, let index = stack.pages.firstIndex(where: { $0 === self }) else { return }
    stack.pop(to: index - 1)
  }
}

/// What a `navigationDestination` modifier says.
final class NavigationDeclaration: @unchecked Sendable {
  unowned let node: ViewNode
  let type: ObjectIdentifier
  let typeName: String

  /// Builds a page's content in its node.
  var build: @MainActor (ViewNode, AnyHashable) -> Void = { _, _ in }

  init(node: ViewNode, type: Any.Type) {
    self.node = node
    self.type = ObjectIdentifier(type)
    typeName = String(reflecting: type)
  }
}

// Destinations.
extension NavigationHost {
  /// Adds a declaration; a second one for a type is said to be of no use (NV-10).
  func add(_ declaration: NavigationDeclaration) {
    if declarations.contains(where: { $0.type == declaration.type }) {
      // What it stands beside may be on its way out in the same update.
      node.graph.enqueue { [weak self, weak declaration] in
        guard let self, let declaration else { return }
        reportDuplicate(declaration)
      }
    }
    declarations.append(declaration)
    declaration.node.onRemove.append { [weak self, unowned declaration] in
      self?.remove(declaration)
    }
    refresh(declaration)
  }

  private func reportDuplicate(_ declaration: NavigationDeclaration) {
    let same = declarations.filter { $0.type == declaration.type }
    guard same.count > 1, same.contains(where: { $0 === declaration }) else { return }
    node.graph.report(.duplicateDestination(for: declaration.typeName))
  }

  /// Takes a declaration out; another one for its type builds the pages from now on.
  private func remove(_ declaration: NavigationDeclaration) {
    declarations.removeAll { $0 === declaration }
    if let next = declarations.first(where: { $0.type == declaration.type }) { refresh(next) }
  }

  /// Has the pages built again that a declaration builds; one on a page of its own kind builds none.
  func refresh(_ declaration: NavigationDeclaration) {
    for page in pages {
      guard let value = page.value, self.declaration(for: value) === declaration else { continue }
      page.node.map(node.graph.markDirty)
    }
  }

  /// The declaration for a value: of several the one nearest the root of the stack (NV-10).
  func declaration(for value: NavigationValue) -> NavigationDeclaration? {
    declarations.filter { value.isOf($0.type) }.min { pageIndex(of: $0) < pageIndex(of: $1) }
  }

  private func pageIndex(of declaration: NavigationDeclaration) -> Int {
    pages.firstIndex { $0.host === declaration.node.host } ?? pages.count
  }
}

// Moves.
extension NavigationHost {
  /// Follows a value link: the path grows, if there is a destination (NV-02, NV-11).
  @MainActor func push(_ value: NavigationValue) {
    guard declaration(for: value) != nil else {
      node.graph.report(.noDestination(for: value.typeName))
      return
    }
    writePath(readPath() + [value])
  }

  /// Follows a link to a view.
  @MainActor func push(_ build: @escaping @MainActor (ViewNode) -> Void) {
    let page = NavigationPage(element: .view(build), host: outer)
    move(to: pages + [page])
  }

  /// Whether there is a page to go back from.
  package var canPop: Bool { pages.count > 1 && !isMoving }

  /// Goes back as a person does; the path is written when the transition has ended (DI-07).
  @MainActor package func back() {
    pop(to: pages.count - 2)
  }

  /// Pops until the page at an index is on top.
  @MainActor func pop(to index: Int) {
    guard index >= 0, index < pages.count - 1, !isMoving else { return }
    let before = readPath()
    let kept = Array(pages[...index])
    let remaining = Array(before.prefix(kept.filter { $0.value != nil }.count))
    move(to: kept) { [weak self] in
      guard let self, remaining != before, readPath() == before else { return }
      writePath(remaining)
    }
  }

  /// Moves the pages to where the path is; false when they are there (NV-18).
  @MainActor func reconcile() -> Bool {
    guard node.isAttached, !isMoving, pages.compactMap(\.value) != path else { return false }
    var kept: [NavigationPage] = []
    var index = 0
    for page in pages {
      if let value = page.value {
        guard index < path.count, path[index] == value else { break }
        index += 1
      } else if index == path.count, page !== root {
        break  // A page of a view link goes with the value below which it would lie alone.
      }
      kept.append(page)
    }
    let added = path[index...].map { NavigationPage(element: .value($0), host: outer) }
    move(to: kept + added)
    return true
  }

  @MainActor private func move(
    to target: [NavigationPage], then end: @escaping @MainActor () -> Void = {}
  ) {
    guard let oldTop = pages.last, let newTop = target.last else { return }
    isMoving = true
    leaving = pages.filter { page in !target.contains { $0 === page } }
    for page in leaving { page.isLeaving = true }
    for page in target where page !== newTop && !pages.contains(where: { $0 === page }) {
      page.host.isCovered = true
    }
    pages = target
    for page in target { page.stack = self }
    updatePages()
    if newTop.host.isCovered {
      newTop.host.isCovered = false
      newTop.node?.setVisible(true)
    }
    node.graph.transitions.begin(self) { [self] in
      isMoving = false
      if oldTop !== newTop, !oldTop.isLeaving {
        oldTop.node?.setVisible(false)
        oldTop.host.isCovered = true
      }
      leaving.removeAll()
      updatePages()
      end()
    }
  }
}
