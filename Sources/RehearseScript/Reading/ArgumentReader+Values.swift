/// Keys, numbers, durations, paths.
extension ArgumentReader {
  /// Reads all `key=value` that are left.
  mutating func expectKeyedValues() throws(Diagnostic) -> [KeyedValue] {
    var values: [KeyedValue] = []
    while position < end {
      guard let keyed = try parseKeyedValue() else {
        if !values.isEmpty { try expectEnd() }
        let word = word(tokens[position]).text
        let next = position + 1 < end ? self.word(tokens[position + 1]).text : nil
        throw diagnostic(.notKeyValue(word: word, next: next), at: tokens[position].span)
      }
      try expectNew(keyed.key, among: values)
      values.append(keyed)
    }
    return values
  }

  /// Reads all arguments that are left, with or without keys.
  mutating func expectArguments() throws(Diagnostic) -> [Argument] {
    var arguments: [Argument] = []
    var keyed: [KeyedValue] = []
    while position < end {
      if let value = try parseKeyedValue() {
        try expectNew(value.key, among: keyed)
        keyed.append(value)
        arguments.append(.keyed(value))
      } else if let word = parseWord() {
        arguments.append(.positional(word))
      }
    }
    return arguments
  }

  private mutating func parseKeyedValue() throws(Diagnostic) -> KeyedValue? {
    let token = tokens[position]
    guard token.equals >= 0 else { return nil }
    let keySpan = Span(token.span.start, token.equals)
    let value = word(in: Span(token.equals + 1, token.span.end))
    guard keySpan.start < keySpan.end else {
      throw diagnostic(.emptyKey(value: value.description), at: token.span)
    }
    let word = word(in: keySpan, replaces: false)
    let key: Key
    if word.isQuoted, word.segments.isEmpty {
      key = .label(word)
    } else {
      do throws(Diagnostic) {
        key = .path(try Path(word))
      } catch {
        throw diagnostic(.invalidKey(key: word.text, value: value.description), at: keySpan)
      }
    }
    lastText = position
    position += 1
    return KeyedValue(key: key, value: value)
  }

  private func expectNew(_ key: Key, among values: [KeyedValue]) throws(Diagnostic) {
    guard values.contains(where: { $0.key.text == key.text }) else { return }
    throw diagnostic(.duplicateKey(key: key.text), at: key.span)
  }

  /// Reads a whole number, if a word is left.
  mutating func parseNumber(least: Int = 1) throws(Diagnostic) -> Number? {
    position < end ? try expectNumber("a number", least: least) : nil
  }

  mutating func expectNumber(_ argument: String, least: Int = 1) throws(Diagnostic) -> Number {
    guard position < end else { throw missing(argument) }
    position += 1
    return try rethrow { () throws(Diagnostic) in
      try Number(word(tokens[position - 1]), least: least)
    }
  }

  mutating func expectDelay(isLimit: Bool = false) throws(Diagnostic) -> Delay {
    guard position < end else { throw missing("a duration") }
    position += 1
    return try rethrow { () throws(Diagnostic) in
      try Delay(word(tokens[position - 1]), isLimit: isLimit)
    }
  }

  mutating func expectPath() throws(Diagnostic) -> Path {
    guard position < end else { throw missing("a path") }
    position += 1
    return try rethrow { () throws(Diagnostic) in try Path(word(tokens[position - 1])) }
  }

  /// Lets a diagnostic about a word show the whole command.
  private func rethrow<Value>(
    _ read: () throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(Diagnostic) {
      return try read()
    } catch {
      throw error.within(commandSpan)
    }
  }

  /// Reads `3-9`.
  mutating func expectRange() throws(Diagnostic) -> StepRange {
    guard position < end else { throw missing("a range of steps") }
    let span = tokens[position].span
    let text = source.text(in: span)
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let bounds = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard parts.count == 2, bounds.count == 2, bounds[0] > 0, bounds[0] <= bounds[1] else {
      throw diagnostic(.invalidRange(text: text), at: span)
    }
    position += 1
    let word = Word(text, isQuoted: false, span: span)
    return StepRange(word: word, bounds: bounds[0]...bounds[1])
  }
}
