/// Reads what stands behind a verb, word by word, up to where the command ends.
struct ArgumentReader {
  let source: Source
  let bytes: [UInt8]
  let tokens: [Token]
  let verb: Int
  let end: Int
  var position: Int

  /// Whether a word read so far has variables.
  private(set) var usesVariables = false

  /// The last word that is free text, which a surplus word may belong to.
  var lastText = -1

  init(_ parser: Parser, from verb: Int, upTo end: Int) {
    source = parser.source
    bytes = parser.bytes
    tokens = parser.tokens
    self.verb = verb
    self.end = end
    position = verb + 1
  }
}

// MARK: - Places

extension ArgumentReader {
  var isAtEnd: Bool { position >= end }

  /// From the verb to the last word.
  var commandSpan: Span {
    Span(tokens[verb].span.start, tokens[end - 1].span.end)
  }

  var lastSpan: Span { tokens[max(verb, end - 1)].span }

  var verbText: String { source.text(in: tokens[verb].span) }

  /// What has been read so far, the verb included.
  private var typed: String {
    source.text(in: tokens[verb].span.merged(with: tokens[max(verb, position - 1)].span))
  }

  func diagnostic(_ kind: Diagnostic.Kind, at span: Span) -> Diagnostic {
    Diagnostic(kind, at: span, in: commandSpan)
  }

  /// What to say when a word is missing: the caret stands under the verb, the hint shows a whole command.
  func missing(_ argument: String) -> Diagnostic {
    diagnostic(.missingArgument(typed: typed, argument: argument), at: tokens[verb].span)
  }
}

// MARK: - Words

extension ArgumentReader {
  /// The word of a token; its variables count unless it is a name.
  mutating func word(_ token: Token, replaces: Bool = true) -> Word {
    word(in: token.span, replaces: replaces)
  }

  mutating func word(in span: Span, replaces: Bool = true) -> Word {
    let word = WordReader.word(in: bytes, span, replaces: replaces)
    if !word.segments.isEmpty, word.hasVariables { usesVariables = true }
    return word
  }

  mutating func parseWord() -> Word? {
    guard position < end else { return nil }
    lastText = position
    position += 1
    return word(tokens[position - 1])
  }

  /// Reads a word that is the name of something, which more words would not make another one.
  mutating func parsePlainWord() -> Word? {
    let word = parseWord()
    lastText = -1
    return word
  }

  mutating func expectPlainWord(_ argument: String) throws(Diagnostic) -> Word {
    guard let word = parsePlainWord() else { throw missing(argument) }
    return word
  }

  mutating func expectWord(_ argument: String) throws(Diagnostic) -> Word {
    guard let word = parseWord() else { throw missing(argument) }
    return word
  }

  /// All words that are left, at least one of them.
  mutating func expectWords(_ argument: String) throws(Diagnostic) -> [Word] {
    var words = [try expectWord(argument)]
    while let word = parseWord() { words.append(word) }
    return words
  }

  /// Reads a name, which never holds variables.
  mutating func expectName(_ argument: String) throws(Diagnostic) -> Word {
    guard position < end else { throw missing(argument) }
    let name = word(tokens[position], replaces: false)
    guard !name.isQuoted, Naming.isName(name.text) else {
      throw diagnostic(.invalidName(name: name.text), at: name.span)
    }
    position += 1
    return name
  }

  /// The rest of the command as one word, which may have blanks.
  mutating func expectRightSide(_ argument: String) throws(Diagnostic) -> Word {
    guard position < end else { throw missing(argument) }
    let span = tokens[position].span.merged(with: tokens[end - 1].span)
    position = end
    return word(in: span)
  }

  /// Takes the next token if it is this word, and bare.
  mutating func accept(_ keyword: StaticString) -> Bool {
    guard isNext(keyword) else { return false }
    position += 1
    return true
  }

  func isNext(_ keyword: StaticString) -> Bool {
    position < end && isToken(position, keyword)
  }

  func isToken(_ index: Int, _ keyword: StaticString) -> Bool {
    let span = tokens[index].span
    guard span.end - span.start == keyword.utf8CodeUnitCount else { return false }
    for offset in 0..<keyword.utf8CodeUnitCount
    where bytes[span.start + offset] != keyword.utf8Start[offset] {
      return false
    }
    return true
  }

  mutating func expectKeyword(_ keyword: StaticString) throws(Diagnostic) {
    if accept(keyword) { return }
    throw unexpected([keyword.description])
  }

  /// Takes one of several bare words.
  mutating func expectChoice<Choice>(_ type: Choice.Type) throws(Diagnostic) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    if position < end, !tokens[position].hasQuotes,
      let choice = Choice(rawValue: source.text(in: tokens[position].span))
    {
      position += 1
      return choice
    }
    throw unexpected(Choice.allCases.map(\.rawValue))
  }

  /// What to say when one of a few words must stand here.
  func unexpected(_ choices: [String]) -> Diagnostic {
    guard position < end else {
      return diagnostic(
        .expectedWord(typed: typed, choices: choices, found: nil), at: lastSpan)
    }
    let span = tokens[position].span
    return diagnostic(
      .expectedWord(typed: typed, choices: choices, found: source.text(in: span)), at: span)
  }
}
