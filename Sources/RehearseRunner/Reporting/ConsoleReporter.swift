/// Tells a person what becomes of a run: a line a script, what failed in full, and a summary.
package struct ConsoleReporter {
  private let write: (String) -> Void
  private var failures: [TestFailure] = []

  package init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Takes note of an event, and writes when a script is over, so that its lines stand together.
  package mutating func note(_ event: TestEvent) {
    switch event {
    case .fileBegan: failures = []
    case .failed(let failure): failures.append(failure)
    case .fileEnded(let result): report(result)
    case .runEnded(let result): report(result)
    }
  }
}

extension ConsoleReporter {
  private func report(_ result: FileResult) {
    switch result.outcome {
    case .passed: write("passed  \(result.file)\n")
    case .updated(let places): write("updated \(result.file) (\(count(places, "place")))\n")
    case .failed:
      write("failed  \(result.file)\n")
      report(failures)
    }
  }

  /// Shows the first failure in full; what comes after it may only follow from it.
  private func report(_ failures: [TestFailure]) {
    guard let first = failures.first else { return }
    let text = FailureText(first)
    var lines = ["\(first.location): \(text.message)"]
    lines += first.history.map { "  " + $0 }
    lines += text.details.map { "  " + $0 }
    for failure in failures.dropFirst() {
      lines.append("\(failure.location): \(FailureText(failure).message)")
    }
    write(lines.map { $0 + "\n" }.joined() + "\n")
  }

  private func report(_ result: RunResult) {
    var counts = ["\(result.passed) passed"]
    if result.updated > 0 { counts.append("\(result.updated) updated") }
    counts.append("\(result.failed) failed")
    let unchecked = result.withoutChecks
    if !unchecked.isEmpty {
      write(
        "\(count(unchecked.count, "script")) checked nothing: \(unchecked.joined(separator: ", "))\n"
      )
    }
    if let left = result.interruptedBefore {
      write("interrupted; \(count(left, "script")) did not run\n")
    }
    write(
      counts.joined(separator: ", ")
        + " (\(count(result.steps, "step")), \(count(result.checks, "check")))\n")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
