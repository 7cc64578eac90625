/// What became of one test.
package struct CaseReport: Sendable {
  package enum Outcome: Equatable, Sendable {
    case passed
    case failed
    /// It was expected to fail, and did.
    case failedAsExpected(reason: String)
    case skipped(reason: String)
    /// Its recorded output was brought up to date.
    case updated
  }

  package let name: TestName

  /// The line on which it begins.
  package let line: Int
  package internal(set) var outcome = Outcome.passed
  package internal(set) var steps = 0
  package internal(set) var checks = 0
  package internal(set) var failures: [TestFailure] = []

  /// What stood where its recorded output was brought up to date, each as the failure it would have been.
  package internal(set) var replaced: [TestFailure] = []

  /// In how many places its recorded output was brought up to date, whatever else became of it.
  package internal(set) var written = 0

  /// Every step, where somebody wants to know.
  package internal(set) var places: [TestFailure.Place] = []

  /// What the app wrote to standard error.
  package internal(set) var complaints = ""

  init(_ name: TestName, line: Int) {
    self.name = name
    self.line = line
  }
}

/// What became of all of them.
package struct RunResult: Equatable, Sendable {
  package internal(set) var passed = 0
  package internal(set) var failed = 0
  package internal(set) var failedAsExpected = 0
  package internal(set) var skipped = 0
  package internal(set) var updated = 0
  package internal(set) var steps = 0
  package internal(set) var checks = 0

  /// The tests that passed without checking anything.
  package internal(set) var withoutChecks: [String] = []

  /// Whether a file could not be read or written.
  package internal(set) var hasUnreadable = false

  /// How many tests did not run because one failed or somebody interrupted the run.
  package internal(set) var left = 0
  package internal(set) var isInterrupted = false
}

extension RunResult {
  mutating func add(_ report: CaseReport) {
    switch report.outcome {
    case .passed:
      passed += 1
      if report.checks == 0 { withoutChecks.append(report.name.text) }
    case .failed: failed += 1
    case .failedAsExpected: failedAsExpected += 1
    case .skipped: skipped += 1
    case .updated: updated += 1
    }
    steps += report.steps
    checks += report.checks
    hasUnreadable =
      hasUnreadable
      || report.failures.contains {
        switch $0.kind {
        case .unreadable, .unwritable: true
        default: false
        }
      }
  }
}

/// What happens in a run of tests, told in the order of the plan; how it is shown is up to who listens.
package enum TestEvent: Sendable {
  case runBegan(tests: Int)
  case testEnded(CaseReport)
  /// A test was not run to its end, as somebody interrupted the run, or since one before it has failed.
  case testLeft(TestName, line: Int, isInterrupted: Bool)
  case runEnded(RunResult)
}
