/// The verbs and what each takes, in the order of the manual.
extension ArgumentReader {
  /// Reads the arguments of a verb without a block.
  mutating func expectForm(_ verb: Verb) throws(Diagnostic) -> Command.Form {
    let form = try form(verb)
    try expectEnd()
    return form
  }

  private mutating func form(_ verb: Verb) throws(Diagnostic) -> Command.Form {
    switch verb {
    case .present:
      return .present(editor: try expectWord("an editor"), try expectKeyedValues())
    case .set:
      let values = try expectKeyedValues()
      if values.isEmpty { throw missing("a field and its value") }
      return .set(values)
    case .save: return .save
    case .cancel: return .cancel
    case .sheet:
      return .sheet(Destination(try expectWord("a destination")), try expectArguments())
    case .push: return .push(Destination(try expectWord("a route")), try expectArguments())
    case .pop: return .pop(try parseNumber())
    case .back: return .back
    case .dismiss: return .dismiss(model: parsePlainWord())

    case .tap: return .tap(try expectTarget())
    case .type:
      let text = try expectWord("a text")
      return .type(text, into: accept("into") ? try expectTarget("a label behind into") : nil)
    case .clear: return .clear(try expectTarget())
    case .choose:
      let (target, value) = try expectTargetAndValue()
      return .choose(target, value: value)
    case .toggle: return .toggle(try expectTarget())
    case .increment: return .increment(try expectTarget(), by: try parseCount())
    case .decrement: return .decrement(try expectTarget(), by: try parseCount())
    case .swipe: return accept("release") ? .swipeRelease : .swipe
    case .press: return .press(try expectChoice(KeyPress.self))
    case .tab: return .tab(try expectTarget("a tab's name"))
    case .delete: return .delete(try expectTarget("a row"))
    case .move:
      let row = try expectTarget("a row and its place")
      try expectKeyword("to")
      return .move(row, to: try expectNumber("a place"))
    case .refresh: return .refresh
    case .open: return .open(url: try expectWord("a URL"))

    case .wait: return accept("real") ? .waitReal(try expectDelay()) : .wait(try expectDelay())

    case .advance: return .advance

    case .state:
      if isAtEnd { return .state(.models) }
      return .state(accept("all") ? .all : .path(try expectPath()))
    case .screen: return .screen
    case .tree: return .tree
    case .actions: return .actions
    case .why: return .why(try expectTarget())
    case .log: return .log(try parseNumber())

    case .expect: return .expect(try expectExpectation())
    case .always:
      _ = accept("expect")
      return .always(try expectExpectation())
    default:
      return try scriptForm(verb)
    }
  }

  private mutating func scriptForm(_ verb: Verb) throws(Diagnostic) -> Command.Form {
    switch verb {
    case .stage: return .stage(try expectWord("a stage"), try expectArguments())
    case .scenario: return .scenario(title: try expectWord("a title"))
    case .tag: return .tag(try expectWords("a tag"))
    case .skip: return .skip(reason: try expectWord("a reason"))
    case .timeout: return .timeout(try expectDelay(isLimit: true))
    case .expected:
      try expectKeyword("to")
      try expectKeyword("fail")
      return .expectedToFail(reason: try expectWord("a reason"))
    case .let:
      let name = try expectName("a name and a value")
      try expectKeyword("=")
      if position + 1 < end, accept("state") {
        return .let(name: name, .state(try expectPath()))
      }
      return .let(name: name, .word(try expectWord("a value")))
    case .run: return .run(file: try expectWord("a file"), try expectKeyedValues())

    case .undo: return .undo(try expectTravel())
    case .redo: return .redo(try expectTravel())
    case .diff:
      return .diff(
        try expectNumber("a step", least: 0), try parseNumber(least: 0))
    case .reset: return .reset
    case .history:
      if accept("-o") {
        return .history(.write(file: try expectWord("a file"), steps: try expectRange()))
      }
      return .history(.recent(try parseNumber()))
    case .record:
      return .record(accept("off") ? .off : .file(try expectWord("a file, or off")))
    case .option:
      if accept("save") { return .saveOptions }
      return .option(
        name: try expectPlainWord("a name and a value"), value: parsePlainWord())
    case .stages: return .stages
    case .learn:
      guard let lesson = parsePlainWord() else { return .learn(lesson: nil) }
      return accept("--again") ? .learnAgain(lesson: lesson) : .learn(lesson: lesson)
    case .hint: return .hint
    case .solution: return .solution
    case .help: return .help(word: parsePlainWord())
    case .apropos: return .apropos(word: try expectWord("a word"))
    case .quit: return .quit
    default: return .reserved(verb, restOfWords())
    }
  }

  /// Reads the head of a verb with a block; the form is complete when the block is known.
  mutating func expectHeader(_ verb: Verb) throws(Diagnostic) -> (Block) -> Command.Form {
    switch verb {
    case .for:
      let name = try expectName("a name and its values")
      try expectKeyword("in")
      let values = try expectWords("a value")
      return { .for(name: name, in: values, $0) }
    case .define:
      let name = try expectName("a name")
      if Verb(named: name.text) != nil {
        throw diagnostic(.reservedName(name: name.text), at: name.span)
      }
      var parameters: [Word] = []
      while !isAtEnd {
        let parameter = try expectName("a parameter")
        if parameters.contains(parameter) {
          throw diagnostic(.duplicateParameter(name: parameter.text), at: parameter.span)
        }
        parameters.append(parameter)
      }
      return { .define(name: name, parameters: parameters, $0) }
    default:
      let count = try expectNumber("a number and a block")
      if position < end, tokens[end].kind != .openBrace {
        let header = source.text(in: Span(commandSpan.start, tokens[position - 1].span.end))
        let body = Span(tokens[position].span.start, commandSpan.end)
        throw diagnostic(
          .missingBlock(header: header, body: source.text(in: body)), at: body)
      }
      try expectEnd()
      return { .repeat(count, $0) }
    }
  }

  /// Reads a verb that the language does not know, but the session may.
  mutating func expectCall(_ verb: Word) throws(Diagnostic) -> Command.Form {
    if verb.isQuoted { throw diagnostic(.quotedVerb(verb: verb.text), at: verb.span) }
    switch verb.text.utf8.first {
    case UInt8(ascii: "!"):
      let rest = source.text(in: Span(verb.span.start + 1, commandSpan.end))
      throw diagnostic(.bangWithoutBlank(rest: rest), at: verb.span)
    case UInt8(ascii: "|"):
      throw diagnostic(.outputAfterCommand, at: verb.span)
    default:
      if tokens[end].kind == .openBrace {
        throw diagnostic(.unexpectedBrace, at: tokens[end].span)
      }
      return .call(verb: verb, restOfWords())
    }
  }

  private mutating func expectTravel() throws(Diagnostic) -> Travel {
    accept("to") ? .to(try expectNumber("a step", least: 0)) : .by(try parseNumber())
  }

  private mutating func parseCount() throws(Diagnostic) -> Number? {
    // A word that is no number is one too many for the label, not a wrong number.
    guard position < end, let first = bytes[tokens[position].span.start] as UInt8?,
      first.isDigit || first == .dollar || first == UInt8(ascii: "-")
    else { return nil }
    return try parseNumber()
  }

  private mutating func restOfWords() -> [Word] {
    var words: [Word] = []
    while let word = parseWord() { words.append(word) }
    return words
  }
}
