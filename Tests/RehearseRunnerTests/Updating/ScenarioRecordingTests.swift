import Foundation
import Testing

@testable import RehearseRunner

@Suite(.serialized) @MainActor struct ScenarioRecordingTests {
  @Test func eachScenarioRecordsItsOwnLines() throws {
    let script = """
      tap Settings
      scenario "A"
      tap Close
      | old
      scenario "B"
      tap Nonsense
      | old
      scenario "C"
      expected to fail "known"
      tap Close
      | old
      scenario "D"
      tap Close
      """
    let folder = try ScriptFolder(["a.flow": script])
    let report = try StudioTests(folder, ["a.flow"], .recording(.record))
    #expect(
      report.text.hasPrefix("updated a.flow: A (2 places)\na.flow:3: the output of tap Close\n"))
    #expect(report.text.contains("  (- was recorded, + took its place)\n\nfailed  a.flow: B\n"))
    let after = """
      | screen: Studio
      | editor: isPresented false, name "", initialName "", canSave false
      | router: presentedSheet settings → nil
      | people: [Person(id: #1, name: "Jim")]

      """
    let before = after.replacingOccurrences(of: "settings → nil", with: "nil → settings")
      .replacingOccurrences(of: "Studio\n", with: "Studio / sheet \"Settings\"\n")
    #expect(
      try folder.text(of: "a.flow") == """
        tap Settings
        \(before)scenario "A"
        tap Close
        \(after)scenario "B"
        tap Nonsense
        | old
        scenario "C"
        expected to fail "known"
        tap Close
        | old
        scenario "D"
        tap Close
        \(after.dropLast())
        """)
    #expect(try StudioTests(folder, ["a.flow"], .recording(.record)).result.updated == 0)
  }

  @Test func undeclaredIssuesAreDeclaredWhereItIsAsked() throws {
    var settings = TestSettings.recording(.update)
    let script = """
      tap Settings
        present editor name=Jim
      | old
      | ...
      tap Close; tap Cancel
      """
    let folder = try ScriptFolder(["a.flow": script])
    #expect(try StudioTests(folder, ["a.flow"], settings).result.failed == 1)
    #expect(try folder.text(of: "a.flow") == script)
    settings.recordsIssues = true
    #expect(try StudioTests(folder, ["a.flow"], settings).result.updated == 1)
    let text = try folder.text(of: "a.flow")
    #expect(
      text == """
        tap Settings
          present editor name=Jim
        | screen: Studio / sheet "Settings"
        | ...
          expect issue W-16
        tap Close; tap Cancel
        """)
    #expect(try StudioTests(folder, ["a.flow"], settings).result.passed == 1)
    #expect(try folder.text(of: "a.flow") == text)
  }
}
