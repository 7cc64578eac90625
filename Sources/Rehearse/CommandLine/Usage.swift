import RehearseScript

/// What the program says about itself and about a wrong call.
enum Usage {
  static let version = "rehearse 0.1.0"

  static let introduction = """
    Without a command it opens a prompt; with standard input from a file or a pipe it runs
    what comes from there. help at the prompt lists the commands of the language.
    """

  /// The whole of it: the commands, then the options of all of them and of each.
  static var text: String {
    var lines = [
      "usage: rehearse [--stage STAGE] [--resume]",
      "       rehearse COMMAND [OPTION ...] [ARGUMENT ...]", "",
      introduction, "", "commands",
    ]
    let commands = ProgramCommand.available.map { (synopsis(of: $0), $0.summary) }
    lines += rows(commands)
    lines += ["", "options of every command"]
    lines += rows(options { $0.commands.isEmpty })
    lines += ["", "options of the prompt"] + rows(options { $0.commands == [nil] })
    for command in ProgramCommand.available {
      let own = options { !$0.commands.isEmpty && $0.belongs(to: command) }
      if !own.isEmpty { lines += ["", "options of \(command.rawValue)"] + rows(own) }
    }
    return lines.joined(separator: "\n")
  }

  /// What is said about one command of the program.
  static func lines(about command: ProgramCommand) -> [String] {
    let own = options { !$0.commands.isEmpty && $0.belongs(to: command) }
    return ["rehearse " + synopsis(of: command) + (own.isEmpty ? "" : " [OPTION ...]")]
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
      return "error: \(word) is not yet available in this version\nhint: rehearse help"
    case .unknownOption(let word, let near):
      return "error: there is no option \(word)\n" + hint(near)
    case .misplacedOption(let word, let commands):
      guard let first = commands.first else {
        return "error: \(word) stands without a command\nhint: rehearse \(word)"
      }
      return "error: \(word) is an option of \(commands.joined(separator: " and "))\n"
        + "hint: rehearse \(first) \(word)"
    case .missingValue(let option):
      return "error: \(option) needs a value\nhint: rehearse help"
    case .missingArgument(let command, let choices):
      return "error: \(command) needs one of \(choices.joined(separator: ", "))\n"
        + "hint: rehearse \(command) \(choices.first ?? "")"
    case .unknownValue(let value, let name, let choices):
      return "error: \(name) does not take \(quoted(value))\n"
        + "hint: " + choices.map { "\(name) \($0)" }.joined(separator: ", ")
    case .unexpectedArgument(let word):
      return "error: \(quoted(word)) is one word too many\nhint: rehearse help"
    case .unknownStage(let name, let near):
      return "error: there is no stage \(quoted(name))\nhint: "
        + (near.isEmpty ? "rehearse stages" : near.map { "--stage \($0)" }.joined(separator: ", "))
    case .unknownLesson(let name, let near):
      return "error: there is no lesson \(quoted(name))\nhint: "
        + (near.isEmpty
          ? "rehearse learn" : near.map { "rehearse learn \($0)" }.joined(separator: ", "))
    case .noLesson(let trouble):
      return "error: \(trouble)\nhint: rehearse learn"
    case .needsTerminal(let call):
      return "error: \(call) needs a terminal, for somebody to learn at\nhint: rehearse learn"
    }
  }

  private static func quoted(_ word: String) -> String { Quoting.quoted(word) }

  private static func hint(_ near: [String]) -> String {
    "hint: " + (near.isEmpty ? "rehearse help" : near.joined(separator: ", "))
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
