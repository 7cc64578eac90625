extension Publisher {
  /// Keeps the values that fit.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    transformed { { isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Keeps the values that fit, and fails with the error the closure throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    tryTransformed { { try isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Drops values that are the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    transformed {
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return .skip }
        last = .some(value)
        return .pass(value)
      }
    }
  }

  /// Drops values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// Sends the first value only.
  public func first() -> Publishers.First<Self> {
    transformed { { .passLast($0) } }
  }

  /// Sends the first value that fits.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    transformed { { predicate($0) ? .passLast($0) : .skip } }
  }

  /// Leaves out a number of values at the start.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    transformed {
      var left = count
      return { value in
        guard left > 0 else { return .pass(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// Leaves out values as long as they fit.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    transformed {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  /// Sends a number of values, then ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Sends values as long as they fit, then ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    transformed { { predicate($0) ? .pass($0) : .end(.finished) } }
  }

  /// Sends the values at a range of places, then ends.
  public func output(in range: Range<Int>) -> Publishers.Output<Self> {
    transformed {
      var place = 0
      return { value in
        defer { place += 1 }
        if place >= range.upperBound { return .end(.finished) }
        if place < range.lowerBound { return .skip }
        return place == range.upperBound - 1 ? .passLast(value) : .pass(value)
      }
    }
  }

  /// Sends the value at one place, then ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<index + 1)
  }

  /// Sends no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    transformed { { _ in .skip } }
  }
}
