import RehearseRunner
import Testing

@Suite(.serialized) @MainActor struct FailureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let report: String
  }

  nonisolated static let rows = [
    Row(
      testDescription: "output that differs",
      script: """
        # Names
        present editor name=Jim
        set name=Alice
        | screen: Studio / sheet "Edit Personal Info"
        | editor: isPresented true, name "Jim" → "Alicia", initialName "Jim", canSave false → true
        | ...
        save
        | screen: Studio / sheet "Report"
        | ...
        """,
      report: """
        failed  people.flow
        people.flow:3: error: the output of set name=Alice differs
          after 2: present editor name=Jim
          on    screen: Studio / sheet "Edit Personal Info"
                editor: isPresented true, name "Jim", initialName "Jim", canSave false
                router: presentedSheet nil
                people: [Person(id: #1, name: "Jim")]
            4 | screen: Studio / sheet "Edit Personal Info"
          - 5 | editor: isPresented true, name "Jim" → "Alicia", initialName "Jim", canSave false → true
                                                        ^^^^^^
          +   | editor: isPresented true, name "Jim" → "Alice", initialName "Jim", canSave false → true
                                                        ^^^^^
            6 | ...  (2 lines)
          (- is recorded, + is printed)
        people.flow:7: error: the output of save differs

        0 passed, 1 failed (3 steps, 2 checks)

        """),
    Row(
      testDescription: "a refused command",
      script: """
        sheet report 1
        tap Done; tap Dnoe; tap Settings
        tap Settings
        """,
      report: """
        failed  people.flow
        people.flow:2:15: error: nothing labelled "Dnoe" is on Studio
          after 1: sheet report 1
                2: tap Done
          on    screen: Studio
                editor: isPresented false, name "", initialName "", canSave false
                router: presentedSheet nil
                people: [Person(id: #1, name: "Jim")]
            tap Dnoe
                ^^^^
          hint: actions shows what can be done

        0 passed, 1 failed (2 steps, 0 checks)

        """),
    Row(
      testDescription: "an expectation, and those behind it",
      script: """
        present editor name=Jim
        expect editor.name == Alice
        expect editor.canSave
        expect editor.name == Jim
        """,
      report: """
        failed  people.flow
        people.flow:2:8: error: expected editor.name == Alice, but found "Jim"
          after 1: present editor name=Jim
          on    screen: Studio / sheet "Edit Personal Info"
                editor: isPresented true, name "Jim", initialName "Jim", canSave false
                router: presentedSheet nil
                people: [Person(id: #1, name: "Jim")]
            expect editor.name == Alice
                   ^^^^^^^^^^^^^^^^^^^^
          hint: state shows the models
        people.flow:3:8: error: expected editor.canSave, but found false

        0 passed, 1 failed (1 step, 1 check)

        """),
    Row(
      testDescription: "a command that had to fail",
      script: "! tap Settings",
      report: """
        failed  people.flow
        people.flow:1:3: error: tap Settings was to fail, but succeeded
            tap Settings
            ^^^
          hint: if it is to succeed, type tap Settings

        0 passed, 1 failed (0 steps, 0 checks)

        """),
    Row(
      testDescription: "an issue that nothing expects",
      script: """
        tap Settings
        present editor name=Jim
        tap Close
        """,
      report: """
        failed  people.flow
        people.flow:2: error: present editor name=Jim raises W-16, which is not expected
          after 1: tap Settings
          on    screen: Studio / sheet "Settings"
                editor: isPresented false, name "", initialName "", canSave false
                router: presentedSheet settings
                people: [Person(id: #1, name: "Jim")]
            Currently, only presenting a single sheet is supported.
            The next sheet will be presented when the currently presented sheet gets dismissed.
          hint: expect issue W-16

        0 passed, 1 failed (3 steps, 0 checks)

        """),
    Row(
      testDescription: "stray output",
      script: "# Names\n| screen: Studio\ntap Settings",
      report: """
        failed  people.flow
        people.flow:2:1: error: expected output stands before any command
            | screen: Studio
            ^^^^^^^^^^^^^^^^
          hint: put the command that prints it on a line above

        0 passed, 1 failed (0 steps, 0 checks)

        """),
    Row(
      testDescription: "quit",
      script: "tap Settings; quit\ntap Close",
      report: """
        failed  people.flow
        people.flow:1:15: error: quit ends no test
          after 1: tap Settings
          on    screen: Studio / sheet "Settings"
                editor: isPresented false, name "", initialName "", canSave false
                router: presentedSheet settings
                people: [Person(id: #1, name: "Jim")]
            quit
            ^^^^
          hint: delete it; a test ends with its script

        0 passed, 1 failed (1 step, 0 checks)

        """),
    Row(
      testDescription: "no step",
      script: "# Nothing yet\nstate\nexpect nothing presented",
      report: """
        failed  people.flow
        people.flow: error: the script has no step
          hint: a step is a command that prints the state, such as present or tap

        0 passed, 1 failed (0 steps, 1 check)

        """),
    Row(
      testDescription: "no check", script: "tap Settings\nstate",
      report: """
        passed  people.flow
        1 test checked nothing: people.flow
        1 passed, 0 failed (1 step, 0 checks)

        """),
    Row(
      testDescription: "output of a command that prints nothing",
      script: "tap Settings\nexpect presented sheet Settings\n| screen: Studio",
      report: """
        failed  people.flow
        people.flow:2: error: the output of expect presented sheet Settings differs
          after 1: tap Settings
          on    screen: Studio / sheet "Settings"
                editor: isPresented false, name "", initialName "", canSave false
                router: presentedSheet settings
                people: [Person(id: #1, name: "Jim")]
          - 3 | screen: Studio
          (- is recorded, + is printed)

        0 passed, 1 failed (1 step, 2 checks)

        """),
    Row(
      testDescription: "only the last steps are told",
      script: String(repeating: "tap Settings\ntap Close\n", count: 4) + "swipe",
      report: """
        failed  people.flow
        people.flow:9:1: error: nothing is presented that could be swiped away
          after 3 more steps,
                4: tap Close
                5: tap Settings
                6: tap Close
                7: tap Settings
                8: tap Close
          on    screen: Studio
                editor: isPresented false, name "", initialName "", canSave false
                router: presentedSheet nil
                people: [Person(id: #1, name: "Jim")]
            swipe
            ^^^^^
          hint: screen shows the place

        0 passed, 1 failed (8 steps, 0 checks)

        """),
  ]

  @Test(arguments: rows) func report(_ row: Row) throws {
    #expect(try StudioTests(row.script).text == row.report)
  }
}
