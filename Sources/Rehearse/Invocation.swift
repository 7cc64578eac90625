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
  case misplacedOption(String, of: String)
  case missingValue(option: String)
  case unexpectedArgument(String)
  case unknownStage(String, near: [String])
}
