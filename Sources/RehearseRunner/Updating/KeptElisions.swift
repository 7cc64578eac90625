import RehearseScript

/// A line of expected output brought up to date, with those of its elisions that still stand for something.
///
/// `clock: [..]ms, 3 left` becomes `clock: [..]ms, 2 left` when `clock: 300ms, 2 left` is printed.
struct KeptElisions {
  /// The parts of the new line, and between them what the elisions stand for.
  private(set) var parts: [String]
  private(set) var elided: [String] = []

  /// Brings a pattern up to date with a line that it need not fit.
  init(_ pattern: LinePattern, for line: String) {
    parts = [line]
    guard pattern.parts.count > 1, !pattern.isElision else { return }
    let expected = pattern.characters
    let actual = Array(line)
    let alignment = Alignment(
      expected: expected.count, actual: actual.count, isElision: { expected[$0] == nil },
      isSame: { expected[$0] == actual[$1] }, isAlike: { _, _ in false })
    let pairs = alignment.pairs
    let same = pairs.count { if case .same = $0 { true } else { false } }
    // A line that has become another one keeps nothing.
    guard same * 2 >= expected.count - pattern.parts.count + 1 else { return }

    parts = []
    var start = 0
    for (index, pair) in pairs.enumerated() {
      guard case .elided(_, let range) = pair, pairs.isSame(index - 1), pairs.isSame(index + 1)
      else { continue }
      parts.append(String(actual[start..<range.lowerBound]))
      elided.append(String(actual[range]))
      start = range.upperBound
    }
    parts.append(String(actual[start...]))
  }

  /// The line as it is recorded, without its bar.
  var text: String { RecordedText.text(parts) }
}

extension LinePattern {
  /// The characters of the line, with nothing where an elision stands.
  fileprivate var characters: [Character?] {
    Array(
      parts.map { Array(String(decoding: $0, as: UTF8.self)).map(Optional.some) }
        .joined(separator: [nil]))
  }
}

extension [Alignment.Pair] {
  /// Whether the neighbour of an elision, or the line's edge, is as it was.
  fileprivate func isSame(_ index: Int) -> Bool {
    guard indices.contains(index) else { return true }
    return if case .same = self[index] { true } else { false }
  }
}
