import RehearseSession

/// Tells programs what becomes of a run: one object a line.
package struct JSONReporter {
  private let output: (String) -> Void

  package init(write output: @escaping (String) -> Void) {
    self.output = output
  }

  /// Writes an event as one object.
  package func note(_ event: TestEvent) {
    // How many were left is told at the end.
    if case .testLeft = event { return }
    var json = JSONWriter()
    json.object { json in
      json.field("version") { $0.raw("1") }
      switch event {
      case .testLeft: break
      case .runBegan(let tests):
        json.field("event") { $0.string("runBegan") }
        json.field("tests") { $0.raw("\(tests)") }
      case .testEnded(let report):
        json.field("event") { $0.string("testEnded") }
        write(report, &json)
      case .runEnded(let result):
        json.field("event") { $0.string("runEnded") }
        write(result, &json)
      }
    }
    output(json.text + "\n")
  }
}

extension JSONReporter {
  private func write(_ report: CaseReport, _ json: inout JSONWriter) {
    json.field("file") { $0.string(report.name.path) }
    json.field("scenario") { $0.optional(report.name.title) }
    json.field("line") { $0.raw("\(report.line)") }
    json.field("outcome") { $0.string(report.outcome.word) }
    json.field("reason") { $0.optional(report.outcome.reason) }
    json.field("steps") { $0.raw("\(report.steps)") }
    json.field("checks") { $0.raw("\(report.checks)") }
    json.field("failures") { json in
      json.array(report.failures) { json, failure in write(failure, &json) }
    }
  }

  private func write(_ failure: TestFailure, _ json: inout JSONWriter) {
    let text = FailureText(failure)
    json.object { json in
      json.field("file") { $0.string(failure.file) }
      json.field("line") { $0.raw(failure.line.map(String.init) ?? "null") }
      json.field("column") { $0.raw(failure.column.map(String.init) ?? "null") }
      json.field("message") { $0.string(text.message) }
      json.field("details") { $0.array(text.details) { $0.string($1.text) } }
      json.field("before") { json in
        json.array(failure.before) { json, place in
          json.object {
            $0.field("line") { $0.raw("\(place.line)") }
            $0.field("command") { $0.string(place.command) }
          }
        }
      }
      json.field("state") { $0.array(failure.state) { $0.string($1) } }
    }
  }

  private func write(_ result: RunResult, _ json: inout JSONWriter) {
    let counts = [
      ("passed", result.passed), ("failed", result.failed), ("updated", result.updated),
      ("skipped", result.skipped), ("failedAsExpected", result.failedAsExpected),
      ("left", result.left), ("steps", result.steps), ("checks", result.checks),
    ]
    for (name, count) in counts { json.field(name) { $0.raw("\(count)") } }
    json.field("withoutChecks") { $0.array(result.withoutChecks) { $0.string($1) } }
    json.field("interrupted") { $0.raw(result.isInterrupted ? "true" : "false") }
  }
}

extension CaseReport.Outcome {
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .failedAsExpected: "failedAsExpected"
    case .skipped: "skipped"
    case .updated: "updated"
    }
  }

  var reason: String? {
    switch self {
    case .failedAsExpected(let reason), .skipped(let reason): reason
    default: nil
    }
  }
}
