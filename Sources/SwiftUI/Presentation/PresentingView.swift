/// A view that can present something over its window or its presentation.
nonisolated struct PresentingView<Base: View>: PrimitiveView {
  let base: Base
  let style: PresentationRequest.Style
  let contentType: Any.Type

  /// Whether the modifier is one of the older alerts, of which the last on a view hides the others (MX-16).
  var isOlder = false
  let wish: () -> PresentationWish?
  let writeBack: () -> Void
  let onDismiss: (() -> Void)?

  @MainActor static func _update(_ view: PresentingView, _ inputs: _ViewInputs) {
    let node = inputs.node
    if view.isOlder { node.semantics = .annotation(.olderAlert(view.style)) }
    let memory = PresentingMemory.of(node, style: view.style, content: view.contentType)
    let request = memory.request
    let shown = node.host.presentation.flatMap { $0.request === request ? $0 : nil }
    // The binding is read on the modifier's behalf: a change of the flag alone evaluates no body of the presenter.
    var wish = node.track { view.wish() }
    memory.take(wish, isShown: shown.map { !$0.isLeaving } ?? false)
    if wish?.build == nil, shown == nil { wish = nil }
    if request.wanted != wish?.id { request.isJump = Transaction.current.disablesAnimations }
    request.wanted = wish?.id
    request.isSpent = false
    if wish == nil {
      request.isReported = false
      request.isRefused = false
    }
    let ask = view.wish
    request.current = { ask()?.id }
    request.writeBack = view.writeBack
    request.onDismiss = view.onDismiss
    node.updateChildren { cursor in
      cursor.updatePart(view.base, key: .slot(0))
      guard let shown else { return }
      if !shown.isLeaving, wish?.id == shown.id {
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
  private var build: PresentationWish.Build?
  private var subject: PresentedSubject?

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

  /// Takes over what the closures make now, unless what is up is about something else (AL-11).
  func take(_ wish: PresentationWish?, isShown: Bool) {
    guard let wish, let build = wish.build else { return }
    if isShown, let subject, !subject.isSame(as: wish.subject) { return }
    self.build = build
    subject = wish.subject
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
    guard let build else { return }
    var environment = request.node.environment
    // A question is no place of its own: `dismiss` in its actions is that of the view that asks (DI-08).
    if !request.style.isQuestion { environment.hosting(presentation) }
    if let scheme = presentation.host.colorScheme { environment.colorScheme = scheme }
    environment = environment.reusing(presentation.node?.environment)
    presentation.node = build(presentation, environment, &cursor)
  }
}

extension View {
  /// Presents while a flag is true.
  nonisolated func presenting<Content: View>(
    _ style: PresentationRequest.Style, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, isOlder: Bool = false, _ content: @escaping () -> Content
  ) -> PresentingView<Self> {
    PresentingView(
      base: self, style: style, contentType: Content.self, isOlder: isOlder,
      wish: { isPresented.wrappedValue ? .init(id: .flag, content: content) : nil },
      writeBack: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// Presents for an item while there is one.
  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ style: PresentationRequest.Style, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?, isOlder: Bool = false,
    _ content: @escaping (Item) -> Content
  ) -> PresentingView<Self> {
    PresentingView(
      base: self, style: style, contentType: Content.self, isOlder: isOlder,
      wish: {
        item.wrappedValue.map { item in
          .init(id: .item(AnyHashable(item.id)), content: { content(item) })
        }
      },
      writeBack: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
