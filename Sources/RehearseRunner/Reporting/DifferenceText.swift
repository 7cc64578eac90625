import RehearseScript
import RehearseText

/// A difference as lines that are readable without colour.
///
/// ```
///    3   | screen: Studio
///  - 4   | people: [Person(id: #1, name: "Jim")]
///                                         ^^^
///  +     | people: [Person(id: #1, name: "Alice")]
///                                         ^^^^^
/// ```
struct DifferenceText {
  private(set) var lines: [ReportLine] = []
  private let width: Int

  /// - Parameter legend: what the signs mean.
  init(_ difference: LineDifference, legend: String = "(- is recorded, + is printed)") {
    width = difference.lines.map { $0.number.map(String.init)?.count ?? 0 }.max() ?? 0
    for line in difference.lines { append(line) }
    lines.append(ReportLine(legend, .faint))
  }

  private mutating func append(_ line: LineDifference.Line) {
    switch line {
    case .same(let number, let text): append(" ", number, text)
    case .elided(let number, let count):
      append(" ", number, "...", note: count == 1 ? "1 line" : "\(count) lines")
    case .missing(let number, let text): append("-", number, text)
    case .surplus(let text): append("+", nil, text)
    case .changed(let line):
      append("-", line.number, line.expected, marks: line.expectedMarks)
      append("+", nil, line.actual, marks: line.actualMarks)
      switch line.invisible {
      case .blanksAtEnd?:
        lines.append(ReportLine("  only blanks at the line's end differ, shown as ·", .doubtful))
      case .tabs?:
        lines.append(ReportLine("  only blanks differ, tabs are shown as ⇥", .doubtful))
      case nil: break
      }
    }
  }

  private mutating func append(
    _ sign: String, _ number: Int?, _ text: String, marks: [Range<Int>] = [], note: String? = nil
  ) {
    let digits = number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: width - digits.count)
    let lead = "\(sign) \(padding)\(digits) | "
    let shown = ControlCharacters.inLine(text)
    let tone: ReportLine.Tone = sign == "-" ? .removed : sign == "+" ? .added : .plain
    var line = shown.isEmpty ? String(lead.dropLast()) : lead + shown
    if let note { line += "  (\(note))" }
    lines.append(ReportLine(line, tone))
    guard !marks.isEmpty else { return }
    lines.append(
      ReportLine(
        String(repeating: " ", count: lead.count) + Self.carets(marks, under: text), tone))
  }

  private static func carets(_ marks: [Range<Int>], under text: String) -> String {
    let characters = Array(text)
    var carets = ""
    var position = 0
    for mark in marks {
      let before = characters[position..<mark.lowerBound].reduce(0) { $0 + DisplayWidth.of($1) }
      let marked = characters[mark].reduce(0) { $0 + DisplayWidth.of($1) }
      carets += String(repeating: " ", count: before)
      carets += String(repeating: "^", count: max(marked, 1))
      position = mark.upperBound
    }
    return carets
  }
}

extension LineDifference.Line {
  fileprivate var number: Int? {
    switch self {
    case .same(let number, _), .elided(let number, _), .missing(let number, _): number
    case .changed(let line): line.number
    case .surplus: nil
    }
  }
}
