import RehearseRunner
import Testing

@Suite(.serialized) @MainActor struct RunTests {
  private static let editing = """
    # People\r
    present editor name=Jim
    | screen: Studio / sheet "Edit Personal Info"
    | ...
    set name=Alice
    save
    | screen: Studio
    | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
    """

  @Test func eachScriptHasAFreshSession() throws {
    let rename = "tap Edit in Jim; set name=Alice; save\nexpect people[0].name == Alice"
    let folder = try ScriptFolder(["a.flow": rename, "b.flow": rename])
    let report = try StudioTests(folder, ["a.flow", "b.flow"])
    #expect(
      report.text == """
        passed  a.flow
        passed  b.flow
        2 passed, 0 failed (6 steps, 2 checks)

        """)
  }

  @Test func aFailureHidesNoneOfTheScriptsBehindIt() throws {
    let folder = try ScriptFolder(["a.flow": "tap Nothing", "b.flow": "tap Settings\n| ..."])
    let result = try StudioTests(folder, ["a.flow", "gone.flow", "b.flow"]).result
    #expect(result.failed == 2)
    #expect(result.passed == 1)
    #expect(result.hasUnreadable)
  }

  @Test func updatingWritesOnce() throws {
    let folder = try ScriptFolder(["a.flow": Self.editing])
    let first = try StudioTests(folder, ["a.flow"], .recording(.update))
    #expect(
      first.text == """
        updated a.flow (1 place)
        a.flow:6: the output of save
            7 | screen: Studio
          +   | editor: isPresented true → false, name "Alice", initialName "Jim", canSave true
          +   | router: presentedSheet nil
            8 | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
          (- was recorded, + took its place)

        0 passed, 1 updated, 0 failed (3 steps, 2 checks)

        """)
    let text = try folder.text(of: "a.flow")
    #expect(
      text == """
        # People\r
        present editor name=Jim
        | screen: Studio / sheet "Edit Personal Info"
        | ...
        set name=Alice
        save
        | screen: Studio
        | editor: isPresented true → false, name "Alice", initialName "Jim", canSave true
        | router: presentedSheet nil
        | people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]
        """)
    let second = try StudioTests(folder, ["a.flow"], .recording(.update))
    #expect(second.result.passed == 1)
    #expect(try folder.text(of: "a.flow") == text)
  }

  @Test func recordingGivesCommandsTheirOutput() throws {
    let script =
      "# Settings\ntap Settings\nexpect presented sheet Settings\n! sheet report\ntap Close\n"
    let folder = try ScriptFolder(["a.flow": script])
    #expect(try StudioTests(folder, ["a.flow"], .recording(.update)).result.passed == 1)
    #expect(try folder.text(of: "a.flow") == script)
    #expect(try StudioTests(folder, ["a.flow"], .recording(.record)).result.updated == 1)
    #expect(
      try folder.text(of: "a.flow") == """
        # Settings
        tap Settings
        | screen: Studio / sheet "Settings"
        | editor: isPresented false, name "", initialName "", canSave false
        | router: presentedSheet nil → settings
        | people: [Person(id: #1, name: "Jim")]
        expect presented sheet Settings
        ! sheet report
        | error: report needs itemID, a String
        |   sheet report
        |   ^^^^^
        | hint: sheet report itemID=…
        tap Close
        | screen: Studio
        | editor: isPresented false, name "", initialName "", canSave false
        | router: presentedSheet settings → nil
        | people: [Person(id: #1, name: "Jim")]

        """)
    #expect(try StudioTests(folder, ["a.flow"], .recording(.record)).result.passed == 1)
  }

  @Test(arguments: [
    "tap Settings\n| old\ntap Nothing\n",
    "tap Settings\n| old\nexpect nothing presented\n",
    "tap Settings\npresent editor name=Jim\n| old\n",
    "tap Settings\n| old\nquit\n",
  ])
  func whatFailsIsNeverRecorded(_ script: String) throws {
    let folder = try ScriptFolder(["a.flow": script])
    #expect(try StudioTests(folder, ["a.flow"], .recording(.record)).result.failed == 1)
    #expect(try folder.text(of: "a.flow") == script)
  }

  @Test(arguments: [
    ("expect issue W-16", true), ("expect not issue W-16", false), ("expect issue W-01", false),
    ("tap Close\nexpect issue W-16", false),
  ])
  func anIssueHasToBeExpectedBeforeTheNextStep(_ lines: String, passes: Bool) throws {
    let report = try StudioTests("tap Settings\npresent editor name=Jim\n" + lines)
    #expect((report.result.passed == 1) == passes)
  }

  @Test func anInterruptedRunTellsWhatRan() throws {
    let folder = try ScriptFolder(["a.flow": "tap Settings\n| ..."])
    let report = try StudioTests(folder, ["a.flow", "b.flow", "c.flow"], interruptedAfter: 1)
    #expect(
      report.text == """
        passed  a.flow
        interrupted; 2 tests did not run
        1 passed, 0 failed (1 step, 1 check)

        """)
    #expect(report.result.left == 2)
  }
}
