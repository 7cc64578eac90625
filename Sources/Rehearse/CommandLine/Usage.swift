import RehearseScript

/// What the program says about itself and about a wrong call.
enum Usage {
  static let version = "rehearse 0.1.0"

  /// What the executable is called; set before anything is said.
  nonisolated(unsafe) static var program = "rehearse"

  /// How it is called.
  static var synopses: [String] {
    ["\(program) [--stage STAGE] [--resume]", "\(program) COMMAND [OPTION ...] [ARGUMENT ...]"]
  }

  static let introduction = """
    Without a command it opens a prompt; with standard input from a file or a pipe it runs
    what comes from there. help at the prompt lists the commands of the language.
    """

  /// The whole of it: the commands, then the options of all of them and of each.
  static var text: String {
    var lines = synopses.enumerated().map { ($0 == 0 ? "usage: " : "       ") + $1 }
    lines += ["", introduction, "", "commands"]
    let commands = ProgramCommand.available.map { (synopsis(of: $0), $0.summary) }
    lines += rows(commands)
    lines += ["", "options of every command"]
    lines += rows(options { $0.commands.isEmpty })
    lines += ["", "options without a command"]
    lines += rows(options { !$0.commands.isEmpty && $0.belongs(to: nil) })
    for command in ProgramCommand.available {
      let own = options { !$0.commands.isEmpty && $0.belongs(to: command) }
      if !own.isEmpty { lines += ["", "options of \(command.rawValue)"] + rows(own) }
    }
    return lines.joined(separator: "\n")
  }

  /// What is said about one command of the program.
  static func lines(about command: ProgramCommand) -> [String] {
    let own = options { !$0.commands.isEmpty && $0.belongs(to: command) }
    return ["\(program) " + synopsis(of: command) + (own.isEmpty ? "" : " [OPTION ...]")]
      + ["  " + command.summary] + rows(own)
  }

  static func synopsis(of command: ProgramCommand) -> String {
    [command.rawValue, command.operand.syntax].compactMap(\.self).joined(separator: " ")
  }

  private static func options(_ isWanted: (ProgramOption) -> Bool) -> [(String, String)] {
    ProgramOption.all.filter(isWanted).map { ($0.syntax, $0.help) }
  }

  private static func rows(_ rows: [(name: String, help: String)]) -> [String] {
    rows.map { name, help in
      "  " + name.padding(to: 20) + " " + help
    }
  }
}

// What is said about a wrong call.
extension Usage {
  static func message(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let near):
      return "error: there is no command \(quoted(word))\n" + hint(near)
    case .notYetAvailable(let word):
      return "error: \(word) is not yet available in this version\nhint: \(program) help"
    case .unknownOption(let word, let near):
      return "error: there is no option \(word)\n" + hint(near)
    case .misplacedOption(let word, let commands):
      let named = commands.compactMap { $0?.rawValue }
      guard let first = named.first else {
        return "error: \(word) stands without a command\nhint: \(program) \(word)"
      }
      let isAlone = commands.contains(nil)
      return "error: \(word) is an option of \(named.joined(separator: " and "))"
        + (isAlone ? ", and of \(program) without a command" : "")
        + "\nhint: \(program) \(first) \(word)" + (isAlone ? ", \(program) \(word)" : "")
    case .missingValue(let option):
      return "error: \(option) needs a value\nhint: \(program) help"
    case .missingArgument(let command, let choices):
      return "error: \(command) needs one of \(choices.joined(separator: ", "))\n"
        + "hint: \(program) \(command) \(choices.first ?? "")"
    case .unknownValue(let value, let name, let choices):
      return "error: \(name) does not take \(quoted(value))\n"
        + "hint: " + choices.map { "\(name) \($0)" }.joined(separator: ", ")
    case .unexpectedArgument(let word):
      return "error: \(quoted(word)) is one word too many\nhint: \(program) help"
    case .tooSmall(let value, let name, let least):
      return "error: \(name) \(value) is too little for any app; the least is \(least)\n"
        + "hint: \(name) \(least), or \(name) none for no bound"
    case .needsLesson(let option):
      return "error: \(option) needs the lesson that is to begin anew\n"
        + "hint: \(program) learn lists the lessons; \(program) learn LESSON \(option)"
    case .unknownStage(let name, let near):
      return "error: there is no stage \(quoted(name))\nhint: "
        + (near.isEmpty
          ? "\(program) stages" : near.map { "--stage \($0)" }.joined(separator: ", "))
    case .unknownLesson(let name, let near):
      return "error: there is no lesson \(quoted(name))\nhint: "
        + (near.isEmpty
          ? "\(program) learn" : near.map { "\(program) learn \($0)" }.joined(separator: ", "))
    case .noLesson(let trouble, let hint):
      return "error: \(trouble)\nhint: \(hint ?? "\(program) learn")"
    case .needsTerminal(let call):
      return "error: \(call) needs a terminal, for somebody to learn at\nhint: \(program) learn"
    }
  }

  private static func quoted(_ word: String) -> String { Quoting.quoted(word) }

  private static func hint(_ near: [String]) -> String {
    "hint: " + (near.isEmpty ? "\(program) help" : near.joined(separator: ", "))
  }
}

extension String {
  /// The text with blanks behind it, up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// Near words, at most three.
func near(_ word: String, _ known: [String]) -> [String] {
  Suggestion.near(word, in: known)
}
