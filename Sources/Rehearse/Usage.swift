import RehearseScript

/// What the program says about itself and about a wrong call.
enum Usage {
  static let version = "rehearse 0.1.0"

  static let text = """
    usage: rehearse [--stage STAGE]
           rehearse run [--stage STAGE] [--json] [--keep-going] [-c COMMANDS] [FILE ...]
           rehearse test [--stage STAGE] [--update] [--record] [PATH ...]
           rehearse stages | help | --version

    Without a command it opens a prompt; with standard input from a file or a pipe it runs
    what comes from there. help at the prompt lists the commands of the language.

      --stage STAGE   where to begin; the first stage unless named
      -c COMMANDS     runs the commands given
      --json          prints one object a line for every step
      --keep-going    goes on after a failure
      --update        writes the output of tests into their scripts, where it differs
      --record        the same, and gives commands without output theirs
      FILE            a script; - is standard input; each runs in a fresh session
      PATH            a script, or a folder of scripts; this folder unless named
    """

  static func message(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let near):
      "error: there is no command \(quoted(word))\n" + hint(near)
    case .notYetAvailable(let word):
      "error: \(word) is not yet available in this version\nhint: rehearse help"
    case .unknownOption(let word, let near):
      "error: there is no option \(word)\n" + hint(near)
    case .misplacedOption(let word, let command):
      "error: \(word) is an option of \(command)\nhint: rehearse \(command) \(word)"
    case .missingValue(let option):
      "error: \(option) needs a value\nhint: rehearse help"
    case .unexpectedArgument(let word):
      "error: \(quoted(word)) is one word too many\nhint: rehearse help"
    case .unknownStage(let name, let near):
      "error: there is no stage \(quoted(name))\nhint: "
        + (near.isEmpty ? "rehearse stages" : near.map { "--stage \($0)" }.joined(separator: ", "))
    }
  }

  private static func quoted(_ word: String) -> String { Quoting.quoted(word) }

  private static func hint(_ near: [String]) -> String {
    "hint: " + (near.isEmpty ? "rehearse help" : near.joined(separator: ", "))
  }
}

/// Near words, at most three.
func near(_ word: String, _ known: [String]) -> [String] {
  Suggestion.near(word, in: known)
}
