extension Publishers {
  /// A publisher of all values of the publishers that another's values become.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let flattening = Flattening<Output, Failure>(subscriber, keepsAll: true)
      flattening.follow(upstream, atMost: maxPublishers, transform)
    }
  }

  /// A publisher of the values of the newest of the publishers that another sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let flattening = Flattening<Output, Failure>(subscriber, keepsAll: false)
      flattening.follow(upstream, atMost: .unlimited) { $0 }
    }
  }
}

extension Publisher {
  /// Sends the values of the publishers that the values become.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends the values of the publishers that the values become, which may fail as this one cannot.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that the values become, which cannot fail as this one may.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Sends the values of the newest publisher sent.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// Sends the values of the newest publisher sent, which may fail as this one cannot.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  where Output: Publisher, Failure == Never {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

/// Publishers made of a publisher's values, feeding one subscriber.
private final class Flattening<Output, Failure: Error> {
  private let keepsAll: Bool
  private let lock = Lock()
  private let outlet: Outlet<Output, Failure>
  private var source: (any Subscription)?
  private var isSourceEnded = false
  private var inner: [Int: any Cancellable] = [:]
  private var last = 0

  init(_ subscriber: any Subscriber<Output, Failure>, keepsAll: Bool) {
    self.keepsAll = keepsAll
    outlet = Outlet(subscriber)
  }

  func follow<Upstream: Publisher, Inner: Publisher>(
    _ upstream: Upstream, atMost limit: Subscribers.Demand,
    _ transform: @escaping (Upstream.Output) -> Inner
  )
  where
    Upstream.Failure == Failure, Inner.Output == Output, Inner.Failure == Failure
  {
    outlet.onCancel { self.close() }
    outlet.open()
    upstream.subscribe(
      Inlet<Upstream.Output, Failure>(
        subscription: { subscription in
          self.lock.with { self.source = subscription }
          subscription.request(limit)
        },
        value: { self.add(transform($0)) },
        completion: { completion in
          self.lock.with { self.isSourceEnded = true }
          self.ended(completion)
        }))
  }

  private func add<Inner: Publisher>(_ publisher: Inner)
  where Inner.Output == Output, Inner.Failure == Failure {
    guard !outlet.isClosed else { return }
    let (ticket, outdated) = lock.with { () -> (Int, [any Cancellable]) in
      last += 1
      guard !keepsAll else { return (last, []) }
      defer { inner = [:] }
      return (last, Array(inner.values))
    }
    for cancellable in outdated { cancellable.cancel() }
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { completion in
        self.lock.with { self.inner[ticket] = nil }
        self.ended(completion)
        if self.keepsAll { self.lock.with { self.source }?.request(.max(1)) }
      },
      receiveValue: outlet.send)
    lock.with { inner[ticket] = sink }
    publisher.subscribe(sink)
  }

  /// One of the publishers has ended: the subscriber is told if it has failed or was the last.
  private func ended(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion {
      outlet.finish(completion)
      close()
    } else if lock.with({ isSourceEnded && inner.isEmpty }) {
      outlet.finish(.finished)
      close()
    }
  }

  private func close() {
    let all = lock.with { () -> [any Cancellable] in
      defer { (source, inner) = (nil, [:]) }
      return (source.map { [$0] } ?? []) + Array(inner.values)
    }
    for cancellable in all { cancellable.cancel() }
  }
}
