/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects at the first subscriber, and stops when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Sends everything through one subject to all subscribers, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }

  /// Sends nothing until connected.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  where Failure == Never {
    multicast(subject: PassthroughSubject())
  }

  /// Does the work once for all subscribers, from the first until the last has gone.
  public func share() -> Publishers.Share<Self> {
    multicast(subject: PassthroughSubject()).autoconnect()
  }
}

extension Publishers {
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >

  /// A publisher that sends another's values through a subject, once connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let subject: SubjectType

    fileprivate init(upstream: Upstream, subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }

  /// A publisher that is connected as long as somebody is subscribed.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    fileprivate init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.with {
        count += 1
        return count == 1
      }
      upstream.handleEvents(receiveCancel: { self.leave() }).subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isWanted = lock.with {
        if count > 0 { self.connection = connection }
        return count > 0
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = lock.with { () -> (any Cancellable)? in
        count -= 1
        return count == 0 ? take(&self.connection) : nil
      }
      connection?.cancel()
    }
  }
}
