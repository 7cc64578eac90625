import Glibc
import RehearseText

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

  /// One line of output a script expects; what it says is read where somebody asks, since most is only compared.
  package struct ExpectedLine: Sendable {
    private let source: Source

    /// From the bar to the end of the line.
    package let span: Span

    init(_ span: Span, in source: Source) {
      self.source = source
      self.span = span
    }
  }
}

extension Script.ExpectedLine {
  /// The text behind the bar and one blank, as it stands in the file.
  package var text: String { source.text(in: textSpan) }

  /// The number of the text line, from 1.
  package var number: Int { source.lineNumber(at: span.start) }

  /// Whether the text is a line of output, byte for byte, and has nothing in it that could mean something else.
  package func isPlainly(_ output: String) -> Bool {
    source.withBytes(in: textSpan) { text in
      output.utf8.withContiguousStorageIfAvailable { output in
        guard let start = text.baseAddress, let outputStart = output.baseAddress else {
          return text.isEmpty && output.isEmpty
        }
        return text.count == output.count && memcmp(start, outputStart, text.count) == 0
          && PlainLine.holds(text)
      } ?? false
    }
  }

  private var textSpan: Span {
    let start = span.start + 1
    let hasBlank = start < span.end && source.bytes[start] == .space
    return Span(hasBlank ? start + 1 : start, span.end)
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
    if expected.isEmpty { expected.reserveCapacity(8) }
    expected.append(output)
  }
}

extension Script {
  /// Why a test refuses the script as a whole: output is expected before anything could print it.
  package var strayDiagnostic: Diagnostic? {
    strayOutput.first.map { Diagnostic(.outputBeforeCommand, at: $0.span, in: $0.span) }
  }
}
