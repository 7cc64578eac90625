/// Something that sends values over time, and perhaps an end.
public protocol Publisher<Output, Failure> {
  /// The values it sends.
  associatedtype Output

  /// The error it may end with.
  associatedtype Failure: Error

  /// Attaches a subscriber; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything into a subject until cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// Something that takes values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values it takes.
  associatedtype Input

  /// The error it may be ended with.
  associatedtype Failure: Error

  /// Takes the subscription, through which it asks for values.
  func receive(subscription: any Subscription)

  /// Takes a value, and answers how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a signal, and answers how many more it wants.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// What ties a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher so many more values.
  func request(_ demand: Subscribers.Demand)
}

/// The names of Combine's publishers.
public enum Publishers {}

/// The names of Combine's subscribers and of what they say.
public enum Subscribers {}

/// The names of Combine's ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that has nothing to give.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
