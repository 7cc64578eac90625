extension StateValue {
  /// The order in which sets and dictionaries are shown: by kind, then by content.
  ///
  /// Strings are compared by scalars, so that the order depends on no locale.
  package func precedes(_ other: StateValue) -> Bool { order(against: other) < 0 }

  private func order(against other: StateValue) -> Int {
    switch (self, other) {
    case (.bool(let left), .bool(let right)): compare(left ? 1 : 0, right ? 1 : 0)
    case (.int(let left), .int(let right)): compare(left, right)
    case (.double(let left), .double(let right)): compare(left, right)
    case (.int(let left), .double(let right)): compare(Double(left), right)
    case (.double(let left), .int(let right)): compare(left, Double(right))
    case (.string(let left), .string(let right)), (.text(let left), .text(let right)),
      (.name(let left), .name(let right)):
      compareScalars(left, right)
    case (.token(let left), .token(let right)): compare(left, right)
    case (.record(let type, let fields), .record(let otherType, let otherFields)):
      first(compareScalars(type.name, otherType.name), compareAll(fields, otherFields))
    case (.enumCase(let name, let payload), .enumCase(let otherName, let otherPayload)):
      first(compareScalars(name.name, otherName.name), compareAll(payload, otherPayload))
    case (.array(let left), .array(let right)), (.set(let left), .set(let right)):
      compareAll(left, right)
    case (.dictionary(let left), .dictionary(let right)):
      first(
        compareAll(left.map(\.key), right.map(\.key)),
        compareAll(left.map(\.value), right.map(\.value)))
    default: compare(rank, other.rank)
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .bool: 1
    case .int, .double: 2
    case .string: 3
    case .text: 4
    case .enumCase: 5
    case .record: 6
    case .array: 7
    case .set: 8
    case .dictionary: 9
    case .token: 10
    case .name: 11
    case .elided: 12
    }
  }

  private func compareAll(_ left: [StateValue], _ right: [StateValue]) -> Int {
    for (one, two) in zip(left, right) {
      let order = one.order(against: two)
      if order != 0 { return order }
    }
    return compare(left.count, right.count)
  }
}

private func first(_ order: Int, _ next: @autoclosure () -> Int) -> Int {
  order != 0 ? order : next()
}

private func compare<Number: Comparable>(_ left: Number, _ right: Number) -> Int {
  left < right ? -1 : left == right ? 0 : 1
}

private func compareScalars(_ left: String, _ right: String) -> Int {
  if left.utf8.elementsEqual(right.utf8) { return 0 }
  return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
}
