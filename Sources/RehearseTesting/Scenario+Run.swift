import CRehearseTestStart
import RehearseClock
import RehearseRunner
import SwiftUI
import Testing

extension Scenario {
  /// Runs the test in a session of its own, which begins on the first of the stages.
  ///
  /// Every failure is an issue of the current test, at its line of the script. A scenario that is expected to fail has
  /// known issues; one that is skipped cancels its test. What takes the process down takes the test run with it:
  /// `rehearse test` runs each test where that harms no other.
  /// - Throws: when the test is cancelled, which Swift Testing takes note of.
  @MainActor public func run(on stages: Stage...) throws {
    let declarations = plan.test(of: entry).declarations
    if let reason = declarations.skipped {
      try Test.cancel(Comment(rawValue: reason), sourceLocation: location(line: nil, column: nil))
    }
    let begin = ContinuousClock.now
    let result = result(on: stages)
    let limit = plan.timeout(of: entry, TestSettings())
    let isLate = ContinuousClock.now - begin > limit
    let failures = result.failures + (isLate ? [plan.overtime(of: entry, limit)] : [])
    guard let reason = declarations.expectedFailure, !result.hasFailedOutOfPlace else {
      return record(failures)
    }
    let test = plan.test(of: entry)
    withKnownIssue(
      Comment(rawValue: reason), sourceLocation: location(line: test.line, column: nil)
    ) {
      record(failures)
    }
  }

  @MainActor private func result(on stages: [Stage]) -> CaseResult {
    // Mentioned, so that a linker keeps what puts the tests on virtual time before they begin.
    rehearse_test_start()
    ViewGraph.isOnMainActor = { Scheduler.shared.isMainActorRunning }
    // The test runner's own clocks go on as before.
    defer { Determinism.end() }
    return plan.run(entry, TestSettings(), stages: stages) { opening in
      guard let stage = stages.first else { throw ScenarioError.noStage }
      Determinism.begin()
      var options = SessionOptions()
      options.allowsRealTime = false
      return try Session.starting(opening, of: stages, on: stage, options: options)
    }
  }

  private func record(_ failures: [TestFailure]) {
    for failure in failures {
      let text = FailureReport([failure]).text.replacing(folder + "/", with: "")
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: location(line: failure.line, column: failure.column))
    }
  }

  /// A place in the script.
  private func location(line: Int?, column: Int?) -> SourceLocation {
    let name = folder.split(separator: "/").last.map(String.init) ?? "scripts"
    return SourceLocation(
      fileID: "\(name)/\(path)", filePath: plan.name(of: entry).path, line: line ?? 1,
      column: column ?? 1)
  }
}

/// Why a scenario can't be run.
enum ScenarioError: Error, CustomStringConvertible {
  case noStage

  var description: String { "no stage was given" }
}
