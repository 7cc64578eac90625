/// Reads the words after the program's name; options may stand anywhere before `--`.
struct InvocationReader {
  private enum Command: String, CaseIterable {
    case run, test, stages, help
  }

  private static let laterCommands = [
    "explore", "graph", "storyboard", "learn", "format", "lint", "completions",
  ]

  /// Options, with the command they belong to; nil for those of every command.
  private static let options: [(name: String, command: Command?)] = [
    ("--stage", nil), ("-c", .run), ("--json", .run), ("--keep-going", .run), ("--update", .test),
    ("--record", .test), ("--help", nil), ("-h", nil), ("--version", nil),
  ]

  private var rest: ArraySlice<String>
  private var command: Command?
  private var used: [String] = []
  private var run = Invocation.RunRequest()
  private var test = Invocation.TestRequest()
  private var stage: String?

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
        if let action = try readOption(word) { return Invocation(action: action, stage: stage) }
      } else {
        try readWord(word)
      }
    }
    try checkPlaces()
    return Invocation(action: action, stage: stage)
  }

  private var action: Invocation.Action {
    switch command {
    case .run: .run(run)
    case .test: .test(test)
    case .stages: .stages
    case .help: .help
    // With options of its own, standard input is run as by `run`.
    case nil: used.contains { $0 != "--stage" } ? .run(run) : .prompt
    }
  }

  /// Reads an option and its value; gives an action that needs nothing else.
  private mutating func readOption(_ word: String) throws(UsageError) -> Invocation.Action? {
    let name = word.prefix { $0 != "=" }
    switch name {
    case "--stage": stage = try value(of: word)
    case "-c": run.commands.append(try value(of: word))
    case "--json": run.isJSON = true
    case "--keep-going": run.keepsGoing = true
    case "--update": if test.recording == .off { test.recording = .update }
    case "--record": test.recording = .record
    case "-h", "--help": return .help
    case "--version": return .version
    default: throw .unknownOption(word, near: near(word, Self.options.map(\.name)))
    }
    if name != word, name != "--stage" { throw .unknownOption(word, near: [String(name)]) }
    used.append(String(name))
    return nil
  }

  /// What stands behind `=`, or else the next word.
  private mutating func value(of word: String) throws(UsageError) -> String {
    if let equals = word.firstIndex(of: "=") { return String(word[word.index(after: equals)...]) }
    guard let value = rest.popFirst() else { throw .missingValue(option: word) }
    return value
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    switch command {
    case .run: run.files.append(word)
    case .test: test.paths.append(word)
    case .stages, .help: throw .unexpectedArgument(word)
    case nil:
      command = Command(rawValue: word)
      if command != nil { return }
      if Self.laterCommands.contains(word) { throw .notYetAvailable(word) }
      let known = Command.allCases.map(\.rawValue) + Self.laterCommands
      throw .unknownCommand(word, near: near(word, known))
    }
  }

  /// Refuses options of another command; those of `run` but `-c` do without its name.
  private func checkPlaces() throws(UsageError) {
    for name in used {
      guard let owner = Self.options.first(where: { $0.name == name })?.command else { continue }
      if owner == command || (command == nil && owner == .run && name != "-c") { continue }
      throw .misplacedOption(name, of: owner.rawValue)
    }
  }
}
