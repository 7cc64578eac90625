import RehearseScript

/// How the output of a command differs from what its script has recorded, line by line.
package struct LineDifference: Codable, Sendable {
  package let lines: [Line]

  /// One line of the difference; numbers are those of the script.
  package enum Line: Codable, Equatable, Sendable {
    case same(number: Int, text: String)
    /// A `...`, with how many lines it stands for.
    case elided(number: Int, count: Int)
    case missing(number: Int, text: String)
    case surplus(text: String)
    case changed(ChangedLine)
  }

  /// Compares what stands under a command with what it printed.
  package init(_ expected: [Script.ExpectedLine], _ output: [String]) {
    let patterns = expected.map { LinePattern($0.text) }
    lines = Alignment(patterns, output).pairs.map { pair in
      switch pair {
      case .same(let line, _):
        .same(number: expected[line].number, text: expected[line].text)
      case .elided(let line, let range):
        .elided(number: expected[line].number, count: range.count)
      case .missing(let line):
        .missing(number: expected[line].number, text: expected[line].text)
      case .surplus(let line):
        .surplus(text: RecordedText.text(output[line]))
      case .changed(let line, let actual):
        .changed(
          ChangedLine(
            number: expected[line].number, expected: expected[line].text,
            pattern: patterns[line], actual: output[actual]))
      }
    }
  }
}

extension Alignment {
  /// Pairs the lines of an output with those that were expected.
  init(_ patterns: [LinePattern], _ output: [String]) {
    let names = output.map(\.leadingName)
    self.init(
      expected: patterns.count, actual: output.count, isElision: { patterns[$0].isElision },
      isSame: { patterns[$0].matches(output[$1]) },
      isAlike: { String(decoding: patterns[$0].parts[0], as: UTF8.self).leadingName == names[$1] })
  }
}

extension String {
  /// What a line of output is about: `editor` of `editor: name "Jim"`.
  fileprivate var leadingName: Substring { prefix { $0 != ":" } }
}
