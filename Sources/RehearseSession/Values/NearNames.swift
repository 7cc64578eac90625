/// The names that `word` may have been meant to be: at most three, nearest first, none that is far.
func nearNames(to word: String, among names: [String]) -> [String] {
  let limit = max(1, word.count / 3)
  let typed = Array(word.lowercased())
  var near: [(name: String, distance: Int)] = []
  for name in names where !near.contains(where: { $0.name == name }) {
    let distance = distance(from: typed, to: Array(name.lowercased()))
    if distance <= limit { near.append((name, distance)) }
  }
  near.sort { $0.distance < $1.distance }
  return near.prefix(3).map(\.name)
}

/// How many characters must be put in, left out, replaced or swapped with the next one.
private func distance(from word: [Character], to other: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for (row, character) in word.enumerated() {
    var current = [row + 1]
    for (column, target) in other.enumerated() {
      var least = min(last[column + 1], current[column]) + 1
      least = min(least, last[column] + (character == target ? 0 : 1))
      if row > 0, column > 0, character == other[column - 1], word[row - 1] == target {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[other.count]
}
