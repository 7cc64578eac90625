/// A view that can present something over its window or its presentation.
nonisolated package struct PresentingView<Base: View>: PrimitiveView {
  let base: Base
  let style: PresentationRequest.Style
  let contentType: Any.Type

  /// Whether the modifier is one of the older alerts, of which the last on a view hides the others (MX-16).
  var isOlder = false
  let source: PresentationSource
  let onDismiss: (() -> Void)?

  @inline(__always)
  @MainActor package static func _update(_ view: PresentingView, _ inputs: _ViewInputs) {
    let node = inputs.node
    if view.isOlder { node.semantics = .annotation(.olderAlert(view.style)) }
    let memory = PresentingMemory.of(node, style: view.style, content: view.contentType)
    let request = memory.request
    let shown = node.host.presentation.flatMap { $0.request === request ? $0 : nil }
    // The binding is read on the modifier's behalf: a change of the flag alone evaluates no body of the presenter.
    var wish = memory.read(view.source, node)
    memory.take(wish, isShown: shown.map { !$0.isLeaving } ?? false)
    if wish?.content == nil, shown == nil { wish = nil }
    if request.wanted != wish?.id {
      request.isJump = Transaction.current.disablesAnimations
      request.wanted = wish?.id
    }
    request.isSpent = false
    if wish == nil {
      request.isReported = false
      request.isRefused = false
    }
    request.source = view.source
    request.onDismiss = view.onDismiss
    node.updateChildren { cursor in
      cursor.updatePart(view.base, key: .slot(0))
      guard let shown else { return }
      if shown.isWanted {
        memory.update(shown, &cursor)
      } else if let content = shown.node {
        cursor.keep(content)
      }
    }
    if node.isNew {
      memory.connect(to: node)
      node.host.add(request)
    }
  }
}

/// What the modifier keeps from one evaluation to the next.
@MainActor private final class PresentingMemory {
  let request: PresentationRequest
  private var content: WishedContent?

  private init(_ request: PresentationRequest) {
    self.request = request
  }

  static func of(
    _ node: ViewNode, style: PresentationRequest.Style, content: Any.Type
  ) -> PresentingMemory {
    if let memory = node.properties.first as? PresentingMemory { return memory }
    let memory = PresentingMemory(
      PresentationRequest(node: node, style: style, content: content))
    node.properties.append(memory)
    return memory
  }

  /// Reads a binding on behalf of the modifier's node.
  ///
  /// Where the same binding has the same value, the tracking of the former reading goes on, if it still waits for
  /// a change.
  func read(_ source: PresentationSource, _ node: ViewNode) -> PresentationWish? {
    if let observation = node.observation, observation.isLive, let former = request.source,
      source.reads(sameAs: former)
    {
      let wish = node.readAgain(source.wish)
      if wish?.id == request.wanted { return wish }
    }
    return node.track(source.wish)
  }

  /// Takes over what the closures make now, unless what is up is about something else (AL-11).
  func take(_ wish: PresentationWish?, isShown: Bool) {
    guard let next = wish?.content else { return }
    if isShown, let subject = content?.subject, !subject.isSame(as: next.subject) { return }
    content = next
  }

  /// Says how the content comes and goes; the node keeps this object, and not the other way round.
  func connect(to node: ViewNode) {
    request.buildContent = { [unowned node, weak self] presentation in
      node.updateChildren { cursor in
        if let base = node.children.first { cursor.keep(base) }
        self?.update(presentation, &cursor)
      }
    }
    request.removeContent = { [unowned node] in
      node.updateChildren { cursor in
        if let base = node.children.first { cursor.keep(base) }
      }
    }
  }

  /// Builds the content from the closure of the last evaluation that wanted it (SH-19).
  func update(_ presentation: Presentation, _ cursor: inout ChildCursor) {
    guard let content else { return }
    presentation.node = content.build(presentation, environment(of: presentation), &cursor)
  }

  private func environment(of presentation: Presentation) -> EnvironmentValues {
    var environment = request.node.environment
    let former = presentation.node?.environment
    let scheme = presentation.host.colorScheme
    // A question is no place of its own: `dismiss` in its actions is that of the view that asks (DI-08).
    if !request.style.isQuestion {
      if scheme == nil, let former, former.link?.next === environment.link { return former }
      environment.hosting(presentation)
    }
    if let scheme { environment.colorScheme = scheme }
    return environment.reusing(former)
  }
}
