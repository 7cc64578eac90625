/// Several publishers that feed one subscriber, and the end they come to.
///
/// A failure of one ends them all; otherwise the end comes with the last, or when an operator says so.
final class Joint<Output, Failure: Error> {
  /// Guards what an operator remembers of its publishers.
  let lock = Lock()

  /// The way to the subscriber.
  let outlet: Outlet<Output, Failure>

  private var inlets: [any Cancellable] = []
  private var open = 0

  /// Makes a joint and hands the subscriber its subscription.
  init(_ subscriber: any Subscriber<Output, Failure>, publishers count: Int) {
    open = count
    outlet = Outlet(subscriber)
    outlet.onCancel { self.close() }
    outlet.open()
  }

  /// Follows one of the publishers.
  func follow<P: Publisher>(
    _ publisher: P, value: @escaping (P.Output) -> Void, end: @escaping () -> Void = {}
  ) where P.Failure == Failure {
    guard !outlet.isClosed else { return }
    let inlet = Subscribers.Sink<P.Output, Failure>(
      receiveCompletion: { completion in
        let isLast = self.lock.with {
          self.open -= 1
          return self.open == 0
        }
        if case .failure = completion {
          self.finish(completion)
        } else if isLast {
          self.finish(.finished)
        } else {
          end()
        }
      },
      receiveValue: value)
    lock.with { inlets.append(inlet) }
    publisher.subscribe(inlet)
  }

  /// Ends it for the subscriber, and lets go of the publishers.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    outlet.finish(completion)
    close()
  }

  private func close() {
    let inlets = lock.with {
      defer { self.inlets = [] }
      return self.inlets
    }
    for inlet in inlets { inlet.cancel() }
  }
}
