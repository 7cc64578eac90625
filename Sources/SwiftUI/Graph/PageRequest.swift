/// What one `navigationDestination(isPresented:)` or `(item:)` modifier wants of its stack.
package final class PageRequest: @unchecked Sendable {
  /// The node of the modifier.
  unowned let node: ViewNode

  /// The value that is to have a page at present; nil when none is.
  var wanted: AnyHashable?

  /// The value the binding holds now, read live.
  var current: () -> AnyHashable? = { nil }

  /// Sets the flag to false, or the item to nil.
  var writeBack: () -> Void = {}

  /// Builds the content of the page for a value.
  var build: @MainActor (ViewNode, AnyHashable) -> Void = { _, _ in }

  /// Whether the wish was dropped or has outlived its page; it counts again when the modifier sees a change.
  var isSpent = false

  /// Whether the modifier is gone.
  private var isRemoved = false

  /// Whether the page shows what the presenter's body has built last, even on its way out (NV-05, NV-17).
  let isEager: Bool

  init(node: ViewNode, isEager: Bool) {
    self.node = node
    self.isEager = isEager
  }

  /// The value to have a page, if any.
  var wish: AnyHashable? { isSpent || isRemoved ? nil : wanted }

  /// A person has popped the page of a value: the flag is written where it still asks for it (NV-04).
  func endPage(of id: AnyHashable) {
    guard !isRemoved, current() == id else { return }
    writeBack()
    guard !isRemoved, current() == id else { return }
    isSpent = true
    node.graph.report(.refusedPop(node.presenterName))
  }

  /// The modifier goes, and with it what it asks for.
  func remove() {
    isRemoved = true
    wanted = nil
  }
}

extension NavigationHost {
  /// Adds a modifier's wish, which goes when its node does.
  func add(_ request: PageRequest) {
    requests.append(request)
    request.node.onRemove.append { [reference] in
      request.remove()
      reference.object?.requests.removeAll { $0 === request }
    }
  }

  /// Has the pages built again that there are for a request; of those on their way out, only eager ones (NV-17).
  func refreshPages(of request: PageRequest) {
    for page in pages + leaving where page.request?.request === request {
      if !page.isLeaving || request.isEager { page.node.map { node.graph.markDirty($0) } }
    }
  }
}
