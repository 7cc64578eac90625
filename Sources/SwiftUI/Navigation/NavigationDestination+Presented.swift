/// A view that has a page of its own pushed while a flag or an item asks for it (NV-04, NV-05).
nonisolated package struct PushingView<Content: View, Destination: View>: PrimitiveView {
  /// What is asked for, and how it is shown.
  enum Form {
    /// The page is made whenever the presenter's body is evaluated.
    case flag(Binding<Bool>, Destination)
    /// The page is made for the item on the stack.
    case item(
      typeName: String, read: () -> AnyHashable?, write: () -> Void,
      destination: (AnyHashable) -> Destination?)
  }

  let content: Content
  let form: Form

  /// Whether a link asks for the page, which may stand in a row.
  var isLink = false

  @MainActor package static func _update(_ view: PushingView, _ inputs: _ViewInputs) {
    let node = inputs.node
    if node.isNew { request(view, in: node) }
    if let request = node.properties.first as? PageRequest {
      update(request, view.form, node)
    }
    node.updateChildren { $0.updatePart(view.content, key: .slot(0)) }
  }

  /// Only inside a stack is the modifier seen (NV-09); in a lazy container it works, for now (NV-08).
  @MainActor private static func request(_ view: PushingView, in node: ViewNode) {
    let form = view.form
    guard let stack = node.navigation else {
      if view.isLink { return }
      node.graph.report(.misplacedDestination(form.modifier, outsideStackFor: form.subject))
      return
    }
    if node.isInLazyContainer, !view.isLink {
      node.graph.report(
        .lazyPresentedDestination(form.modifier, of: "\(Destination.self)"))
    }
    let request = PageRequest(node: node, isEager: form.isEager)
    node.properties.append(request)
    stack.add(request)
  }

  @MainActor private static func update(
    _ request: PageRequest, _ form: Form, _ node: ViewNode
  ) {
    let wanted: AnyHashable?
    switch form {
    case .flag(let isPresented, let destination):
      wanted = node.track { isPresented.wrappedValue } ? AnyHashable(true) : nil
      request.current = { isPresented.wrappedValue ? AnyHashable(true) : nil }
      request.writeBack = { isPresented.wrappedValue = false }
      request.build = { page, _ in page.updateChild(destination) }
    case .item(_, let read, let write, let destination):
      wanted = node.track(read)
      request.current = read
      request.writeBack = write
      request.build = { page, item in page.updateChild(page.track { destination(item) }) }
    }
    request.wanted = wanted
    request.isSpent = false
    node.navigation?.refreshPages(of: request)
  }
}

extension PushingView.Form {
  fileprivate var isEager: Bool { if case .flag = self { true } else { false } }

  /// The modifier, as messages name it.
  fileprivate var modifier: String {
    isEager
      ? "navigationDestination(isPresented:destination:)"
      : "navigationDestination(item:destination:)"
  }

  /// What the modifier is for, as messages say it.
  fileprivate var subject: String {
    switch self {
    case .flag: "presenting `\(Destination.self)`"
    case .item(let typeName, _, _, _): "for type `Optional<\(typeName)>`"
    }
  }
}

extension View {
  /// Pushes a page while a flag is true; the page is made with each evaluation of the body around it (NV-05).
  nonisolated public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    PushingView(content: self, form: .flag(isPresented, destination()))
  }

  /// Pushes a page while there is an item; going back writes nil (NV-04).
  nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    PushingView(
      content: self,
      form: .item(
        typeName: "\(Item.self)", read: { item.wrappedValue.map { AnyHashable($0) } },
        write: { item.wrappedValue = nil },
        destination: { value in (value.base as? Item).map(destination) }))
  }
}
