// MARK: - CustomStringConvertible

extension Command: CustomStringConvertible {
  /// The command as one would type it; reading it again gives an equal command.
  package var description: String {
    let text = (mustFail ? "! " : "") + form.description
    // A backslash at the end would carry the line on.
    return text.utf8.last == .backslash ? text + " ;" : text
  }
}

extension Command.Form: CustomStringConvertible {
  package var description: String { words.joined(separator: " ") }

  /// The words it consists of, each as it would be typed.
  private var words: [String] {
    switch self {
    case .present(let editor, let values): ["present", "\(editor)"] + values.map(\.description)
    case .set(let values): ["set"] + values.map(\.description)
    case .sheet(let destination, let arguments):
      ["sheet", "\(destination.word)"] + arguments.map(\.description)
    case .push(let destination, let arguments):
      ["push", "\(destination.word)"] + arguments.map(\.description)
    case .pop(let count): ["pop"] + optional(count)
    case .dismiss(let model): ["dismiss"] + optional(model)
    case .tap(let target): ["tap", "\(target)"]
    case .type(let text, let field):
      ["type", "\(text)"] + (field.map { ["into", "\($0)"] } ?? [])
    case .clear(let target): ["clear", "\(target)"]
    case .choose(let target, let value): ["choose", "\(target)", "\(value)"]
    case .toggle(let target): ["toggle", "\(target)"]
    case .increment(let target, let count): ["increment", "\(target)"] + optional(count)
    case .decrement(let target, let count): ["decrement", "\(target)"] + optional(count)
    case .press(let key): ["press", key.rawValue]
    case .tab(let target): ["tab", "\(target)"]
    case .delete(let target): ["delete", "\(target)"]
    case .move(let target, let place): ["move", "\(target)", "to", "\(place)"]
    case .open(let url): ["open", "\(url)"]
    case .wait(let delay): ["wait", "\(delay.word)"]
    case .swipeRelease: ["swipe", "release"]
    case .waitReal(let delay): ["wait real", "\(delay.word)"]
    case .state(.models): ["state"]
    case .state(.all): ["state all"]
    case .state(.path(let path)): ["state", "\(path.word)"]
    case .why(let target): ["why", "\(target)"]
    case .log(let count): ["log"] + optional(count)
    case .expect(let expectation): ["expect", "\(expectation)"]
    case .always(let expectation): ["always", "\(expectation)"]
    default: scriptWords
    }
  }

  private var scriptWords: [String] {
    switch self {
    case .stage(let name, let arguments): ["stage", "\(name)"] + arguments.map(\.description)
    case .scenario(let title): ["scenario", "\(title)"]
    case .tag(let words): ["tag"] + words.map(\.description)
    case .skip(let reason): ["skip", "\(reason)"]
    case .timeout(let delay): ["timeout", "\(delay.word)"]
    case .expectedToFail(let reason): ["expected to fail", "\(reason)"]
    case .let(let name, .word(let value)): ["let", "\(name)", "=", "\(value)"]
    case .let(let name, .state(let path)): ["let", "\(name)", "= state", "\(path.word)"]
    case .run(let file, let values): ["run", "\(file)"] + values.map(\.description)
    case .repeat(let count, let block): ["repeat", "\(count)", "\(block)"]
    case .for(let name, let values, let block):
      ["for", "\(name)", "in"] + values.map(\.description) + ["\(block)"]
    case .define(let name, let parameters, let block):
      ["define", "\(name)"] + parameters.map(\.description) + ["\(block)"]
    case .undo(let travel): ["undo"] + words(of: travel)
    case .redo(let travel): ["redo"] + words(of: travel)
    case .diff(let first, let second): ["diff", "\(first)"] + optional(second)
    case .history(.recent(let count)): ["history"] + optional(count)
    case .history(.write(let file, let steps)):
      ["history", "-o", "\(file)", "\(steps.word)"]
    case .record(.file(let file)): ["record", "\(file)"]
    case .record(.off): ["record off"]
    case .option(let name, let value): ["option", "\(name)"] + optional(value)
    case .saveOptions: ["option save"]
    case .learn(let lesson): ["learn"] + optional(lesson)
    case .learnAgain(let lesson): ["learn", "\(lesson)", "--again"]
    case .help(let word): ["help"] + optional(word)
    case .apropos(let word): ["apropos", "\(word)"]
    case .call(let verb, let words): ["\(verb)"] + words.map(\.description)
    case .reserved(let verb, let words): [verb.rawValue] + words.map(\.description)
    default: [verb?.rawValue ?? ""]
    }
  }

  private func words(of travel: Travel) -> [String] {
    switch travel {
    case .by(let count): optional(count)
    case .to(let step): ["to", "\(step)"]
    }
  }

  private func optional(_ part: (some CustomStringConvertible)?) -> [String] {
    part.map { [$0.description] } ?? []
  }
}

extension KeyedValue: CustomStringConvertible {
  package var description: String { "\(key)=\(value)" }
}

extension Key: CustomStringConvertible {
  package var description: String {
    switch self {
    case .path(let path): path.word.description
    case .label(let word): word.description
    }
  }
}

extension Argument: CustomStringConvertible {
  package var description: String {
    switch self {
    case .positional(let word): word.description
    case .keyed(let keyed): keyed.description
    }
  }
}

extension Number: CustomStringConvertible {
  package var description: String { word.description }
}

extension Block: CustomStringConvertible {
  package var description: String {
    commands.isEmpty ? "{ }" : "{ \(commands.map(\.description).joined(separator: "; ")) }"
  }
}

extension Target: CustomStringConvertible {
  package var description: String {
    var words = [label.word.description]
    for container in containers { words += ["in", container.word.description] }
    if let ordinal { words.append("[\(ordinal.word)]") }
    return words.joined(separator: " ")
  }
}

extension Expectation: CustomStringConvertible {
  package var description: String { isNegated ? "not \(claim)" : "\(claim)" }
}

extension Expectation.Claim: CustomStringConvertible {
  package var description: String {
    switch self {
    case .isTrue(let path): "\(path.word)"
    case .compares(let path, let comparison, let value):
      "\(path.word) \(comparison.rawValue) \(value)"
    case .presented(let kind, let title):
      "presented \(kind.rawValue)" + (title.map { " \($0)" } ?? "")
    case .nothingPresented: "nothing presented"
    case .visible(let target): "visible \(target)"
    case .enabled(let target): "enabled \(target)"
    case .disabled(let target): "disabled \(target)"
    case .event(let text): "event \(text)"
    case .issue(let id): "issue \(id)"
    }
  }
}
