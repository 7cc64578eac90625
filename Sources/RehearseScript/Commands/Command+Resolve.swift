extension Command {
  /// The command with its variables replaced by their values; bodies of blocks keep theirs.
  package func resolved(with variables: [String: String]) throws(Diagnostic) -> Command {
    guard usesVariables else { return self }
    let form: Form
    do throws(Diagnostic) {
      form = try Resolver(variables: variables).form(self.form)
    } catch {
      throw error.within(span)
    }
    return Command(form, mustFail: mustFail, verb: verb, span: span)
  }
}

/// Replaces variables in every part of a command.
private struct Resolver {
  let variables: [String: String]

  func form(_ form: Command.Form) throws(Diagnostic) -> Command.Form {
    switch form {
    case .present(let editor, let values):
      return .present(editor: try word(editor), try keyed(values))
    case .set(let values): return .set(try keyed(values))
    case .sheet(let destination, let arguments):
      return .sheet(Destination(try word(destination.word)), try self.arguments(arguments))
    case .push(let destination, let arguments):
      return .push(Destination(try word(destination.word)), try self.arguments(arguments))
    case .pop(let number): return .pop(try self.number(number))
    case .dismiss(let model): return .dismiss(model: try word(model))
    case .tap(let target): return .tap(try self.target(target))
    case .type(let text, let field): return .type(try word(text), into: try target(field))
    case .clear(let target): return .clear(try self.target(target))
    case .choose(let target, let value):
      return .choose(try self.target(target), value: try word(value))
    case .toggle(let target): return .toggle(try self.target(target))
    case .increment(let target, let count):
      return .increment(try self.target(target), by: try number(count))
    case .decrement(let target, let count):
      return .decrement(try self.target(target), by: try number(count))
    case .tab(let target): return .tab(try self.target(target))
    case .delete(let target): return .delete(try self.target(target))
    case .move(let target, let place):
      return .move(try self.target(target), to: try number(place))
    case .open(let url): return .open(url: try word(url))
    case .wait(let delay): return .wait(try Delay(word(delay.word)))
    case .waitReal(let delay): return .waitReal(try Delay(word(delay.word)))
    case .state(.path(let path)): return .state(.path(try self.path(path)))
    case .why(let target): return .why(try self.target(target))
    case .log(let number): return .log(try self.number(number))
    case .expect(let expectation): return .expect(try self.expectation(expectation))
    case .always(let expectation): return .always(try self.expectation(expectation))
    default: return try scriptForm(form)
    }
  }

  private func scriptForm(_ form: Command.Form) throws(Diagnostic) -> Command.Form {
    switch form {
    case .stage(let name, let arguments):
      return .stage(try word(name), try self.arguments(arguments))
    case .scenario(let title): return .scenario(title: try word(title))
    case .tag(let words): return .tag(try self.words(words))
    case .skip(let reason): return .skip(reason: try word(reason))
    case .timeout(let delay): return .timeout(try Delay(word(delay.word), isLimit: true))
    case .expectedToFail(let reason): return .expectedToFail(reason: try word(reason))
    case .let(let name, .word(let value)): return .let(name: name, .word(try word(value)))
    case .let(let name, .state(let path)):
      return .let(name: name, .state(try self.path(path)))
    case .run(let file, let values): return .run(file: try word(file), try keyed(values))
    case .repeat(let count, let block): return .repeat(try number(count), block)
    case .for(let name, let values, let block):
      return .for(name: name, in: try words(values), block)
    case .undo(let travel): return .undo(try self.travel(travel))
    case .redo(let travel): return .redo(try self.travel(travel))
    case .diff(let first, let second):
      return .diff(try number(first), try number(second))
    case .history(.recent(let number)): return .history(.recent(try self.number(number)))
    case .history(.write(let file, let steps)):
      return .history(.write(file: try word(file), steps: steps))
    case .record(.file(let file)): return .record(.file(try word(file)))
    case .option(let name, let value):
      return .option(name: try word(name), value: try word(value))
    case .learn(let lesson): return .learn(lesson: try word(lesson))
    case .learnAgain(let lesson): return .learnAgain(lesson: try word(lesson))
    case .help(let topic): return .help(word: try word(topic))
    case .apropos(let topic): return .apropos(word: try word(topic))
    case .call(let verb, let words): return .call(verb: verb, try self.words(words))
    case .reserved(let verb, let words): return .reserved(verb, try self.words(words))
    default: return form
    }
  }
}

// MARK: - Parts

extension Resolver {
  private func word(_ word: Word) throws(Diagnostic) -> Word {
    try word.resolved(with: variables)
  }

  private func word(_ word: Word?) throws(Diagnostic) -> Word? {
    guard let word else { return nil }
    return try word.resolved(with: variables)
  }

  private func words(_ words: [Word]) throws(Diagnostic) -> [Word] {
    try words.map { (word) throws(Diagnostic) in try word.resolved(with: variables) }
  }

  private func path(_ path: Path) throws(Diagnostic) -> Path {
    path.word.hasVariables ? try Path(word(path.word), isReplaced: true) : path
  }

  private func number(_ number: Number) throws(Diagnostic) -> Number {
    number.word.hasVariables ? try Number(word(number.word), least: number.value) : number
  }

  private func number(_ number: Number?) throws(Diagnostic) -> Number? {
    guard let number else { return nil }
    return try self.number(number) as Number
  }

  private func travel(_ travel: Travel) throws(Diagnostic) -> Travel {
    switch travel {
    case .by(let number): .by(try self.number(number))
    case .to(let number): .to(try self.number(number))
    }
  }

  private func target(_ target: Target) throws(Diagnostic) -> Target {
    Target(
      Label(try word(target.label.word)),
      containers: try words(target.containers.map(\.word)).map(Label.init),
      ordinal: target.ordinal)
  }

  private func target(_ target: Target?) throws(Diagnostic) -> Target? {
    guard let target else { return nil }
    return try self.target(target) as Target
  }

  private func keyed(_ values: [KeyedValue]) throws(Diagnostic) -> [KeyedValue] {
    try values.map { (value) throws(Diagnostic) in
      KeyedValue(key: value.key, value: try word(value.value))
    }
  }

  private func arguments(_ arguments: [Argument]) throws(Diagnostic) -> [Argument] {
    try arguments.map { (argument) throws(Diagnostic) in
      switch argument {
      case .positional(let value): .positional(try word(value))
      case .keyed(let value): .keyed(KeyedValue(key: value.key, value: try word(value.value)))
      }
    }
  }

  private func expectation(_ expectation: Expectation) throws(Diagnostic) -> Expectation {
    let claim: Expectation.Claim =
      switch expectation.claim {
      case .isTrue(let path): .isTrue(try self.path(path))
      case .compares(let path, let comparison, let value):
        .compares(try self.path(path), comparison, try word(value))
      case .presented(let kind, let title): .presented(kind, title: try word(title))
      case .nothingPresented: .nothingPresented
      case .visible(let target): .visible(try self.target(target))
      case .enabled(let target): .enabled(try self.target(target))
      case .disabled(let target): .disabled(try self.target(target))
      case .event(let text): .event(try word(text))
      case .issue(let id): .issue(try word(id))
      }
    return Expectation(
      isNegated: expectation.isNegated, claim: claim, span: expectation.span)
  }
}
