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
      page.node.map { node.graph.markDirty($0) }
    }
  }

  /// The declaration for a value: of several the one nearest the root of the stack (NV-10).
  ///
  /// What a page declares is known while the page is on the stack (NV-14).
  func declaration(for value: NavigationValue) -> NavigationDeclaration? {
    declarations.filter { value.isOf($0.type) && !isLeaving($0) }
      .min { pageIndex(of: $0) < pageIndex(of: $1) }
  }

  private func isLeaving(_ declaration: NavigationDeclaration) -> Bool {
    leaving.contains { $0.host === declaration.node.host }
  }

  private func pageIndex(of declaration: NavigationDeclaration) -> Int {
    pages.firstIndex { $0.host === declaration.node.host } ?? pages.count
  }
}
