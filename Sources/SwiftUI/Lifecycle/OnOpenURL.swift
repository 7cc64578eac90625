/// A view that runs an action when the app is opened by an address.
nonisolated package struct OpenURLView<Content: View>: PrimitiveView {
  let content: Content
  let action: @MainActor (URL) -> Void

  @MainActor package static func _update(_ view: OpenURLView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    if let receiver = node.properties.first as? LinkReceiver {
      receiver.action = view.action
      return
    }
    let receiver = LinkReceiver(node, view.action)
    node.properties = [receiver]
    node.graph.links.add(receiver)
    node.onRemove.append { [graph = node.graph, weak receiver] in
      if let receiver { graph.links.remove(receiver) }
    }
  }
}

/// What one view does with an address.
final class LinkReceiver {
  unowned let node: ViewNode
  var action: @MainActor (URL) -> Void

  init(_ node: ViewNode, _ action: @escaping @MainActor (URL) -> Void) {
    self.node = node
    self.action = action
  }
}

/// The views of an app that wait for an address.
final class LinkReceivers: @unchecked Sendable {
  private var receivers: [LinkReceiver] = []

  func add(_ receiver: LinkReceiver) {
    receivers.append(receiver)
  }

  func remove(_ receiver: LinkReceiver) {
    receivers.removeAll { $0 === receiver }
  }

  var isEmpty: Bool { receivers.isEmpty }

  /// Hands an address to every view that waits, inner views first.
  @MainActor func open(_ url: URL) {
    for receiver in receivers.sorted(by: { $0.node.precedes($1.node) }) { receiver.action(url) }
  }
}

extension Host {
  /// Whether any view waits for an address.
  package var canOpenLinks: Bool { !graph.links.isEmpty }

  /// Opens the app by an address.
  package func open(_ url: URL) {
    graph.record("opened by \(url.absoluteString)")
    graph.links.open(url)
  }
}

extension View {
  /// Runs an action when the app is opened by an address, in each view that waits for one.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void)
    -> some View
  {
    OpenURLView(content: self, action: viewAction(action))
  }
}
