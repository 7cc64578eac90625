/// How what was expected and what is there go together, with the least change.
///
/// Expected `a, …, c` and actual `a, x, d` give: the same, elided, changed.
struct Alignment {
  /// One place of the two sequences.
  enum Pair: Equatable {
    case same(expected: Int, actual: Int)
    case changed(expected: Int, actual: Int)
    case missing(expected: Int)
    case surplus(actual: Int)
    /// An elision, with what it stands for.
    case elided(expected: Int, actual: Range<Int>)
  }

  private(set) var pairs: [Pair] = []

  private let expectedCount: Int
  private let actualCount: Int
  private let isElision: (Int) -> Bool
  private let isSame: (Int, Int) -> Bool
  private let isAlike: (Int, Int) -> Bool

  /// - Parameter isAlike: whether one is likely to have become the other.
  init(
    expected: Int, actual: Int, isElision: @escaping (Int) -> Bool,
    isSame: @escaping (Int, Int) -> Bool, isAlike: @escaping (Int, Int) -> Bool
  ) {
    expectedCount = expected
    actualCount = actual
    self.isElision = isElision
    self.isSame = isSame
    self.isAlike = isAlike
    align()
  }
}

extension Alignment {
  /// What a change costs. Whatever is expected is given up last, lest an elision swallow what has changed.
  private enum Cost {
    static let alike: Int32 = 2
    static let surplus: Int32 = 3
    static let changed: Int32 = 6
    static let missing: Int32 = 8
  }

  /// More cells than this would take too long; then nothing between start and end is paired.
  private static let cellLimit = 4_000_000

  private mutating func align() {
    var start = 0
    while start < min(expectedCount, actualCount), !isElision(start), isSame(start, start) {
      pairs.append(.same(expected: start, actual: start))
      start += 1
    }
    var tail = 0
    while tail < min(expectedCount, actualCount) - start, !isElision(expectedCount - 1 - tail),
      isSame(expectedCount - 1 - tail, actualCount - 1 - tail)
    {
      tail += 1
    }
    alignMiddle(start..<(expectedCount - tail), start..<(actualCount - tail))
    for back in (0..<tail).reversed() {
      pairs.append(.same(expected: expectedCount - 1 - back, actual: actualCount - 1 - back))
    }
  }

  private mutating func alignMiddle(_ expected: Range<Int>, _ actual: Range<Int>) {
    guard expected.count * actual.count <= Self.cellLimit else {
      pairs += expected.map { .missing(expected: $0) } + actual.map { .surplus(actual: $0) }
      return
    }
    let costs = costs(expected, actual)
    let width = actual.count + 1
    var row = 0
    var column = 0
    while row < expected.count || column < actual.count {
      let here = costs[row * width + column]
      func leads(_ rows: Int, _ columns: Int, _ cost: Int32) -> Bool {
        row + rows <= expected.count && column + columns <= actual.count
          && costs[(row + rows) * width + column + columns] + cost == here
      }
      let (left, right) = (expected.lowerBound + row, actual.lowerBound + column)
      if row < expected.count, isElision(left) {
        // Costs tell only where it ends.
        var end = column
        while costs[(row + 1) * width + end] != here { end += 1 }
        pairs.append(.elided(expected: left, actual: right..<(actual.lowerBound + end)))
        (row, column) = (row + 1, end)
      } else if row < expected.count, column < actual.count, leads(1, 1, cost(left, right)) {
        pairs.append(
          isSame(left, right)
            ? .same(expected: left, actual: right) : .changed(expected: left, actual: right))
        (row, column) = (row + 1, column + 1)
      } else if leads(0, 1, Cost.surplus) {
        pairs.append(.surplus(actual: right))
        column += 1
      } else {
        pairs.append(.missing(expected: left))
        row += 1
      }
    }
  }

  private func cost(_ expected: Int, _ actual: Int) -> Int32 {
    isSame(expected, actual) ? 0 : isAlike(expected, actual) ? Cost.alike : Cost.changed
  }

  /// The least cost from each place to the end, row by row.
  private func costs(_ expected: Range<Int>, _ actual: Range<Int>) -> [Int32] {
    let width = actual.count + 1
    var costs = [Int32](repeating: 0, count: (expected.count + 1) * width)
    for column in 0..<actual.count {
      costs[expected.count * width + column] = Int32(actual.count - column) * Cost.surplus
    }
    for row in expected.indices.map({ $0 - expected.lowerBound }).reversed() {
      let isElision = isElision(expected.lowerBound + row)
      var right: Int32 = .max
      for column in (0...actual.count).reversed() {
        let below = costs[(row + 1) * width + column]
        var least: Int32
        if isElision {
          least = min(below, right)
        } else {
          least = below + Cost.missing
          if column < actual.count {
            let step = cost(expected.lowerBound + row, actual.lowerBound + column)
            least = min(
              least, right + Cost.surplus, costs[(row + 1) * width + column + 1] + step)
          }
        }
        costs[row * width + column] = least
        right = least
      }
    }
    return costs
  }
}
