extension Publishers {
  /// A publisher of the newest values of two others, once both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      var newestA: A.Output?
      var newestB: B.Output?
      func send(_ store: () -> Void) {
        let both = joint.lock.with { () -> Output? in
          store()
          guard let newestA, let newestB else { return nil }
          return (newestA, newestB)
        }
        if let both { joint.outlet.send(both) }
      }
      joint.follow(
        a, value: { value in send { newestA = .some(value) } },
        end: { if newestA == nil { joint.finish(.finished) } })
      joint.follow(
        b, value: { value in send { newestB = .some(value) } },
        end: { if newestB == nil { joint.finish(.finished) } })
    }
  }
}

extension Publisher {
  /// Sends the newest values of both, once both have sent one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what the newest values of both become.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Transformed<Publishers.CombineLatest<Self, P>, T, Failure>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
