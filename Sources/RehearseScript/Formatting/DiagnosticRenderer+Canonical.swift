extension DiagnosticRenderer {
  /// The lines of a diagnostic as if its command had been typed in the canonical layout.
  ///
  /// For `tap   'Save'` they show `tap "Save"`, with the carets where the same words are now.
  package static func canonicalLines(_ diagnostic: Diagnostic, in source: Source) -> [String] {
    let command = diagnostic.command.merged(with: diagnostic.span)
    let typed = Source(source.text(in: command))
    guard let bytes = Parser.parse(typed).formatted else { return lines(diagnostic, in: source) }
    let canonical = Source(bytes: bytes)
    let span = Span(diagnostic.span.start - command.start, diagnostic.span.end - command.start)
    guard let span = WordMap(from: typed, to: canonical).span(of: span) else {
      return lines(diagnostic, in: source)
    }
    let moved = Diagnostic(diagnostic.kind, at: span, in: Span(0, bytes.count))
    return lines(moved.told(as: diagnostic), in: canonical)
  }
}

extension Diagnostic {
  /// The same one, with what is told besides of another.
  fileprivate func told(as other: Diagnostic) -> Diagnostic {
    var diagnostic = self
    diagnostic.concealment = other.concealment
    diagnostic.takenBack = other.takenBack
    return diagnostic
  }
}

/// Where the words of a text are after it has been laid out, which changes none of their lengths.
private struct WordMap {
  private let old: [Span]
  private let new: [Span]

  init(from old: Source, to new: Source) {
    self.old = Self.words(old)
    self.new = Self.words(new)
  }

  private static func words(_ source: Source) -> [Span] {
    Lexer(source).tokens.filter { $0.kind == .word }.map(\.span)
  }

  /// The place of what lies within words; nil where it does not.
  func span(of span: Span) -> Span? {
    guard old.count == new.count,
      let first = old.firstIndex(where: { $0.start <= span.start && span.start < $0.end }),
      let last = old.lastIndex(where: { $0.start < span.end && span.end <= $0.end })
    else { return nil }
    return Span(
      new[first].start + span.start - old[first].start, new[last].start + span.end - old[last].start
    )
  }
}
