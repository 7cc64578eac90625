/// A view that runs an action for what a publisher sends while the view is there.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: PrimitiveView
where PublisherType.Failure == Never {
  /// What is shown.
  public var content: Content
  /// What is followed.
  public var publisher: PublisherType
  /// What is done with what comes.
  public var action: (PublisherType.Output) -> Void

  /// Makes a view that follows a publisher.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  @MainActor public static func _update(_ view: SubscriptionView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    if let subscription = node.properties.first as? PublisherSubscription<PublisherType> {
      subscription.follow(view.publisher, view.action)
    } else {
      let subscription = PublisherSubscription(node, view.publisher, view.action)
      node.properties = [subscription]
      node.onRemove.append { [weak subscription] in subscription?.cancel() }
    }
  }
}

/// A node's subscription to a publisher, with the action of the last evaluation.
private final class PublisherSubscription<Followed: Publisher>: @unchecked Sendable
where Followed.Failure == Never {
  private let graph: ViewGraph
  private var publisher: Followed
  private var action: (Followed.Output) -> Void
  private var cancellable: AnyCancellable?

  @MainActor init(
    _ node: ViewNode, _ publisher: Followed, _ action: @escaping (Followed.Output) -> Void
  ) {
    graph = node.graph
    self.publisher = publisher
    self.action = action
    subscribe()
  }

  /// Follows another publisher, unless it is the same as far as that can be told.
  @MainActor func follow(_ publisher: Followed, _ action: @escaping (Followed.Output) -> Void) {
    self.action = action
    guard !ValueComparison.areEqual(self.publisher, publisher) else { return }
    self.publisher = publisher
    subscribe()
  }

  func cancel() {
    cancellable = nil
  }

  private func subscribe() {
    cancellable = publisher.sink { [weak self] output in self?.receive(output) }
  }

  /// What is sent during an update waits for its end (UP-07); what comes from another thread changes over.
  private func receive(_ output: Followed.Output) {
    nonisolated(unsafe) let output = output
    if !ViewGraph.isOnMainActor() {
      DispatchQueue.main.async { [weak self] in self?.action(output) }
    } else if ViewGraph.evaluating != nil || graph.isUpdating {
      graph.enqueue { [weak self] in self?.action(output) }
    } else {
      action(output)
    }
  }
}

extension View {
  /// Runs an action for what a publisher sends while the view is there.
  nonisolated public func onReceive<PublisherType: Publisher>(
    _ publisher: PublisherType, perform action: @escaping (PublisherType.Output) -> Void
  ) -> some View where PublisherType.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
