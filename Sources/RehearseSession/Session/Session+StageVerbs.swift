import RehearseScript

// The verbs that the stage has registered, and those defined here.
extension Session {
  /// The stage's verb of a name.
  func action(named name: String) -> Model? {
    current.actions.first { $0.name == name }
  }

  func call(_ verb: Word, _ words: [Word], _ command: Command) throws(Diagnostic) {
    guard let action = action(named: verb.text)?.action else {
      if let rest = PastedPrompt.rest(of: source.text(in: command.span)) {
        throw Diagnostic(.pastedPrompt(rest: String(rest)), in: command)
      }
      throw Diagnostic(
        .unknownVerb(verb: verb.text, near: Suggestion.near(verb.text, in: knownVerbs)),
        at: verb.span, in: command)
    }
    let least = action.arguments.count { !$0.hasDefault }
    guard (least...action.arguments.count).contains(words.count) else {
      throw Diagnostic(
        .wrongArgumentCount(
          verb: verb.text, parameters: action.arguments.map(\.name), given: words.count),
        in: command)
    }
    let values = words.map(RehearseScript.Argument.positional)
    let arguments = try typed(values, action.arguments, owner: verb.text, command)
    try act(command, owner: verb.text, values: values) { try action.call(arguments) }
  }

  /// Every verb that can be typed: the language's, the stage's, and those defined here.
  var knownVerbs: [String] {
    CommandTable.entries.map(\.verb.rawValue) + current.actions.map(\.name)
      + environment.verbs.map(\.name)
  }
}

// What `help` says of them.
extension Session {
  /// What a verb of the stage does, or of what one defined here consists.
  func ownVerbHelp(_ name: String) -> [String] {
    var lines: [String] = []
    if let action = action(named: name) {
      lines.append(action.actionSyntax)
      if !action.summary.isEmpty { lines.append("  " + action.summary) }
      lines += (action.action?.arguments ?? []).map { "  " + $0.positionalHelp }
    }
    if let verb = environment.verb(named: name) {
      lines.append(verb.syntax)
      lines += verb.commands.map { "  " + $0 }
    }
    return lines
  }
}

extension Model {
  /// The verb of the stage's own as it is typed, its arguments in capitals: `restock COUNT [SHELF]`.
  fileprivate var actionSyntax: String {
    let arguments = (action?.arguments ?? []).map { argument in
      let name = argument.name.uppercased()
      return !argument.hasDefault ? name : "[\(name)]"
    }
    return ([name] + arguments).joined(separator: " ")
  }

  /// The verb and what it is for, in one line.
  var actionSummary: String { summary.isEmpty ? actionSyntax : "\(actionSyntax)  \(summary)" }
}

extension Argument {
  /// The argument in the list of a verb of the stage's own: `COUNT: Int`.
  @MainActor fileprivate var positionalHelp: String {
    let note = defaultText.map { $0.isEmpty ? "" : ", \($0) if left out" } ?? ""
    return "\(name.uppercased()): \(domain?.joined(separator: "|") ?? typeName)\(note)"
  }
}

extension Command {
  /// How an argument would be typed: by its key, or behind a verb of the stage's own in capitals, for these take no keys.
  func example(_ owner: String, _ argument: String) -> String {
    known.map { "\($0.rawValue) \(owner) \(argument)=…" } ?? "\(owner) \(argument.uppercased())"
  }
}
