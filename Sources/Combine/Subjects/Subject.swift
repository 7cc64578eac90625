/// A publisher that code outside sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)

  /// Ends it for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription, when the subject itself follows a publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a signal to all subscribers.
  public func send() {
    send(())
  }
}

/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()

  /// Makes a subject.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber)
  }

  public func send(_ value: Output) {
    broadcast.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.finish(completion)
  }

  public func send(subscription: any Subscription) {
    subscription.request(.unlimited)
  }
}

/// A subject that holds a value, and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()
  private let lock = Lock()
  private var current: Output

  /// Makes a subject that holds a value.
  public init(_ value: Output) {
    current = value
  }

  /// The newest value; setting it sends it.
  public var value: Output {
    get { lock.with { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.add(subscriber) { self.value }
  }

  public func send(_ value: Output) {
    guard !broadcast.isFinished else { return }
    lock.with { current = value }
    broadcast.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.finish(completion)
  }

  public func send(subscription: any Subscription) {
    subscription.request(.unlimited)
  }
}
