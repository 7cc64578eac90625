import Testing

@testable import RehearseRunner

@Suite("Preambles") @MainActor struct PreambleTests {
  /// Two scenarios whose preamble printed something, with what the second is told.
  @Test func mustPrintTheSameBeforeEveryScenario() throws {
    let script = "tap Settings\nscenario \"A\"\ntap Close\nscenario \"B\"\ntap Close"
    let plan = TestPlan([PlannedFile(bytes: Array(script.utf8), path: "people.flow")])
    var text = ""
    let reporter = ConsoleReporter { text += $0 }
    let ledger = RunLedger(plan, TestSettings()) { reporter.note($0) }
    for outputs in [["screen: Studio", "router: nil"], ["screen: Studio", "router: settings"]] {
      let entry = try #require(ledger.next())
      ledger.note(CaseResult(steps: 2, preambleLine: 0, printing: outputs), of: entry)
    }
    #expect(ledger.end().failed == 1)
    #expect(
      text == """
        passed  people.flow: A
        failed  people.flow: B
        people.flow:1: error: tap Settings does not print what it printed before "A"
          - | router: nil
          + | router: settings
          (- is printed there, + is printed here)

        1 test checked nothing: people.flow: A
        1 passed, 1 failed (4 steps, 0 checks)

        """)
  }

  /// A scenario that is skipped printed nothing, before which nothing can have differed.
  @Test func ofSkippedScenariosIsNotCompared() throws {
    let script =
      "tap Settings\nscenario \"A\"\ntap Close\nscenario \"B\"\nskip \"later\"\ntap Close"
    let plan = TestPlan([PlannedFile(bytes: Array(script.utf8), path: "people.flow")])
    var reports: [CaseReport] = []
    let ledger = RunLedger(plan, TestSettings()) { event in
      if case .testEnded(let report) = event { reports.append(report) }
    }
    let entry = try #require(ledger.next())
    ledger.note(CaseResult(steps: 2, preambleLine: 0, printing: ["screen: Studio"]), of: entry)
    #expect(ledger.next() == nil)
    _ = ledger.end()
    #expect(reports.map(\.outcome) == [.passed, .skipped(reason: "later")])
    #expect(reports.map(\.failures.count) == [0, 0])
  }
}
