/// Labels, what narrows them, and what follows them.
extension ArgumentReader {
  /// Reads a label and everything that narrows it; the first word is always the label.
  mutating func expectTarget(_ argument: String = "a label") throws(Diagnostic) -> Target {
    let label = Label(try expectWord(argument))
    var selectors = Selectors()
    try parseSelectors(&selectors)
    return Target(label, containers: selectors.containers, ordinal: selectors.ordinal)
  }

  /// Reads a label and a value behind it, with selectors on either side.
  mutating func expectTargetAndValue() throws(Diagnostic) -> (Target, Word) {
    let label = Label(try expectWord("a label and a value"))
    var selectors = Selectors()
    try parseSelectors(&selectors)
    let value = try expectWord("a value")
    try parseSelectors(&selectors)
    return (Target(label, containers: selectors.containers, ordinal: selectors.ordinal), value)
  }

  /// Reads `in LABEL` and `[n]` in any order.
  private mutating func parseSelectors(_ selectors: inout Selectors) throws(Diagnostic) {
    while position < end {
      if accept("in") {
        let container = try expectWord("a label behind in")
        selectors.containers.append(Label(container))
      } else if let ordinal = try parseOrdinal() {
        if selectors.ordinal != nil {
          position -= 1
          try expectEnd()
        }
        selectors.ordinal = ordinal
      } else {
        return
      }
    }
  }

  private struct Selectors {
    var containers: [Label] = []
    var ordinal: Number?
  }

  /// Reads `[n]`, unquoted.
  private mutating func parseOrdinal() throws(Diagnostic) -> Number? {
    let span = tokens[position].span
    guard bytes[span.start] == UInt8(ascii: "["), bytes[span.end - 1] == UInt8(ascii: "]"),
      span.end - span.start > 2,
      bytes[(span.start + 1)..<(span.end - 1)].allSatisfy(\.isDigit)
    else { return nil }
    position += 1
    let digits = WordReader.word(in: bytes, Span(span.start + 1, span.end - 1))
    // Carets stand under the brackets too.
    let inner = Word(digits.text, isQuoted: false, span: span)
    do throws(Diagnostic) {
      return try Number(inner, least: 1)
    } catch {
      throw Diagnostic(error.kind, at: span, in: commandSpan)
    }
  }
}
