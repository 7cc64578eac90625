/// What the command line asks for.
struct Invocation: Equatable {
  enum Action: Equatable {
    case prompt
    case run(RunRequest)
    case stages
    case help
    case version
  }

  /// What `run` is to run, and how.
  struct RunRequest: Equatable {
    var commands: [String] = []
    var files: [String] = []
    var isJSON = false
    var keepsGoing = false
  }

  var action: Action
  var stage: String?
}

/// Why a command line can't be carried out.
enum UsageError: Error, Equatable {
  case unknownCommand(String, near: [String])
  case notYetAvailable(String)
  case unknownOption(String, near: [String])
  case missingValue(option: String)
  case unexpectedArgument(String, command: String)
  case unknownStage(String, near: [String])
}

extension Invocation {
  static let commands = ["run", "stages", "help"]
  static let laterCommands = [
    "test", "explore", "graph", "storyboard", "learn", "format", "lint", "completions",
  ]

  /// Reads the words after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    self.init(action: .prompt)
    var request: RunRequest?
    var isOptionsOver = false
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word != "-", !isOptionsOver else {
        if request != nil {
          request?.files.append(word)
        } else {
          request = try begin(word)
        }
        continue
      }
      switch word {
      case "--": isOptionsOver = true
      case "--stage": stage = try Self.value(of: word, &words)
      case _ where word.hasPrefix("--stage="): stage = String(word.dropFirst("--stage=".count))
      case "-h", "--help": action = .help
      case "--version": action = .version
      case "-c":
        guard request != nil else { throw .unknownOption(word, near: ["run -c"]) }
        request?.commands.append(try Self.value(of: word, &words))
      case "--json":
        // Without a command, standard input is run as by `run`.
        request = request ?? RunRequest()
        request?.isJSON = true
      case "--keep-going":
        request = request ?? RunRequest()
        request?.keepsGoing = true
      default:
        let known = ["--stage", "--json", "--keep-going", "--help", "--version", "-c"]
        throw .unknownOption(word, near: near(word, known))
      }
    }
    if let request, action == .prompt { action = .run(request) }
  }

  private init(action: Action) {
    self.action = action
  }

  /// Takes the command; nil for one that takes no further words.
  private mutating func begin(_ word: String) throws(UsageError) -> RunRequest? {
    guard action == .prompt else { throw .unexpectedArgument(word, command: "\(action)") }
    switch word {
    case "run": return RunRequest()
    case "stages": action = .stages
    case "help": action = .help
    case _ where Self.laterCommands.contains(word): throw .notYetAvailable(word)
    default:
      throw .unknownCommand(word, near: near(word, Self.commands + Self.laterCommands))
    }
    return nil
  }

  private static func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = words.popFirst() else { throw .missingValue(option: option) }
    return value
  }
}
