import Glibc
import RehearseScript
import RehearseSession
import RehearseText

/// Repeats commands in front of their output, and what a transcript needs besides to pass as a test.
struct CommandEcho {
  /// Whether nothing is repeated, since programs read the output.
  private let isOmitted: Bool

  /// Whether anything has been told, so that the next session begins in a transcript that is under way.
  private var hasTold = false

  /// What begins the transcript of the session, until there is something to tell of it.
  private var beginning: String?
  private var declarations = IssueDeclarations()

  /// Whether what is printed goes to a terminal.
  private let isSeen = isatty(Output.standard.descriptor) == 1

  init(isOmitted: Bool) {
    self.isOmitted = isOmitted
  }

  /// Begins the transcript of a session behind that of another one; the stage is nil where its script names one.
  mutating func begin(on stage: Stage?) {
    beginning = hasTold ? stage.map { "stage " + Quoting.word($0.name) } : nil
  }

  /// Repeats a line as it was typed, with what was read in it.
  mutating func tell(_ line: Script.Line, _ commands: [Command], in source: Source) {
    guard !isOmitted else { return }
    if let first = commands.first, !first.isExpectation { declare() }
    write(source.text(in: line.span))
  }

  /// Repeats one of several commands of a line.
  mutating func tell(_ command: Command, in source: Source) {
    if !command.isExpectation { declare() }
    write((command.mustFail ? "! " : "") + source.text(in: command.span))
  }

  /// Takes in what a command came to.
  mutating func note(_ command: Command, _ result: TranscriptRunner.Result) {
    declarations.note(command, result)
  }

  /// Writes what declares the issues of the last step, so that they do not fail a test.
  mutating func declare() {
    for id in declarations.take() where !isOmitted { write("expect issue \(id)") }
  }

  /// Repeats what was typed; line ends within it become ours.
  private mutating func write(_ text: String) {
    if let beginning { Output.standard.append(beginning + "\n") }
    beginning = nil
    hasTold = true
    Output.standard.append(ControlCharacters.needsCare(text) ? legible(text) : text)
    Output.standard.append("\n")
  }

  /// A text with something in it that is more than a line of characters.
  private func legible(_ text: String) -> String {
    let isPlain = !text.utf8.contains(UInt8(ascii: "\r"))
    let echoed = isPlain ? text : text.replacing("\r\n", with: "\n")
    // A transcript that is kept has to say what was typed, if it could be read; one that is only seen must not drive
    // the terminal.
    let isRefused = echoed.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\r") }
    return isSeen || isRefused ? ControlCharacters.inLines(echoed) : echoed
  }
}
