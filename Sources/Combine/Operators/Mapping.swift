extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    transformed { { .pass(transform($0)) } }
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Takes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Changes each value, and fails with the error the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    tryTransformed { { .pass(try transform($0)) } }
  }

  /// Changes each value, and drops those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    transformed { { transform($0).map { .pass($0) } ?? .skip } }
  }

  /// Changes each value, drops those that become nil, and fails with the error the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    tryTransformed { { try transform($0).map { .pass($0) } ?? .skip } }
  }

  /// Sends what becomes of the last result and each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    transformed {
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        return .pass(result)
      }
    }
  }

  /// Sends a value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Names an error for a publisher that cannot fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> where Failure == Never {
    transformed(end: { _ in (nil, .finished) }) { { .pass($0) } }
  }

  /// Changes the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    transformed(end: { (nil, $0.mapError(transform)) }) { { .pass($0) } }
  }
}

extension Publisher {
  /// Follows a rule whose end is this publisher's.
  func transformed<T>(
    _ rule: @escaping () -> (Output) -> TransformStep<T, Failure>
  ) -> Publishers.Transformed<Self, T, Failure> {
    transformed(end: { (nil, $0) }, rule)
  }

  /// Follows a rule with an end of its own.
  func transformed<T, E: Error>(
    end: @escaping (Subscribers.Completion<Failure>) -> (T?, Subscribers.Completion<E>),
    _ rule: @escaping () -> (Output) -> TransformStep<T, E>
  ) -> Publishers.Transformed<Self, T, E> {
    Publishers.Transformed(upstream: self) { TransformRule(value: rule(), end: end) }
  }

  /// Follows a rule that fails with what it throws.
  func tryTransformed<T>(
    _ rule: @escaping () -> (Output) throws -> TransformStep<T, any Error>
  ) -> Publishers.Transformed<Self, T, any Error> {
    transformed(end: { (nil, $0.mapError { $0 }) }) {
      let rule = rule()
      return { input in
        do {
          return try rule(input)
        } catch {
          return .end(.failure(error))
        }
      }
    }
  }
}

extension Subscribers.Completion {
  /// The same end with another error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
