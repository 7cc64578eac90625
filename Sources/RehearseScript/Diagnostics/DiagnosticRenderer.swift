import RehearseText

/// Sets a diagnostic as lines: the message, the command, a caret under the very word, a hint.
///
/// ```
/// error: editor.isPresented is not settable: its editor keeps it private
///   set editor.isPresented=true
///       ^^^^^^^^^^^^^^^^^^
/// hint: present editor name=…
/// ```
package enum DiagnosticRenderer {
  /// The lines of a diagnostic, without bars in front and without colour.
  package static func lines(_ diagnostic: Diagnostic, in source: Source) -> [String] {
    let text = diagnostic.text
    var lines = ["error: " + ControlCharacters.inLine(text.message)]
    let excerpt = Excerpt(diagnostic, in: source)
    if !excerpt.text.isEmpty {
      lines.append("  " + excerpt.text)
      lines.append("  " + excerpt.carets)
    }
    lines += text.notes.map { "  " + ControlCharacters.inLine($0) }
    if let hint = text.hint { lines.append("hint: " + ControlCharacters.inLine(hint)) }
    if let note = diagnostic.note { lines.append("note: " + ControlCharacters.inLine(note)) }
    return lines
  }

  package static func render(_ diagnostic: Diagnostic, in source: Source) -> String {
    lines(diagnostic, in: source).joined(separator: "\n")
  }

  /// Where the diagnostic stands, as a failing run prints it in front: `people.flow:3:5`.
  package static func location(of diagnostic: Diagnostic, in source: Source) -> String {
    let line = source.lineNumber(at: diagnostic.span.start)
    let column = source.column(at: diagnostic.span.start)
    return "\(source.name ?? "-"):\(line):\(column)"
  }
}

/// The line of a source that a diagnostic points into, and the carets for it.
private struct Excerpt {
  let text: String
  let carets: String

  init(_ diagnostic: Diagnostic, in source: Source) {
    let line = source.span(ofLine: source.lineNumber(at: diagnostic.span.start))
    // Only the command is shown: within a line of several, or behind `!`, it is what went wrong.
    var shown = diagnostic.command.merged(with: diagnostic.span).clamped(to: line)
    while shown.start < shown.end, source.bytes[shown.start].isBlank { shown.start += 1 }
    while shown.end > max(shown.start, diagnostic.span.end), source.bytes[shown.end - 1].isBlank {
      shown.end -= 1
    }
    let marked = diagnostic.span.clamped(to: shown)
    let before = ControlCharacters.inLine(source.text(in: Span(shown.start, marked.start)))
    let word = ControlCharacters.inLine(source.text(in: marked))
    text = ControlCharacters.inLine(source.text(in: shown))
    carets =
      String(repeating: " ", count: DisplayWidth.of(before))
      + String(repeating: "^", count: max(1, DisplayWidth.of(word)))
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == .space || self == .tab || self == .carriageReturn }
}
