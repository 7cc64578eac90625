import RehearseScript
import RehearseText

/// What the prompt writes: output as a transcript holds it, and what went wrong in the colour of caution.
struct PromptScreen {
  let usesColor: Bool
  let pager: Pager

  /// Shows lines as output of a command; what one only looks at may be shown by a pager.
  func show(output lines: [String], canBePaged: Bool = false) {
    let lines = lines.map { $0.isEmpty ? "|" : "| \($0)" }
    let text = lines.map { $0 + "\n" }.joined()
    if canBePaged, pager.isNeeded(for: lines), pager.show(text) { return }
    Output.standard.write(text)
  }

  /// Shows why a command did not go as asked.
  func show(trouble lines: [String]) {
    for line in lines { Output.standard.append(caution(line) + "\n") }
    Output.standard.flush()
  }

  /// Shows lines that belong to no command.
  func show(plain lines: [String]) {
    for line in lines { Output.standard.append(ControlCharacters.inLine(line) + "\n") }
    Output.standard.flush()
  }

  /// Ends the line in which the terminal has shown `^C`.
  func endLine() {
    Output.standard.write("\n")
  }

  /// Passes on what the app wrote to standard error.
  func pass(complaints: String) {
    guard !complaints.isEmpty else { return }
    for line in complaints.split(separator: "\n", omittingEmptySubsequences: false) {
      guard !line.isEmpty else { continue }
      Output.error.append(ControlCharacters.inLine(String(line)) + "\n")
    }
    Output.error.flush()
  }

  private func caution(_ line: String) -> String {
    usesColor ? "\u{1B}[33m\(line)\u{1B}[0m" : line
  }
}
