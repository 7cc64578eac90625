/// What happens in a run of tests, told as it happens; how it is shown is up to who listens.
package enum TestEvent: Sendable {
  case fileBegan(String)
  case failed(TestFailure)
  case fileEnded(FileResult)
  case runEnded(RunResult)
}

/// What became of one script.
package struct FileResult: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case passed
    case failed
    /// Its recorded output was brought up to date: in how many places.
    case updated(places: Int)
  }

  package let file: String
  package internal(set) var outcome = Outcome.passed

  /// How many commands changed or showed the app anew.
  package internal(set) var steps = 0

  /// How many things were compared: recorded outputs, expectations, commands that had to fail.
  package internal(set) var checks = 0
}

/// What became of all of them.
package struct RunResult: Equatable, Sendable {
  package internal(set) var passed = 0
  package internal(set) var updated = 0
  package internal(set) var failed = 0
  package internal(set) var steps = 0
  package internal(set) var checks = 0

  /// The scripts that passed without checking anything.
  package internal(set) var withoutChecks: [String] = []

  /// Whether a script could not be read or written.
  package internal(set) var hasUnreadable = false

  /// How many scripts were left out because somebody interrupted the run.
  package internal(set) var interruptedBefore: Int?
}

extension RunResult {
  mutating func add(_ file: FileResult) {
    switch file.outcome {
    case .passed:
      passed += 1
      if file.checks == 0 { withoutChecks.append(file.file) }
    case .failed: failed += 1
    case .updated: updated += 1
    }
    steps += file.steps
    checks += file.checks
  }
}
