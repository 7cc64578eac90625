/// A view that can present a sheet or a cover.
nonisolated struct PresentingView<Base: View, Content: View>: PrimitiveView {
  /// What is wanted: an id, and the content that goes with it.
  struct Wish {
    let id: AnyHashable
    let content: () -> Content
  }

  let base: Base
  let style: PresentationRequest.Style
  let wish: () -> Wish?
  let writeBack: () -> Void
  let onDismiss: (() -> Void)?

  @MainActor static func _update(_ view: PresentingView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let memory = Memory.of(node, style: view.style)
    let request = memory.request
    // The binding is read on the modifier's behalf: a change of the flag alone evaluates no body of the presenter.
    let wish = node.track { view.wish() }
    if let wish { memory.content = wish.content }
    if request.wanted != wish?.id { request.isJump = Transaction.current.disablesAnimations }
    request.wanted = wish?.id
    request.isSpent = false
    if wish == nil { request.isReported = false }
    let ask = view.wish
    request.current = { ask()?.id }
    request.writeBack = view.writeBack
    request.onDismiss = view.onDismiss
    node.updateChildren { cursor in
      cursor.updatePart(view.base, key: .slot(0))
      guard let shown = node.host.presentation, shown.request === request else { return }
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

  /// What the modifier keeps from one evaluation to the next.
  @MainActor private final class Memory {
    let request: PresentationRequest
    var content: (() -> Content)?

    private init(_ request: PresentationRequest) {
      self.request = request
    }

    static func of(_ node: ViewNode, style: PresentationRequest.Style) -> Memory {
      if let memory = node.properties.first as? Memory { return memory }
      let memory = Memory(
        PresentationRequest(
          node: node, style: style, content: Content.self))
      node.properties.append(memory)
      return memory
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
      var environment = request.node.environment
      environment.hosting(presentation)
      environment = environment.reusing(presentation.node?.environment)
      presentation.node = cursor.update(
        PresentedContent(content: content) { [weak request, weak presentation] in
          guard let request, let presentation else { return false }
          return !presentation.isLeaving && request.wanted == presentation.id
        }, key: .id(ObjectIdentifier(presentation)),
        environment: environment, host: presentation.host, navigation: .some(nil))
    }
  }
}

/// The root of what is presented; its closure's reads are its own, not the presenter's (UP-15).
nonisolated private struct PresentedContent<Content: View>: PrimitiveView {
  let content: () -> Content

  /// Whether the content is wanted still; what is on its way out keeps its last value (SH-34).
  let isWanted: () -> Bool

  @MainActor static func _update(_ view: PresentedContent, _ inputs: _ViewInputs) {
    guard view.isWanted() else { return }
    inputs.node.updateChild(inputs.node.track(view.content))
  }
}

extension View {
  /// Presents a sheet while a flag is true (SH-01 to SH-03).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item while there is one; its id decides between update and replacement (SH-10, SH-11).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a cover while a flag is true (SH-40).
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  /// Presents a cover for an item while there is one (SH-40).
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  nonisolated private func presenting<Content: View>(
    _ style: PresentationRequest.Style, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> PresentingView<Self, Content> {
    PresentingView(
      base: self, style: style,
      wish: { isPresented.wrappedValue ? .init(id: true, content: content) : nil },
      writeBack: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  nonisolated private func presenting<Item: Identifiable, Content: View>(
    _ style: PresentationRequest.Style, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> PresentingView<Self, Content> {
    PresentingView(
      base: self, style: style,
      wish: {
        item.wrappedValue.map { item in
          .init(id: AnyHashable(item.id), content: { content(item) })
        }
      },
      writeBack: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
