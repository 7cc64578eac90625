import RehearseScript
import RehearseText

/// The words for a failure.
struct FailureText {
  /// What went wrong, in one line behind its place.
  let message: String

  /// What belongs below it: the command with its caret, or the difference.
  var details: [ReportLine] = []

  init(_ failure: TestFailure) {
    switch failure.kind {
    case .refused(_, let lines):
      message = lines.first ?? "error"
      details = lines.dropFirst().map { ReportLine($0) }
    case .outputDiffers(let command, let difference):
      message = "error: the output of \(Self.short(command)) differs"
      details = DifferenceText(difference).lines
    case .issue(let command, let id, let text):
      message = "error: \(Self.short(command)) raises \(id), which is not expected"
      details = text.split(separator: "\n").map {
        ReportLine("  " + ControlCharacters.inLine(String($0)))
      }
      details.append(ReportLine("hint: expect issue \(id)"))
    case .preambleDiffers(let command, let other, let pair):
      message =
        "error: \(Self.short(command)) does not print what it printed before "
        + Quoting.quoted(ControlCharacters.inLine(other))
      details = Self.lines(of: pair)
    case .unexpectedPass(let reason):
      message = "error: the test passes, but was expected to fail"
      details = [
        ReportLine("  " + ControlCharacters.inLine(reason)),
        ReportLine("hint: delete the line expected to fail"),
      ]
    case .tookTooLong(let limit):
      message = "error: the test did not end within \(limit) of real time"
      details = [ReportLine("hint: timeout 5s allows it more")]
    case .noStep:
      message = "error: the script has no step"
      details = [
        ReportLine("hint: a step is a command that prints the state, such as present or tap")
      ]
    case .stageRefused(let reason):
      message = "error: the stage does not start: \(ControlCharacters.inLine(reason))"
    case .unreadable(let reason):
      message = "error: the script can't be read: \(reason)"
    case .unwritable(let reason):
      message = "error: the script can't be written: \(reason)"
    case .unknownInfoWord(let word, let isBehind):
      message =
        isBehind
        ? "error: nothing may follow flow, but \(Quoting.quoted(ControlCharacters.inLine(word))) does"
        : "error: the block is marked \(Quoting.quoted(ControlCharacters.inLine(word))) and is not tested"
      details = [ReportLine("hint: ```flow")]
    case .noFlowBlock:
      message = "error: the file has no flow block"
      details = [ReportLine("hint: ```flow begins one, ``` ends it")]
    case .unfinishedBlock:
      message = "error: what begins here does not end within its flow block"
      details = [ReportLine("hint: close the brace before the block's end")]
    }
  }

  /// A command on one line, however long it is.
  static func short(_ command: String) -> String {
    let first = ControlCharacters.inLine(String(command.prefix { $0 != "\n" && $0 != "\r\n" }))
    let isCut = first.count > 60 || first.count < command.count
    return isCut ? first.prefix(60) + "…" : first
  }

  private static func lines(of pair: TestFailure.LinePair) -> [ReportLine] {
    var lines: [ReportLine] = []
    if let expected = pair.expected { lines.append(ReportLine("- | " + expected, .removed)) }
    if let actual = pair.actual { lines.append(ReportLine("+ | " + actual, .added)) }
    return lines + [ReportLine("(- is printed there, + is printed here)", .faint)]
  }
}

extension TestFailure {
  /// Where it failed: `people.flow:3:5`.
  package var location: String {
    guard let line else { return file }
    return column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }

  /// The column, in characters from 1, if a word is meant.
  package var column: Int? {
    if case .refused(let column, _) = kind { column } else { nil }
  }

  /// What came before it, in short: the latest steps, and the state they led to.
  var history: [String] {
    var lines: [String] = []
    if stepsBefore > before.count {
      let count = stepsBefore - before.count
      lines.append("after \(count) more step\(count == 1 ? "" : "s"),")
    }
    for (index, place) in before.enumerated() {
      let lead = index == 0 && lines.isEmpty ? "after " : "      "
      lines.append("\(lead)\(place.line): \(FailureText.short(place.command))")
    }
    if before.isEmpty { return lines }
    for (index, line) in state.prefix(Self.stateLimit).enumerated() {
      lines.append((index == 0 ? "on    " : "      ") + ControlCharacters.inLine(line))
    }
    if state.count > Self.stateLimit { lines.append("      …") }
    return lines
  }

  private static let stateLimit = 12
}
