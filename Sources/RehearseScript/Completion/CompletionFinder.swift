/// Finds out what may stand where a text ends.
struct CompletionFinder {
  let source: Source
  private let tokens: [Token]
  private let problems: [Lexer.Problem]
  private let endsInComment: Bool

  /// The complete words of the command, without `!`.
  private(set) var words: [Word] = []

  /// The word that the text ends in.
  private var last: Token?

  /// Whether the text ends where no word can begin: in expected output, or in what can't be read.
  private(set) var isUnreadable = false

  init(_ source: Source) {
    let lexer = Lexer(source)
    self.source = source
    tokens = lexer.tokens.dropLast()
    problems = lexer.problems
    endsInComment = lexer.endsInComment
    cut()
  }

  private mutating func cut() {
    var start = tokens.count
    while start > 0, tokens[start - 1].kind == .word || tokens[start - 1].kind == .invalid {
      start -= 1
    }
    var command = tokens[start...]
    // Behind a block only a mark can follow, behind a bar nothing is read.
    let before = start > 0 ? tokens[start - 1].kind : .newline
    isUnreadable = endsInComment || before == .output || before == .closeBrace
    if let end = command.last, end.span.end == source.bytes.count {
      last = command.removeLast()
    }
    if let end = last, end.kind == .invalid, !isWord(end) { isUnreadable = true }
    if let first = command.first, source.text(in: first.span) == "!" { command.removeFirst() }
    words = command.map { WordReader.word(in: source.bytes, $0.span) }
  }

  /// The words of every command of the text, one after the other.
  var commands: [[Word]] {
    tokens.split { $0.kind != .word && $0.kind != .invalid }.map { command in
      command.map { WordReader.word(in: source.bytes, $0.span) }
    }
  }

  /// Whether a word could go on, or begin, where the text ends, with a verb before it.
  var allowsVariable: Bool { !words.isEmpty }

  /// Whether a token that can't be read is still a word, with an open quote or a wrong escape.
  private func isWord(_ token: Token) -> Bool {
    switch problems[token.problem].kind {
    case .unclosedQuote, .unknownEscape, .invalidScalar: true
    default: false
    }
  }
}

// MARK: - The word at the cursor

extension CompletionFinder {
  func context() -> CompletionContext {
    var context = variableContext() ?? wordContext()
    context.verb = words.first.flatMap { $0.isQuoted ? nil : Verb(named: $0.text) }
    return context
  }

  func wordContext() -> CompletionContext {
    let end = source.bytes.count
    guard !isUnreadable else { return context(.nothing, from: end) }
    guard let verbWord = words.first else {
      guard let last, last.hasQuotes else {
        return context(.verb, from: last?.span.start ?? end)
      }
      return context(.nothing, from: last.span.start)
    }
    let verb = verbWord.isQuoted ? nil : Verb(named: verbWord.text)
    if let last, last.equals >= 0, let verb, let subject = keySubject(verb) {
      let key = WordReader.word(
        in: source.bytes, Span(last.span.start, last.equals), replaces: false)
      return context(.value(key: key.text, verb, subject: subject.name), from: last.equals + 1)
    }
    let (place, keywords) = place(verb, named: verbWord.text)
    return context(place, keywords: keywords, from: last?.span.start ?? end)
  }

  private func context(
    _ place: CompletionContext.Place, keywords: [String] = [], from start: Int
  ) -> CompletionContext {
    let end = source.bytes.count
    var openQuote: Character?
    var text = Span(start, end)
    if let last, last.problem >= 0, case .unclosedQuote(let quote) = problems[last.problem].kind {
      openQuote = quote
      // What stands in an open quote is read as if it were closed.
      let opening = problems[last.problem].span.start
      if opening >= start { text = Span(opening, end) }
    }
    return CompletionContext(
      place: place, keywords: last?.hasQuotes == true ? [] : keywords,
      partial: partial(text, openQuote: openQuote), range: start..<end, openQuote: openQuote)
  }

  private func partial(_ span: Span, openQuote: Character?) -> String {
    guard let openQuote else {
      return WordReader.word(in: source.bytes, span, replaces: false).text
    }
    let closed = Array(source.bytes[span.start..<span.end]) + Array(String(openQuote).utf8)
    return WordReader.word(in: closed, Span(0, closed.count), replaces: false).text
  }

  /// What keys belong to, for the verbs that take them once their first word is complete.
  private func keySubject(_ verb: Verb) -> (name: String?, Void)? {
    switch verb {
    case .set: (nil, ())
    case .present, .sheet, .push, .stage, .run:
      words.count > 1 ? (words[1].text, ()) : nil
    default: nil
    }
  }
}
