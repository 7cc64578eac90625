/// A publisher of which only the values and the error are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let publisher: any Publisher<Output, Failure>

  /// Hides a publisher's type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.publisher = (publisher as? AnyPublisher<Output, Failure>)?.publisher ?? publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A subscriber of which only the values and the error are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscriber: any Subscriber<Input, Failure>

  /// Hides a subscriber's type.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.subscriber = subscriber
  }

  public var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }

  public func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  public func receive(_ input: Input) -> Subscribers.Demand {
    subscriber.receive(input)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    subscriber.receive(completion: completion)
  }
}
