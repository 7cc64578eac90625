import RehearseClock
import RehearseScript
import RehearseSession
import Testing

@testable import RehearseLint

@MainActor @Suite("What is found without running") struct LinterTests {
  private func findings(_ script: String, _ files: ScriptLibrary = ScriptLibrary()) -> [Finding] {
    let linter = Linter(files: files) { try Session(stages: [studioStage], on: studioStage) }
    // Verbs become available in their time; what is said of them has tests of its own.
    return linter.findings(in: Source(script, name: "a.flow"))
      .filter { $0.rule != "not-yet-available" }
  }

  @Test("A script has these findings, and no others", arguments: LintRow.all)
  func found(_ row: LintRow) {
    let text = findings(row.script).flatMap(\.lines).joined(separator: "\n")
    #expect(text == row.findings)
  }

  @Test("Each rule of its own has a row that breaks it")
  func coverage() {
    let names = [
      "unused-variable", "unused-parameter", "unused-command", "silent-command", "other-output",
      "control-character", "trailing-blank", "mistyped-elision", "repeated-elision",
      "elides-everything", "no-step-before", "compared-with-itself", "path-as-text",
      "repeated-check", "contradictory-check", "never-fails", "never-checked", "no-step",
      "no-check", "repeated-scenario", "repeated-setting", "after-quit", "syntax",
    ]
    for name in names {
      #expect(LintRow.all.contains { $0.findings.contains("[\(name)]") }, "\(name)")
    }
  }

  @Test("A program gets one object a line")
  func json() throws {
    let finding = try #require(findings("stage studio\nstage stuido\nexpect people").first)
    #expect(
      finding.json == """
        {"column":7,"file":"a.flow","hint":"did you mean studio?","line":2,\
        "message":"there is no stage stuido","rule":"unknown-stage","version":1}
        """)
  }
}
