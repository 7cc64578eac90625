/// What one test came to, as the process that ran it tells.
package struct CaseResult: Codable, Sendable {
  /// How many commands changed or showed the app anew.
  package internal(set) var steps = 0

  /// How many things were compared: recorded outputs, expectations, commands that had to fail.
  package internal(set) var checks = 0

  package internal(set) var failures: [TestFailure] = []

  /// Every step, where somebody wants to know.
  package internal(set) var places: [TestFailure.Place] = []

  /// What is to be recorded.
  var changes: [OutputChange] = []

  /// What the lines of the preamble printed that must print the same before every scenario.
  var preamble: [OutputChange] = []

  package init() {}

  /// A test that passed and has nothing else to tell.
  package init(steps: Int, checks: Int) {
    self.steps = steps
    self.checks = checks
  }

  /// A test whose preamble printed something.
  init(steps: Int, preambleLine line: Int, printing output: [String]) {
    self.steps = steps
    preamble = [OutputChange(line: line, output: output)]
  }

  /// Whether the numbers of steps and checks are all there is to tell.
  package var isPlain: Bool {
    failures.isEmpty && places.isEmpty && changes.isEmpty && preamble.isEmpty
  }

  /// Whether something failed that no `expected to fail` is about.
  package var hasFailedOutOfPlace: Bool { failures.contains(where: \.isOutOfPlace) }

  /// A test that failed as a whole.
  init(_ failure: TestFailure) {
    failures = [failure]
  }
}
