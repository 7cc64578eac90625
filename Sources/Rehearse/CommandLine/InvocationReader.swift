/// Reads the words after the program's name; options may stand anywhere before `--`.
struct InvocationReader {
  private var rest: ArraySlice<String>
  private(set) var command: ProgramCommand?
  private(set) var options = GivenOptions()
  private(set) var operands: [String] = []

  static func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = InvocationReader(rest: arguments[...])
    return try reader.read()
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  private mutating func read() throws(UsageError) -> Invocation {
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        if let action = try readOption(word) { return invocation(action) }
      } else {
        try readWord(word)
      }
    }
    try checkPlaces()
    var invocation = invocation(try action())
    invocation.memory = try memory()
    return invocation
  }

  private func invocation(_ action: Invocation.Action) -> Invocation {
    Invocation(action: action, stage: stage, lessonFolders: options.values("--lessons"))
  }

  private var stage: String? { options.values("--stage").last }
}

// Words and options.
extension InvocationReader {
  /// Reads an option and its value; gives an action that needs nothing else.
  private mutating func readOption(_ word: String) throws(UsageError) -> Invocation.Action? {
    let name = String(word.prefix { $0 != "=" })
    guard let option = ProgramOption.named(name) else {
      throw .unknownOption(word, near: near(word, ProgramOption.all.map(\.name)))
    }
    switch option.name {
    case "--help": return .help(word: nil)
    case "--version":
      if let word = operands.first ?? rest.first { throw .unexpectedArgument(word) }
      return .version
    default: break
    }
    guard let kind = option.value else {
      if name != word { throw .unknownOption(word, near: [name]) }
      options.append(option)
      return nil
    }
    // A short name takes the next word only, as ever.
    if name != word, !name.hasPrefix("--") { throw .unknownOption(word, near: [name]) }
    let value = try value(of: word)
    if case .choice(_, let choices) = kind, !choices.contains(value) {
      throw .unknownValue(value, of: name, choices: choices)
    }
    options.append(option, value)
    return nil
  }

  /// What stands behind `=`, or else the next word.
  private mutating func value(of word: String) throws(UsageError) -> String {
    if let equals = word.firstIndex(of: "=") { return String(word[word.index(after: equals)...]) }
    guard let value = rest.popFirst() else { throw .missingValue(option: word) }
    return value
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    guard let command else {
      guard let command = ProgramCommand(rawValue: word) else {
        let known = ProgramCommand.allCases.map(\.rawValue)
        throw .unknownCommand(word, near: near(word, known))
      }
      guard command.isAvailable else { throw .notYetAvailable(word) }
      self.command = command
      return
    }
    switch command.operand {
    case .files, .paths: break
    case .lesson, .shell, .word: if !operands.isEmpty { throw .unexpectedArgument(word) }
    case .none: throw .unexpectedArgument(word)
    }
    operands.append(word)
  }

  /// Refuses options of another command.
  private func checkPlaces() throws(UsageError) {
    for option in options.options where !option.belongs(to: command) {
      throw .misplacedOption(option.name, of: option.commands.compactMap { $0?.rawValue })
    }
  }
}
