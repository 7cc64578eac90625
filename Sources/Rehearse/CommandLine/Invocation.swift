import RehearseRunner

/// What the command line asks for.
struct Invocation: Equatable {
  enum Action: Equatable {
    case prompt(resumes: Bool = false)
    /// The prompt with the list of lessons, or in one.
    case learn(LearnRequest)
    case run(RunRequest)
    case test(TestRequest)
    case format(FormatRequest)
    case lint(LintRequest)
    case stages
    case completions(Shell)
    case help(word: String?)
    case manual
    case version
  }

  /// What `run` is to run, and how.
  struct RunRequest: Equatable {
    var commands: [String] = []
    var files: [String] = []
    var isJSON = false
    var keepsGoing = false

    /// Real time that a command may take; nil for any.
    var timeout: Duration?
  }

  /// What `test` is to test, how, and how it is told.
  struct TestRequest: Equatable {
    var paths: [String] = []
    var settings = TestSettings()
    var onlyLists = false

    /// How many processes run tests at a time; as many as are worth it unless given.
    var jobs: Int?

    /// Whether each test has a process to itself.
    var isolates = false
    var isJSON = false

    /// Whether recorded output is replaced only where a person says so.
    var asks = false

    /// Whether what changes or has failed runs again, until somebody interrupts it.
    var watches = false
    var junitFiles: [String] = []
  }

  /// What `format` is to lay out, or only to look at.
  struct FormatRequest: Equatable {
    var paths: [String] = []
    var onlyChecks = false
  }

  /// What `lint` is to look at, and how it tells what it found.
  struct LintRequest: Equatable {
    var paths: [String] = []
    var isJSON = false
  }

  /// Which lesson is to be begun, or whether all are only to be checked.
  struct LearnRequest: Equatable {
    var lesson: String?

    /// Whether the lesson begins at its first task, however far it has been taken.
    var isAnew = false
    var onlyChecks = false
  }

  var action: Action
  var stage: String?

  /// How much memory the app's process may have, in bytes, 0 for any; nil when nothing was said.
  var memory: Int64?

  /// Folders of further lessons.
  var lessonFolders: [String] = []
}

extension Invocation.Action {
  /// Whether apps are started.
  var startsApps: Bool {
    switch self {
    case .prompt, .learn, .run, .test: true
    default: false
    }
  }
}

/// Why a command line can't be carried out.
enum UsageError: Error, Equatable {
  case unknownCommand(String, near: [String])
  case notYetAvailable(String)
  case unknownOption(String, near: [String])
  /// The commands that take the option; none when it stands only without a command.
  case misplacedOption(String, of: [String])
  case missingValue(option: String)
  case missingArgument(command: String, choices: [String])
  case unknownValue(String, of: String, choices: [String])
  case unexpectedArgument(String)
  /// A size that nothing can be done with.
  case tooSmall(String, of: String, least: String)
  /// The option is about one lesson, and none is named.
  case needsLesson(option: String)
  case unknownStage(String, near: [String])
  case unknownLesson(String, near: [String])
  /// A file that is no lesson, with what is said about it, and what helps if anything does.
  case noLesson(String, hint: String?)
  /// Somebody has to be there to type.
  case needsTerminal(String)
}
