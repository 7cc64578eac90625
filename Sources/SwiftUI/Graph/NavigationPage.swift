/// A page of a stack.
package final class NavigationPage: @unchecked Sendable {
  /// What the page shows.
  package enum Element {
    case root
    case value(NavigationValue)
    case view(@MainActor (ViewNode) -> Void)
    /// What a flag or an item asked for, with the value it had.
    case request(PageRequest, AnyHashable)
  }

  package let element: Element
  package let host: PresentationHost
  package internal(set) var stack: NavigationHost? {
    get { holder?.object }
    set { holder = newValue?.reference }
  }
  private var holder: Reference<NavigationHost>?
  package internal(set) var node: ViewNode? {
    get { reference?.node }
    set { reference = newValue?.reference }
  }
  private var reference: NodeReference?
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

  /// Whether a link to a view has pushed it.
  var isOfViewLink: Bool { if case .view = element { true } else { false } }

  /// What a flag or an item asks for it, and the value it had.
  var request: (request: PageRequest, id: AnyHashable)? {
    if case .request(let request, let id) = element { return (request, id) }
    return nil
  }

  /// Pops the page, with all above it (DI-03).
  @MainActor func pop() {
    guard let stack, let index = stack.pages.firstIndex(where: { $0 === self }) else { return }
    stack.pop(to: index - 1)
  }
}
