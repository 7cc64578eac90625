import CRehearseTestStart
import RehearseExplorer
import RehearseScript
import RehearseSession
import Testing

/// That findings are scripts that show what was found.
@MainActor @Suite(.serialized) struct FindingTests {
  init() {
    rehearse_test_start()
  }

  @Test("a dead end and an issue, each with the shortest script")
  func scripts() throws {
    let found = try Explorer(stage: .faulty).explore()
    #expect(found.isComplete)
    #expect(
      found.findings.map(\.script) == [
        """
        # W-16 Currently, only presenting a single sheet is supported.
        stage faulty
        tap Both
        expect issue W-16

        """,
        """
        # nothing a person can do leads out of Faulty / sheet "Report"
        stage faulty
        tap Report
        expect presented sheet Report

        """,
      ])
  }

  @Test("the scripts hold on a fresh session, and show what was found")
  func reproduced() throws {
    for finding in try Explorer(stage: .faulty).explore().findings {
      let results = try Self.run(finding.script)
      #expect(results.map(\.isOK) == [true, true, true])
      switch finding.kind {
      case .issue(let id, _): #expect(results[1].step?.issues.map(\.id) == [id])
      case .deadEnd(let screen, _): #expect(results[1].step?.screen == screen)
      case .divergence: Issue.record("the stage is the same each time")
      }
    }
  }

  @Test("the script of a dead end ends where a swipe is refused")
  func refusesSwipe() throws {
    let finding = try #require(Explorer(stage: .faulty).explore().findings.last)
    #expect(try Self.run(finding.script + "! swipe\n").allSatisfy(\.isOK))
  }

  @Test("a field without values is named, for it might have led out")
  func untriedField() throws {
    #expect(
      try Explorer(stage: .locked).explore().findings.map(\.summary) == [
        "nothing a person can do leads out of (LockedView) / sheet \"Lock\"; not tried: set code=…"
      ])
    let inputs = InputDomain(["code": ["1234"]])
    #expect(try Explorer(stage: .locked, inputs: inputs).explore().findings == [])
  }

  @Test("a stage that begins differently each time is reported, and searched no further")
  func divergence() throws {
    let found = try Explorer(stage: .forgetful).explore()
    #expect(
      found.findings.map(\.script) == [
        """
        # the stage does not begin the same way twice
        stage forgetful

        """
      ])
    #expect(found.places.count == 1)
    #expect(!found.isComplete)
  }

  private static func run(_ script: String) throws -> [TranscriptRunner.Result] {
    let runner = TranscriptRunner(session: try Session(stages: [.faulty, .studio], on: .studio))
    let source = Source(script)
    return Parser.parse(source).lines.flatMap { runner.run($0, in: source) }
  }
}
