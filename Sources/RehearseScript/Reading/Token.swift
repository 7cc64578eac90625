/// A piece of a line: a word, a mark, or something that can't be read.
///
/// `set name=Jim; save` gives a word, a word whose equals sign is known, a semicolon and a word.
package struct Token: Sendable {
  package internal(set) var kind: Kind
  package let span: Span

  /// Whether a part of the word stands in quotes.
  package var hasQuotes = false

  /// Where the first equals sign outside quotes stands, or -1.
  package var equals = -1

  /// For a token that can't be read, which problem of the lexer says why.
  package var problem = -1

  package enum Kind: UInt8, Sendable {
    case word
    case semicolon
    case openBrace
    case closeBrace
    case newline
    /// A line of expected output, from its bar to its end.
    case output
    case invalid
    case end
  }
}
