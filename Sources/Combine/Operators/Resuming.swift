extension Publishers {
  /// A publisher that goes on with others when one ends.
  ///
  /// `Catch`, `Retry` and `Concatenate` are names for this type.
  public struct Resuming<Output, Failure: Error, UpstreamFailure: Error>: Publisher {
    let first: any Publisher<Output, UpstreamFailure>
    let next:
      () -> (Subscribers.Completion<UpstreamFailure>) -> Resumption<
        Output, UpstreamFailure, Failure
      >

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let chain = Chain(outlet: outlet, next: next())
      outlet.onCancel { chain.stop() }
      outlet.open()
      chain.follow(first)
    }
  }

  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = Resuming<
    Upstream.Output, NewPublisher.Failure, Upstream.Failure
  >
  public typealias Retry<Upstream: Publisher> = Resuming<
    Upstream.Output, Upstream.Failure, Upstream.Failure
  >
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = Resuming<
    Prefix.Output, Prefix.Failure, Prefix.Failure
  >
}

extension Publisher {
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Resuming(first: self) {
      { completion in
        switch completion {
        case .finished: .end(.finished)
        case .failure(let error): .finally(handler(error))
        }
      }
    }
  }

  /// Starts again after an error, at most a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Resuming(first: self) {
      var left = retries
      return { completion in
        guard case .failure = completion, left > 0 else { return .end(completion) }
        left -= 1
        return .again(self)
      }
    }
  }

  /// Sends the values of another publisher after the end.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Resuming(first: self) {
      { completion in
        if case .failure = completion { .end(completion) } else { .finally(publisher) }
      }
    }
  }

  /// Sends the values of another publisher first.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Sends some values after the end.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends some values first.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }
}

/// What follows the end of a publisher.
enum Resumption<Output, UpstreamFailure: Error, Failure: Error> {
  /// A publisher whose end is looked at in the same way.
  case again(any Publisher<Output, UpstreamFailure>)
  /// A publisher whose end is the end.
  case finally(any Publisher<Output, Failure>)
  /// The end.
  case end(Subscribers.Completion<Failure>)
}

/// Publishers one after the other, feeding one subscriber.
private final class Chain<Output, UpstreamFailure: Error, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  private let next:
    (Subscribers.Completion<UpstreamFailure>) -> Resumption<Output, UpstreamFailure, Failure>
  private let lock = Lock()
  private var current: (any Cancellable)?

  init(
    outlet: Outlet<Output, Failure>,
    next:
      @escaping (Subscribers.Completion<UpstreamFailure>) -> Resumption<
        Output, UpstreamFailure, Failure
      >
  ) {
    self.outlet = outlet
    self.next = next
  }

  func follow(_ publisher: any Publisher<Output, UpstreamFailure>) {
    run(publisher) { completion in
      switch self.next(completion) {
      case .again(let publisher): self.follow(publisher)
      case .finally(let publisher): self.run(publisher, self.outlet.finish)
      case .end(let completion): self.outlet.finish(completion)
      }
    }
  }

  func stop() {
    lock.with { take(&current) }?.cancel()
  }

  private func run<E: Error>(
    _ publisher: any Publisher<Output, E>,
    _ end: @escaping (Subscribers.Completion<E>) -> Void
  ) {
    guard !outlet.isClosed else { return }
    let sink = Subscribers.Sink<Output, E>(receiveCompletion: end, receiveValue: outlet.send)
    lock.with { current = sink }
    publisher.subscribe(sink)
  }
}
