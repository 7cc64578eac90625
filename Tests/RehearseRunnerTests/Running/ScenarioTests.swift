import Testing

@testable import RehearseRunner

@Suite(.serialized) @MainActor struct ScenarioTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let report: String
  }

  nonisolated static let rows = [
    Row(
      testDescription: "each is a test of its own, and the preamble runs before each",
      script: """
        tap Edit in Jim
        scenario "Saving renames"
        set name=Alice; save
        expect people[0].name == Alice
        scenario "Cancelling does not"
        set name=Alice; cancel
        expect people[0].name == Jim
        """,
      report: """
        passed  people.flow: Saving renames
        passed  people.flow: Cancelling does not
        2 passed, 0 failed (6 steps, 2 checks)

        """),
    Row(
      testDescription: "a failure is told with its scenario, and hides none behind it",
      script: """
        tap Settings
        scenario "Closing"
        tap Close
        | screen: Report
        | ...
        scenario "Staying"
        expect presented sheet Settings
        """,
      report: """
        failed  people.flow: Closing
        people.flow:3: error: the output of tap Close differs
          after 1: tap Settings
          on    screen: Studio / sheet "Settings"
                editor: isPresented false, name "", initialName "", canSave false
                router: presentedSheet settings
                people: [Person(id: #1, name: "Jim")]
          - 4 | screen: Report
                        ^^^^^^
          +   | screen: Studio
                        ^^^^^^
            5 | ...  (3 lines)
          (- is recorded, + is printed)

        passed  people.flow: Staying
        1 passed, 1 failed (3 steps, 2 checks)

        """),
    Row(
      testDescription: "skipped, expected to fail, and an unexpected pass",
      script: """
        scenario "Later"
        skip "waits for the server"
        tap Nonsense
        scenario "Known"
        expected to fail "the register is slow"
        tap Nonsense
        scenario "Repaired"
        expected to fail "the register is slow"
        tap Settings
        expect presented sheet
        """,
      report: """
        skipped people.flow: Later (waits for the server)
        known   people.flow: Known (the register is slow)
        failed  people.flow: Repaired
        people.flow:7: error: the test passes, but was expected to fail
            the register is slow
          hint: delete the line expected to fail

        0 passed, 1 failed, 1 failed as expected, 1 skipped (1 step, 1 check)

        """),
    Row(
      testDescription: "what the preamble declares holds for all",
      script: """
        skip "not today"
        scenario "A"
        tap Settings
        scenario "B"
        tap Settings
        """,
      report: """
        skipped people.flow: A (not today)
        skipped people.flow: B (not today)
        0 passed, 0 failed, 2 skipped (0 steps, 0 checks)

        """),
    Row(
      testDescription: "declarations without a scenario hold for the script",
      script: "expected to fail \"known\"\ntap Nonsense",
      report: """
        known   people.flow (known)
        0 passed, 0 failed, 1 failed as expected (0 steps, 0 checks)

        """),
    Row(
      testDescription: "what can't be read is not what is expected to fail",
      script: """
        tap Settings
        | ...
        scenario "A"
        expected to fail "known"
        foo
        """,
      report: """
        failed  people.flow: A
        people.flow:5:1: error: there is no command foo
          after 1: tap Settings
          on    screen: Studio / sheet "Settings"
                editor: isPresented false, name "", initialName "", canSave false
                router: presentedSheet settings
                people: [Person(id: #1, name: "Jim")]
            foo
            ^^^
          hint: did you mean for?

        0 passed, 1 failed (1 step, 1 check)

        """),
    Row(
      testDescription: "nor is what has no grammar",
      script: "scenario \"A\"\nexpected to fail \"known\"\ntap \"",
      report: """
        failed  people.flow: A
        people.flow:3:5: error: this quote is never closed; quotes can't go on in the next line
            tap "
                ^
          hint: end the word with "

        0 passed, 1 failed (0 steps, 0 checks)

        """),
    Row(
      testDescription: "nor is what stands before all scenarios",
      script: "tap Nowhere\nscenario \"A\"\nexpected to fail \"known\"\ntap Settings",
      report: """
        failed  people.flow: A
        people.flow:1:5: error: nothing labelled "Nowhere" is on Studio
            tap Nowhere
                ^^^^^^^
          hint: actions shows what can be done

        0 passed, 1 failed (0 steps, 0 checks)

        """),
    Row(
      testDescription: "undo does not lead out of a scenario",
      script:
        "tap Settings\nscenario \"A\"\n! undo\n| error: undo can't lead out of the scenario, [..] after step 1\n| ...",
      report: """
        passed  people.flow: A
        1 passed, 0 failed (1 step, 2 checks)

        """),
    Row(
      testDescription: "a scenario without a step",
      script: "scenario \"Empty\"\nstate\nscenario \"Full\"\ntap Settings\n| ...",
      report: """
        failed  people.flow: Empty
        people.flow: error: the script has no step
          hint: a step is a command that prints the state, such as present or tap

        passed  people.flow: Full
        1 passed, 1 failed (1 step, 1 check)

        """),
    Row(
      testDescription: "a scenario without a step whose output is recorded",
      script: "scenario \"Looks\"\nstate people.count\n| 1",
      report: """
        passed  people.flow: Looks
        1 passed, 0 failed (0 steps, 1 check)

        """),
    Row(
      testDescription: "a scenario behind another command",
      script: "tap Settings; scenario \"Late\"\ntap Close",
      report: """
        failed  people.flow
        people.flow:1:15: error: a scenario begins on a line of its own
            scenario "Late"
            ^^^^^^^^
          hint: begin a new line before scenario

        0 passed, 1 failed (0 steps, 0 checks)

        """),
    Row(
      testDescription: "commands behind a title",
      script:
        "scenario \"Short\"; tag quick; tap Settings; tap Close\n| ...\n| screen: Studio\n| ...",
      report: """
        passed  people.flow: Short
        1 passed, 0 failed (2 steps, 1 check)

        """),
    Row(
      testDescription: "a title can't drive the terminal",
      script: "scenario \"\\u{1B}[31mred\"\ntap Settings\n| ...",
      report: """
        passed  people.flow: \\u{1B}[31mred
        1 passed, 0 failed (1 step, 1 check)

        """),
  ]

  @Test(arguments: rows) func report(_ row: Row) throws {
    #expect(try StudioTests(row.script).text == row.report)
  }

  @Test func aRefusedPreambleFailsEveryScenario() throws {
    let script = "tap Nonsense\nscenario \"A\"\ntap Settings\nscenario \"B\"\ntap Settings"
    #expect(try StudioTests(script).result.failed == 2)
  }

  @Test func theFirstFailureEndsTheRunWhereItIsAsked() throws {
    var settings = TestSettings()
    settings.failsFast = true
    let folder = try ScriptFolder([
      "a.flow": """
      scenario "A"
      tap Settings
      | ...
      scenario "B"
      tap Nonsense
      scenario "C"
      tap Settings
      | ...
      """, "b.flow": "tap Settings\n| ...",
    ])
    #expect(
      try StudioTests(folder, ["a.flow", "b.flow"], settings).text == """
        passed  a.flow: A
        failed  a.flow: B
        a.flow:5:5: error: nothing labelled "Nonsense" is on Studio
            tap Nonsense
                ^^^^^^^^
          hint: actions shows what can be done

        ended at the first failure; 2 tests did not run
        1 passed, 1 failed (1 step, 1 check)

        """)
  }
}
