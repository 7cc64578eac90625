extension Lexer {
  /// Reads the quoted part at the offset, and says what is wrong with it.
  ///
  /// An unclosed quote takes the rest of its line; a bad escape does not, so that a brace behind it still counts.
  mutating func scanQuotes() -> Problem? {
    let start = offset
    let quote = bytes[offset]
    var problem: Problem?
    offset += 1
    while offset < bytes.count, bytes[offset] != .newline {
      switch bytes[offset] {
      case quote:
        offset += 1
        return problem
      case .backslash where quote == .doubleQuote:
        let escape = Escape(in: bytes, at: offset, before: lineEnd(from: offset))
        if case .invalid(let kind) = escape.meaning {
          problem = problem ?? Problem(kind: kind, span: Span(offset, escape.end))
        }
        offset = escape.end
      default:
        offset += 1
      }
    }
    offset = max(start + 1, lineEnd(from: start))
    return Problem(
      kind: .unclosedQuote(quote: quote == .doubleQuote ? "\"" : "'"), span: Span(start, offset))
  }
}
