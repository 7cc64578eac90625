import RehearseTesting

/// What the command line asks for.
struct Invocation: Equatable {
  enum Action: Equatable {
    case prompt
    case run(RunRequest)
    case test(TestRequest)
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

  /// What `test` is to test, and what is done about output that differs.
  struct TestRequest: Equatable {
    var paths: [String] = []
    var recording = TestRunner.Recording.off
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
  case unexpectedArgument(String)
  case unknownStage(String, near: [String])
}

extension Invocation {
  static let commands = ["run", "test", "stages", "help"]
  static let laterCommands = [
    "explore", "graph", "storyboard", "learn", "format", "lint", "completions",
  ]
  static let options = [
    "--stage", "--json", "--keep-going", "--update", "--record", "--help", "--version", "-c",
  ]

  /// Reads the words after the program's name.
  static func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var invocation = Invocation(action: .prompt, stage: nil)
    var request: RunRequest?
    var tests: TestRequest?
    var position = 0

    func value(of option: String) throws(UsageError) -> String {
      guard position < arguments.count else { throw .missingValue(option: option) }
      defer { position += 1 }
      return arguments[position]
    }

    while position < arguments.count {
      let word = arguments[position]
      position += 1
      switch word {
      case "--stage": invocation.stage = try value(of: word)
      case _ where word.hasPrefix("--stage="):
        invocation.stage = String(word.dropFirst("--stage=".count))
      case "--update" where tests != nil:
        if tests?.recording == .off { tests?.recording = .update }
      case "--record" where tests != nil: tests?.recording = .record
      case "--update", "--record": throw .unknownOption(word, near: ["test \(word)"])
      case "--json",
        "--keep-going" where tests != nil:
        throw .unknownOption(word, near: ["run \(word)"])
      case "-h", "--help": invocation.action = .help
      case "--version": invocation.action = .version
      case "-c":
        guard request != nil else { throw .unknownOption(word, near: ["run -c"]) }
        request?.commands.append(try value(of: word))
      case "--json":
        // Without a command, standard input is run as by `run`.
        request = request ?? RunRequest()
        request?.isJSON = true
      case "--keep-going":
        request = request ?? RunRequest()
        request?.keepsGoing = true
      case _ where word.hasPrefix("-") && word != "-":
        throw .unknownOption(word, near: near(word, options))
      case _ where tests != nil: tests?.paths.append(word)
      case _ where request != nil: request?.files.append(word)
      case _ where invocation.action != .prompt: throw .unexpectedArgument(word)
      case "run": request = RunRequest()
      case "test": tests = TestRequest()
      case "stages": invocation.action = .stages
      case "help": invocation.action = .help
      case _ where laterCommands.contains(word): throw .notYetAvailable(word)
      default: throw .unknownCommand(word, near: near(word, commands + laterCommands))
      }
    }
    if let request, invocation.action == .prompt { invocation.action = .run(request) }
    if let tests, invocation.action == .prompt { invocation.action = .test(tests) }
    return invocation
  }
}
