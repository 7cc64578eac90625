/// What `expect` and `always` check.
extension ArgumentReader {
  mutating func expectExpectation() throws(Diagnostic) -> Expectation {
    guard position < end else { throw missing("a path, or what to look for") }
    let first = position
    let isNegated = accept("not")
    let claim = try expectClaim()
    try expectEnd()
    let span = tokens[first].span.merged(with: tokens[end - 1].span)
    return Expectation(isNegated: isNegated, claim: claim, span: span)
  }

  private mutating func expectClaim() throws(Diagnostic) -> Expectation.Claim {
    guard position < end else { throw missing("a path, or what to look for, behind not") }
    if let claim = try parseWordedClaim() { return claim }
    let path = try expectPath()
    guard position < end else { return .isTrue(path) }
    let comparison = try expectChoice(Expectation.Operator.self)
    guard position < end else { throw missing("a value behind \(comparison.rawValue)") }
    return .compares(path, comparison, try expectRightSide("a value"))
  }

  /// Reads the forms that begin with a word of their own.
  private mutating func parseWordedClaim() throws(Diagnostic) -> Expectation.Claim? {
    guard let word = leadingWord() else { return nil }
    if position + 1 < end, !tokens[position + 1].hasQuotes,
      Expectation.Operator(rawValue: source.text(in: tokens[position + 1].span)) != nil
    {
      let rest = source.text(in: tokens[position + 1].span.merged(with: tokens[end - 1].span))
      throw diagnostic(
        .pathNeedsBackQuotes(word: word.rawValue, rest: rest), at: tokens[position].span)
    }
    position += 1
    switch word {
    case .presented:
      let kind = try expectChoice(Expectation.PresentationKind.self)
      return .presented(kind, title: parseWord())
    case .nothing:
      try expectKeyword("presented")
      return .nothingPresented
    case .visible: return .visible(try expectTarget())
    case .enabled: return .enabled(try expectTarget())
    case .disabled: return .disabled(try expectTarget())
    case .event: return .event(try expectRightSide("an event's text"))
    case .issue: return .issue(try expectPlainWord("an issue's id"))
    case .not: throw unexpectedNot()
    }
  }

  private enum LeadingWord: String {
    case presented, nothing, visible, enabled, disabled, event, issue, not
  }

  private func leadingWord() -> LeadingWord? {
    tokens[position].hasQuotes
      ? nil : LeadingWord(rawValue: source.text(in: tokens[position].span))
  }

  private func unexpectedNot() -> Diagnostic {
    diagnostic(
      .surplusWord(word: "not", before: "expect not …", phrase: nil, after: ""),
      at: tokens[position - 1].span)
  }
}
