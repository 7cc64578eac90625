import RehearseScript

/// The words for a failure.
struct FailureText {
  /// What went wrong, in one line behind its place.
  let message: String

  /// What belongs below it: the command with its caret, or the difference.
  var details: [String] = []

  init(_ failure: TestFailure) {
    switch failure.kind {
    case .refused(_, let lines):
      message = lines.first ?? "error"
      details = Array(lines.dropFirst())
    case .outputDiffers(let command, let difference):
      message = "error: the output of \(Self.short(command)) differs"
      details = DifferenceText(difference).lines
    case .issue(let command, let id, let text):
      message = "error: \(Self.short(command)) raises \(id), which is not expected"
      details = text.split(separator: "\n").map { "  " + Escaping.visible(String($0)) }
      details.append("hint: expect issue \(id)")
    case .noStep:
      message = "error: the script has no step"
      details = ["hint: a step is a command that prints the state, such as present or tap"]
    case .stageRefused(let reason):
      message = "error: the stage does not start: \(Escaping.visible(reason))"
    case .unreadable(let reason):
      message = "error: the script can't be read: \(reason)"
    case .unwritable(let reason):
      message = "error: the script can't be written: \(reason)"
    }
  }

  /// A command on one line, however long it is.
  static func short(_ command: String) -> String {
    let first = Escaping.visible(String(command.prefix { $0 != "\n" && $0 != "\r\n" }))
    let isCut = first.count > 60 || first.count < command.count
    return isCut ? first.prefix(60) + "…" : first
  }
}

extension TestFailure {
  /// Where it failed: `people.flow:3:5`.
  var location: String {
    guard let line else { return file }
    if case .refused(let column, _) = kind { return "\(file):\(line):\(column)" }
    return "\(file):\(line)"
  }

  /// What came before it, in short: the latest steps, and the screen they led to.
  var history: [String] {
    let shown = before.suffix(5)
    var lines: [String] = []
    if before.count > shown.count {
      let count = before.count - shown.count
      lines.append("after \(count) more step\(count == 1 ? "" : "s"),")
    }
    for (index, place) in shown.enumerated() {
      let lead = index == 0 && lines.isEmpty ? "after " : "      "
      lines.append("\(lead)\(place.line): \(FailureText.short(place.command))")
    }
    if let screen, !before.isEmpty { lines.append("on    \(screen)") }
    return lines
  }
}
