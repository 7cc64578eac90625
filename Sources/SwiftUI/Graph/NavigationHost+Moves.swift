// What a person does.
extension NavigationHost {
  /// Follows a value link: the path grows, if there is a destination (NV-02, NV-11).
  @MainActor func push(_ value: NavigationValue) {
    guard declaration(for: value) != nil else {
      node.graph.report(.noDestination(for: value.typeName))
      return
    }
    guard canHold(value) else { return node.graph.report(.unfitForPath(value.typeName)) }
    if pages.contains(where: { $0.request != nil }) {
      return node.graph.report(.mixedStyles(value.typeName))
    }
    writePath(readPath() + [value])
  }

  /// Follows a link to a view, also while the stack is on the move: then two transitions overlap (W-22).
  @MainActor func push(_ build: @escaping @MainActor (ViewNode) -> Void) {
    if isMoving { node.graph.report(.overlappingMoves(pages.last?.node?.contentName ?? "")) }
    let page = NavigationPage(element: .view(build), host: outer)
    move(to: pages + [page])
  }

  /// Whether there is a page to go back from.
  package var canPop: Bool { pages.count > 1 && !isMoving && !hidesWayBack }

  /// Whether the page on top has no way back for a person.
  private var hidesWayBack: Bool {
    MainActor.assumeIsolated { pages.last?.host.hidesWayBack ?? false }
  }

  /// Goes back as a person does; the path is written when the transition has ended (DI-07).
  @MainActor package func back() {
    pop(to: pages.count - 2)
  }

  /// Pops until the page at an index is on top.
  @MainActor func pop(to index: Int) {
    guard index >= 0, index < pages.count - 1, !isMoving else { return }
    let before = readPath()
    let kept = Array(pages[...index])
    let requests = pages[(index + 1)...].compactMap(\.request)
    let remaining = Array(before.prefix(kept.filter { $0.value != nil }.count))
    move(to: kept) { [reference] in
      for (request, id) in requests.reversed() {
        request.node.graph.run(StoryAction(.writeBack, at: request.node)) {
          request.endPage(of: id)
        }
      }
      guard let stack = reference.object, remaining != before, stack.readPath() == before else {
        return
      }
      stack.node.graph.run(StoryAction(.pathWrite, at: stack.node)) { stack.writePath(remaining) }
    }
  }
}

// What the path, the flags and the items ask for.
extension NavigationHost {
  /// Moves the pages to where the path is, and what is asked for besides; false when they are there (NV-18).
  @MainActor func reconcile() -> Bool {
    guard !isAtRest, node.isAttached, !isMoving else { return false }
    var path = path
    if let droppedPath {
      if droppedPath == path { path = pages.compactMap(\.value) } else { self.droppedPath = nil }
    }
    let isBehind = pages.compactMap(\.value) != path
    guard isBehind || hasNewWish else { return false }
    let kept = keptPages(path, isBehind: isBehind)
    let count = kept.compactMap(\.value).count
    // The values above a page that is no longer asked for go with it.
    let isCut = !isBehind && kept.count < pages.count
    var added = isCut ? [] : path[count...].map { page(.value($0)) }
    if let request = newWish(on: kept), let wish = request.wish {
      added.append(page(.request(request, wish)))
    }
    if !added.isEmpty, isBehindMovingSheet {
      guard node.graph.policy.pushDuringDismissal == .drop else { return false }
      drop(added)
      return true
    }
    if isTyped, kept.contains(where: \.isOfViewLink), added.contains(where: { $0.value != nil }) {
      node.graph.report(.comparisonTypeMismatch)
    }
    let isPathCut = isCut && count < path.count
    move(to: kept + added) { [reference] in
      guard isPathCut, let stack = reference.object, stack.readPath() == path else { return }
      stack.writePath(Array(path.prefix(count)))
    }
    return true
  }

  /// Whether nothing is asked for and nothing shown but the root, as it mostly is.
  private var isAtRest: Bool {
    pages.count == 1 && path.isEmpty && requests.isEmpty && droppedPath == nil
  }

  private func page(_ element: NavigationPage.Element) -> NavigationPage {
    NavigationPage(element: element, host: outer)
  }

  /// Whether a flag or an item asks for another page than it has.
  private var hasNewWish: Bool {
    requests.contains { request in
      let shown = pages.last { $0.request?.request === request }?.request?.id
      return request.wish != shown
    } || pages.contains { page in page.request.map { $0.request.wish != $0.id } ?? false }
  }

  /// The pages that stay, from the root up to the first that is no longer asked for.
  private func keptPages(_ path: [NavigationValue], isBehind: Bool) -> [NavigationPage] {
    var kept: [NavigationPage] = []
    var index = 0
    for page in pages {
      switch page.element {
      case .root: break
      case .value(let value):
        guard index < path.count, path[index] == value else { return kept }
        index += 1
      case .view:
        // It goes with the value below which it would lie alone.
        if isBehind, index == path.count { return kept }
      case .request(let request, let id):
        guard request.wish == id else { return kept }
      }
      kept.append(page)
    }
    return kept
  }

  /// The first flag or item, in reading order, that asks for a page and has none.
  private func newWish(on kept: [NavigationPage]) -> PageRequest? {
    requests.filter { request in
      request.wish != nil && !kept.contains { $0.request?.request === request }
        && kept.contains { $0.host === request.node.host }
    }.min { $0.node.precedes($1.node) }
  }

  /// Whether a sheet over this stack is on its way out, or about to be (NV-21).
  private var isBehindMovingSheet: Bool {
    guard let shown = outer.layer.shownPresentation else { return false }
    return shown.isLeaving || shown.request.wish == nil
  }

  /// Lets a push go that was asked for at the wrong moment: path and pages are out of step from now on (NV-21).
  private func drop(_ added: [NavigationPage]) {
    if added.contains(where: { $0.value != nil }) { droppedPath = path }
    for page in added { page.request?.request.isSpent = true }
    node.graph.record("push dropped")
    node.graph.report(.droppedPush(node.presenterName))
  }
}

// The transition.
extension NavigationHost {
  @MainActor private func move(
    to target: [NavigationPage], then end: @escaping @MainActor () -> Void = {}
  ) {
    guard let oldTop = pages.last, let newTop = target.last else { return }
    openMoves += 1
    // Pages come and go above those that stay.
    let kept = zip(pages, target).prefix { $0 === $1 }.count
    let (popped, pushed) = (pages[kept...], target[kept...])
    for page in popped { page.isLeaving = true }
    leaving += popped
    for page in pushed.dropLast() { page.host.isCovered = true }
    pages = target
    for page in pushed { page.stack = self }
    // Told before what is built, and with the name of what was built.
    let place = node.graph.story.count
    node.graph.story.add(.pages(pushed: [], popped: []))
    updatePages()
    node.graph.story.replace(
      at: place,
      with: .pages(
        pushed: pushed.map { $0.node?.contentName ?? "" },
        popped: popped.map { $0.node?.contentName ?? "" }))
    if newTop.host.isCovered {
      newTop.host.isCovered = false
      newTop.node?.setVisible(true)
    }
    node.graph.transitions.begin(self) { [self] in
      openMoves -= 1
      if oldTop !== newTop, !oldTop.isLeaving {
        oldTop.node?.setVisible(false)
        oldTop.host.isCovered = true
        // What a covered page offers counts no longer.
        node.graph.preferences.checkAgain(node.graph)
      }
      leaving.removeAll { page in popped.contains { $0 === page } }
      updatePages()
      end()
    }
  }
}
