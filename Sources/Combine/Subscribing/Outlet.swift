/// The way to one subscriber: values wait here until they are wanted, and the end waits behind them.
///
/// Operators that join, flatten or delay put what they make into an outlet, whatever its subscriber's pace.
final class Outlet<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  private var onCancel: (() -> Void)?

  /// Makes a way to a subscriber; the closure runs when the subscriber cancels.
  init(_ subscriber: any Subscriber<Output, Failure>, onCancel: (() -> Void)? = nil) {
    self.subscriber = subscriber
    self.onCancel = onCancel
  }

  /// Gives itself to the subscriber as its subscription.
  func open() {
    lock.with { subscriber }?.receive(subscription: self)
  }

  /// Sends a value, now or when it is wanted.
  func send(_ value: Output) {
    lock.with {
      guard subscriber != nil, completion == nil else { return }
      waiting.append(value)
    }
    drain()
  }

  /// Ends it, behind the values that still wait.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.with { self.completion = self.completion ?? completion }
    drain()
  }

  /// Whether the subscriber is gone or has been told the end.
  var isClosed: Bool { lock.with { subscriber == nil } }

  /// Replaces what runs when the subscriber cancels.
  func onCancel(_ action: @escaping () -> Void) {
    let isLate = lock.with {
      if subscriber != nil { onCancel = action }
      return subscriber == nil
    }
    if isLate { action() }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.with { self.demand += demand }
    drain()
  }

  func cancel() {
    let (action, values) = lock.with {
      subscriber = nil
      defer { waiting = [] }
      return (take(&onCancel), waiting)
    }
    withExtendedLifetime(values) {}
    action?()
  }

  private enum Next {
    case value(Output, any Subscriber<Output, Failure>)
    case end(Subscribers.Completion<Failure>, any Subscriber<Output, Failure>)
  }

  /// Sends one thing after the other; what comes in the meantime waits its turn.
  private func drain() {
    while let next = next() {
      switch next {
      case .value(let value, let subscriber):
        let more = subscriber.receive(value)
        lock.with {
          demand += more
          isSending = false
        }
      case .end(let completion, let subscriber):
        subscriber.receive(completion: completion)
      }
    }
  }

  private func next() -> Next? {
    lock.with {
      guard !isSending, let subscriber else { return nil }
      if waiting.isEmpty {
        guard let completion else { return nil }
        self.subscriber = nil
        onCancel = nil
        return .end(completion, subscriber)
      }
      guard demand > 0 else { return nil }
      demand -= 1
      isSending = true
      return .value(waiting.removeFirst(), subscriber)
    }
  }
}
