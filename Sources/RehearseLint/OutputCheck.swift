import RehearseRunner
import RehearseScript

/// Finds recorded output that can never match, or that matches whatever is printed.
enum OutputCheck {
  static func diagnostics(of script: Script) -> [Diagnostic] {
    script.lines.filter { !$0.expected.isEmpty }.flatMap(diagnostics)
  }

  private static func diagnostics(_ line: Script.Line) -> [Diagnostic] {
    lines(line.expected) + (first(line).map { [$0] } ?? [])
  }

  /// What is wrong with lines whatever prints them.
  private static func lines(_ expected: [Script.ExpectedLine]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, line) in expected.enumerated() {
      let isElision = LinePattern(line.text).isElision
      if isElision, index > 0, LinePattern(expected[index - 1].text).isElision {
        found.append(diagnostic(.repeatedElision, line))
      } else if RecordedText.visible(line.text) != line.text {
        found.append(
          diagnostic(.controlCharacter(visible: RecordedText.visible(line.text)), line))
      } else if line.text.utf8.last == UInt8(ascii: " ") {
        let text = String(line.text.dropLast())
        found.append(diagnostic(.trailingBlank(text: text), line))
      } else if let text = mistyped(line.text) {
        found.append(diagnostic(.mistypedElision(text: text), line))
      }
    }
    if let line = expected.first, expected.allSatisfy({ LinePattern($0.text).isElision }) {
      found.append(diagnostic(.elidesEverything, line))
    }
    return found
  }

  /// What was meant for an elision and is none.
  private static func mistyped(_ text: String) -> String? {
    if ["..", "....", "[..."].contains(text) { return text }
    return text.contains("[...]") ? "[...]" : nil
  }

  /// What is wrong with the first line, given what its command prints.
  private static func first(_ line: Script.Line) -> Diagnostic? {
    guard let first = line.expected.first else { return nil }
    guard let command = line.commands.first(where: { !$0.isSilent }) else {
      guard let silent = line.commands.first, !ExpectedOutput(line.expected).matches([]) else {
        return nil
      }
      let verb = silent.known?.rawValue ?? ""
      return diagnostic(.silentCommand(verb: verb), first)
    }
    let beginning = command.mustFail ? "error:" : command.isStep ? "screen:" : ""
    let pattern = LinePattern(first.text)
    guard !beginning.isEmpty, !pattern.isElision, !pattern.canBegin(with: beginning + " ") else {
      return nil
    }
    return diagnostic(.otherOutput(begins: beginning), first)
  }

  private static func diagnostic(
    _ lint: Diagnostic.Lint, _ line: Script.ExpectedLine
  ) -> Diagnostic {
    Diagnostic(.lint(lint), at: line.span, in: line.span)
  }
}

extension LinePattern {
  /// Whether a line that begins with the text can fit.
  fileprivate func canBegin(with text: String) -> Bool {
    let fixed = String(decoding: parts[0], as: UTF8.self)
    return fixed.hasPrefix(text) || (parts.count > 1 && text.hasPrefix(fixed))
  }
}
