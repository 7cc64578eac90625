extension Subscribers {
  /// A subscriber that hands everything to two closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false

    /// What is called at the end.
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void

    /// What is called with each value.
    public private(set) var receiveValue: (Input) -> Void

    /// Makes a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isWanted = lock.with {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      if !isOver { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let isFirst = lock.with {
        defer { isOver = true }
        return !isOver
      }
      if isFirst { receiveCompletion(completion) }
      release()
    }

    public func cancel() {
      lock.with { isOver = true }
      release()?.cancel()
    }

    /// Lets go of the publisher, and of what the closures have captured.
    @discardableResult private func release() -> (any Subscription)? {
      receiveCompletion = { _ in }
      receiveValue = { _ in }
      return lock.with { take(&subscription) }
    }
  }
}

extension Publisher {
  /// Calls one closure with each value and one at the end, until the result is cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
