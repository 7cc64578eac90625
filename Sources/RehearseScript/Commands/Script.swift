/// A script that has been read: its lines in order, each with what it asks for and what it printed.
package struct Script: Sendable {
  package let source: Source

  /// The lines that hold commands; a block is one of them, however many lines of text it has.
  package let lines: [Line]

  /// Expected output above the first command, which a test refuses and the prompt ignores.
  package let strayOutput: [ExpectedLine]

  /// One line of commands.
  package struct Line: Sendable {
    package let content: Content

    /// Further diagnostics within the same line's block, for those who want to see all at once.
    package let others: [Diagnostic]

    /// From the first word to the last one.
    package let span: Span

    /// The number of the text line it begins on, from 1.
    package let number: Int

    package fileprivate(set) var expected: [ExpectedLine] = []

    package init(_ content: Content, others: [Diagnostic] = [], span: Span, number: Int) {
      self.content = content
      self.others = others
      self.span = span
      self.number = number
    }

    /// What was read: commands, or the reason why the line is refused when it is reached.
    package enum Content: Sendable {
      case commands([Command])
      case refused(Diagnostic)
    }
  }

  /// One line of output a script expects.
  package struct ExpectedLine: Sendable {
    /// The text behind the bar and one blank, as it stands in the file.
    package let text: String

    /// From the bar to the end of the line.
    package let span: Span

    /// The number of the text line, from 1.
    package let number: Int
  }
}

extension Script.Line {
  package var commands: [Command] {
    if case .commands(let commands) = content { commands } else { [] }
  }

  package var diagnostic: Diagnostic? {
    if case .refused(let diagnostic) = content { diagnostic } else { nil }
  }

  mutating func append(_ output: Script.ExpectedLine) {
    expected.append(output)
  }
}

extension Script {
  /// Why a test refuses the script as a whole: output is expected before anything could print it.
  package var strayDiagnostic: Diagnostic? {
    strayOutput.first.map { Diagnostic(.outputBeforeCommand, at: $0.span, in: $0.span) }
  }
}
