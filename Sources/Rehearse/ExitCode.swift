/// How the process ends (language section 5).
enum ExitCode: Int32 {
  case success = 0
  /// A command, an expectation or a test failed.
  case failure = 1
  /// Wrong usage, or a file that can't be read.
  case usage = 2
  case interrupted = 130
  /// Nobody reads the output any more.
  case closedPipe = 141
}
