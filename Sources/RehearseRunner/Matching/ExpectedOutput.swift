import RehearseScript

/// The lines a script has recorded under one line of commands.
package struct ExpectedOutput: Sendable {
  package let lines: [LinePattern]

  package init(_ lines: [Script.ExpectedLine]) {
    self.lines = lines.map { LinePattern($0.text) }
  }

  /// Whether an output is plainly what is recorded, word for word: then no pattern need be made of it.
  package static func isRecorded(_ lines: [Script.ExpectedLine], as output: [String]) -> Bool {
    lines.count == output.count && lines.indices.allSatisfy { lines[$0].isPlainly(output[$0]) }
  }

  package init(texts: [String]) {
    lines = texts.map(LinePattern.init)
  }

  /// Whether all lines of an output are covered, by all that is expected.
  package func matches(_ output: [String]) -> Bool {
    var expected = 0
    var actual = 0
    /// Where the last `...` stands, and how far it reaches for now.
    var elision: (line: Int, end: Int)?
    while actual < output.count {
      if expected < lines.count, lines[expected].isElision {
        elision = (expected, actual)
        expected += 1
      } else if expected < lines.count, lines[expected].matches(output[actual]) {
        expected += 1
        actual += 1
      } else if let last = elision {
        // It takes one line more, and what follows it is tried anew.
        elision = (last.line, last.end + 1)
        expected = last.line + 1
        actual = last.end + 1
      } else {
        return false
      }
    }
    return lines[expected...].allSatisfy(\.isElision)
  }
}
