extension Publishers {
  /// A publisher of all values of several others, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    /// Joins publishers of one type.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Joins publishers of one type.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(subscriber, publishers: publishers.count)
      if publishers.isEmpty { joint.finish(.finished) }
      for publisher in publishers { joint.follow(publisher, value: joint.outlet.send) }
    }
  }

  /// A publisher of all values of two others, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
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
      joint.follow(a, value: joint.outlet.send)
      joint.follow(b, value: joint.outlet.send)
    }
  }
}

extension Publisher {
  /// Sends the values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the values of three, as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with b: P, _ c: Q
  ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure
  {
    merge(with: b).merge(with: c)
  }

  /// Sends the values of four, as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with b: P, _ c: Q, _ d: R
  ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, P>, Q>, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    merge(with: b).merge(with: c).merge(with: d)
  }
}
