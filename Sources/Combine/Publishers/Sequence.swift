extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receiveAll(sequence, then: .finished)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      return Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error):
      return Fail(error: error).eraseToAnyPublisher()
    }
  }
}

extension Subscriber {
  /// Gives the subscriber the elements of a sequence as it asks for them, then the end.
  func receiveAll<Elements: Sequence>(
    _ elements: Elements, then completion: Subscribers.Completion<Failure>
  ) where Elements.Element == Input {
    let supply = Supply(elements.makeIterator(), completion, self)
    receive(subscription: supply)
    supply.finishIfEmpty()
  }
}

/// A subscription to the elements of a sequence.
private final class Supply<Elements: IteratorProtocol, Failure: Error>: Subscription {
  private let lock = Lock()
  private var elements: Elements
  private var upcoming: Elements.Element?
  private let completion: Subscribers.Completion<Failure>
  private var subscriber: (any Subscriber<Elements.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(
    _ elements: Elements, _ completion: Subscribers.Completion<Failure>,
    _ subscriber: any Subscriber<Elements.Element, Failure>
  ) {
    self.elements = elements
    self.completion = completion
    self.subscriber = subscriber
    upcoming = self.elements.next()
  }

  func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.with {
      self.demand += demand
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let subscriber, self.demand > 0, let element = upcoming {
      upcoming = elements.next()
      self.demand -= 1
      self.demand += subscriber.receive(element)
      finishIfEmpty()
    }
    lock.with { isSending = false }
  }

  func finishIfEmpty() {
    guard upcoming == nil else { return }
    lock.with { take(&subscriber) }?.receive(completion: completion)
  }

  func cancel() {
    let subscriber = lock.with { take(&self.subscriber) }
    withExtendedLifetime(subscriber) {}
  }
}
