extension Publishers {
  /// A publisher of pairs: the first values of two others, the second values, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(subscriber, publishers: 2)
      var waitingA: [A.Output] = []
      var waitingB: [B.Output] = []
      var isEndedA = false
      var isEndedB = false
      func pair(_ store: () -> Void) {
        let pair = joint.lock.with { () -> Output? in
          store()
          guard !waitingA.isEmpty, !waitingB.isEmpty else { return nil }
          return (waitingA.removeFirst(), waitingB.removeFirst())
        }
        if let pair { joint.outlet.send(pair) }
        let isOver = joint.lock.with {
          (isEndedA && waitingA.isEmpty) || (isEndedB && waitingB.isEmpty)
        }
        if isOver { joint.finish(.finished) }
      }
      joint.follow(
        a, value: { value in pair { waitingA.append(value) } }, end: { pair { isEndedA = true } })
      joint.follow(
        b, value: { value in pair { waitingB.append(value) } }, end: { pair { isEndedB = true } })
    }
  }
}

extension Publisher {
  /// Sends pairs of values.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what pairs of values become.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Transformed<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers {
  /// A publisher of the matching values of three others.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c)
        .map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the matching values of three.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Sends what the matching values of three become.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Transformed<Publishers.Zip3<Self, P, Q>, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
