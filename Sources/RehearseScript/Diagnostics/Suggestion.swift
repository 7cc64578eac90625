/// What may have been meant by a mistyped word.
package enum Suggestion {
  /// The nearest of the known words, at most three; none that is farther than a third of the word's length.
  ///
  /// For `sve` among `save`, `set` and `tap` it gives `save`.
  package static func near(_ word: String, in known: [String]) -> [String] {
    let typed = Array(word.lowercased())
    let limit = typed.count / 3
    guard !typed.isEmpty else { return [] }
    var found: [(word: String, distance: Int)] = []
    for candidate in known where candidate != word {
      let letters = Array(candidate.lowercased())
      guard let distance = distance(typed, letters, within: limit) else { continue }
      if !found.contains(where: { $0.word == candidate }) {
        found.append((candidate, distance))
      }
    }
    // The order of the known words decides between equals: it is the order of the screen or of the table.
    let sorted = found.enumerated().sorted { left, right in
      (left.element.distance, left.offset) < (right.element.distance, right.offset)
    }
    return sorted.prefix(3).map(\.element.word)
  }

  /// The number of letters to insert, delete, change or swap with their neighbour, if it is within the limit.
  static func distance(_ left: [Character], _ right: [Character], within limit: Int) -> Int? {
    if abs(left.count - right.count) > limit { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      if current.allSatisfy({ $0 > limit }) { return nil }
      beforeLast = last
      last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
