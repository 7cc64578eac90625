extension Publisher {
  /// Sends all values as one array, at the end.
  public func collect() -> Publishers.Collect<Self> {
    reduce([]) { $0 + [$1] }
  }

  /// Sends values in arrays of a size; the last may be smaller.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.Transformed(upstream: self) {
      var batch: [Output] = []
      return TransformRule(
        value: { value in
          batch.append(value)
          guard batch.count == count else { return .skip }
          defer { batch = [] }
          return .pass(batch)
        },
        end: { completion in
          guard case .finished = completion, !batch.isEmpty else { return (nil, completion) }
          return (batch, completion)
        })
    }
  }

  /// Sends what all values together become, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Transformed(upstream: self) {
      var result = initialResult
      return TransformRule(
        value: { value in
          result = nextPartialResult(result, value)
          return .skip
        },
        end: { completion in
          guard case .finished = completion else { return (nil, completion) }
          return (result, completion)
        },
        gathers: true)
    }
  }

  /// Sends the last value, at the end.
  public func last() -> Publishers.Last<Self> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Sends the last value that fits, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Last<Self> {
    reduce(Output?.none) { predicate($1) ? $1 : $0 }.compactMap { $0 }
  }

  /// Sends the number of values, at the end.
  public func count() -> Publishers.Count<Self> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Sends whether a value fits, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    transformed(
      end: { completion in
        guard case .finished = completion else { return (nil, completion) }
        return (false, completion)
      },
      { { predicate($0) ? .passLast(true) : .skip } })
  }

  /// Sends whether a value is sent, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self>
  where Output: Equatable {
    contains { $0 == output }
  }

  /// Sends whether all values fit, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Sends a value if there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.Transformed(upstream: self) {
      var isEmpty = true
      return TransformRule(
        value: { value in
          isEmpty = false
          return .pass(value)
        },
        end: { completion in
          guard case .finished = completion, isEmpty else { return (nil, completion) }
          return (output, completion)
        })
    }
  }

  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    transformed(
      end: { completion in
        if case .failure = completion { return (output, .finished) }
        return (nil, .finished)
      },
      { { .pass($0) } })
  }
}
