// The end of a command, behind which no word may be left.
extension ArgumentReader {
  /// Sees to it that no word is left.
  func expectEnd() throws(Diagnostic) {
    guard position < end else { return }
    let span = tokens[position].span
    if bytes[span.start] == UInt8(ascii: "|") {
      throw diagnostic(.outputAfterCommand, at: span)
    }
    let surplus = WordReader.word(in: bytes, span, replaces: false).text
    guard lastText == position - 1, lastText > verb else {
      let before = source.text(in: Span(commandSpan.start, tokens[position - 1].span.end))
      throw diagnostic(
        .surplusWord(word: surplus, before: before, phrase: nil, after: ""), at: span)
    }
    // `set name=Jim Smith`: the value alone would stand in quotes.
    let last = tokens[lastText]
    let start = last.equals >= 0 && takesKeys ? last.equals + 1 : last.span.start
    var phrase = WordReader.word(in: bytes, Span(start, last.span.end), replaces: false).text
    var index = position
    while index < end, index == position || !beginsSelector(index) {
      phrase += " " + WordReader.word(in: bytes, tokens[index].span, replaces: false).text
      index += 1
    }
    let before = source.text(in: Span(commandSpan.start, start))
    let after = source.text(in: Span(tokens[index - 1].span.end, commandSpan.end))
    throw diagnostic(
      .surplusWord(word: surplus, before: before, phrase: phrase, after: after), at: span)
  }

  /// Whether a word is no part of a label, but begins what may stand behind one.
  private func beginsSelector(_ index: Int) -> Bool {
    if takesKeys, tokens[index].equals >= 0 { return true }
    return isToken(index, "in") || isToken(index, "into") || isToken(index, "to")
      || bytes[tokens[index].span.start] == UInt8(ascii: "[")
  }

  private var takesKeys: Bool {
    switch Verb(named: verbText) {
    case .present, .set, .sheet, .push, .stage, .run: true
    default: false
    }
  }
}
