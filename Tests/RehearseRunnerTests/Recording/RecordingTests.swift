import CRehearseTestStart
import Foundation
import RehearseClock
import RehearseRunner
import RehearseScript
import RehearseSession
import Studio
import Testing

/// Sessions that are written as scripts while they go on.
@MainActor @Suite("Recording", .serialized) struct RecordingTests {
  @Test("What is recorded along ways chosen at random passes as a test at once", arguments: 1...16)
  func passes(seed: Int) throws {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    var chance = SeededGenerator(seed: UInt64(seed))
    let start = Int.random(in: 0..<15, using: &chance)
    for number in 0..<45 {
      if number == start { try talk.enter("record \(folder.path)/a.flow") }
      if Int.random(in: 0..<6, using: &chance) == 0 {
        _ = talk.results(
          ["undo", "undo 2", "redo", "redo 3", "undo to 1"].randomElement(using: &chance) ?? "")
      } else {
        _ = talk.results(Self.commands.randomElement(using: &chance) ?? "")
      }
    }
    try talk.enter("wait 1s")
    try talk.enter("history -o \(folder.path)/b.flow 1-\(talk.steps)")
    try talk.enter("history -o \(folder.path)/c.flow \(talk.steps)-\(talk.steps)")
    let report = try StudioTests(folder, ["a.flow", "b.flow", "c.flow"])
    let text = try folder.text(of: "a.flow")
    // Each scenario is a test.
    #expect(report.result.passed >= 3, "\(report.text)\n\(text)")
    #expect(report.result.failed == 0, "\(report.text)\n\(text)")
    // However things were typed, they are recorded in the canonical layout.
    for name in ["a.flow", "b.flow", "c.flow"] {
      let text = try folder.text(of: name)
      let formatted = Parser.parse(text).formatted.map { String(decoding: $0, as: UTF8.self) }
      #expect(formatted == text)
    }
  }

  @Test("Scripts that were run are found from where the recording lies") func included() throws {
    let folder = try ScriptFolder(["parts/report.flow": "sheet report 1\n", "out/keep": ""])
    let talk = try RecordedTalk()
    let name = folder.path + "/main.flow"
    try talk.enter("record \(folder.path)/out/a.flow; run parts/report.flow; dismiss", in: name)
    try talk.enter("repeat 2 { run parts/report.flow }; undo", in: name)
    try talk.enter("history -o \(folder.path)/out/b.flow 1-1", in: name)
    #expect(try folder.text(of: "out/a.flow").contains("\nrun ../parts/report.flow\n"))
    let report = try StudioTests(folder, ["out/a.flow", "out/b.flow"])
    #expect(report.result.passed == 2, "\(report.text)")
  }

  @Test("A check that a step breaks stays out, and comes back when that step is undone")
  func broken() throws {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    try talk.enter("option show none; record \(folder.path)/a.flow; sheet report 1")
    try talk.enter("always people.count > 5; always people.count > 0; always people.count > 7")
    #expect(talk.results("dismiss").first?.diagnostic?.kind.code == .alwaysBroken)
    try talk.enter("history -o \(folder.path)/b.flow 2-2")
    #expect(
      try folder.text(of: "a.flow").hasSuffix(
        """
        | screen: Studio / sheet "Report"
        # broken: always people.count > 5
        always people.count > 0
        # broken: always people.count > 7
        dismiss
        | screen: Studio

        """))
    let report = try StudioTests(folder, ["a.flow", "b.flow"])
    #expect(report.result.passed == 2, "\(report.text)")
    try talk.enter("undo")
    #expect(try folder.text(of: "a.flow").contains("\nalways people.count > 5\n"))
  }

  @Test("A block in which the app starts over prints the same when it is done again")
  func startingOver() throws {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    try talk.enter("sheet report 1; repeat 2 { reset; sheet report 2 }; repeat 1 { reset }")
    try talk.enter("record \(folder.path)/a.flow")
    let text = try folder.text(of: "a.flow")
    #expect(text.contains("presentedSheet report(itemID: \"1\") → report(itemID: \"2\")"))
    #expect(text.contains("presentedSheet report(itemID: \"2\") → nil"))
    let report = try StudioTests(folder, ["a.flow"])
    #expect(report.result.passed == 1, "\(report.text)")
  }

  private static let commands = [
    "present editor name=Jim", "present editor name=Ada", "set name=Alice", "save", "cancel",
    "sheet report 123", "sheet settings", "dismiss", "swipe", "tap \"Add Person\"", "type X",
    "tap Jim", "wait 300ms", "reset", "stage studio", "option show changes", "option show all",
    "option show none", "! set nowhere=1", "! dismiss; wait 1ms", "expect people.count < 9",
    "expect not nowhere", "state", "history", "diff 0", "option idiom mac", "option idiom phone",
    "type \"a\\\\\" ; save", "press escape", "frobnicate", "expect editor.name == \"\"",
    "repeat 2 { wait 10ms; present editor; set name=R; save }",
    "tap 'Add Person'", "present   editor  name='Kim Li'", "sheet report \\\n  'a b'",
    "repeat 2   {wait 1ms ; present editor\n\n  cancel}", "!  tap   'No One'",
    "expect   editor.name   !=   'a  b'", "let   who  =  'Kim'", "let count = state people.count",
    "present editor name=$count", "for who in Ann Bo { cancel; present editor name=$who }",
    "! repeat 1 { cancel; tap Nowhere }", "define add who { present editor name=$who; save }",
    "add Kim", "scenario \"Another\"", "undo to 0",
  ]

  @Test("It holds what is in force, and says so after each step") func contents() throws {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    try talk.enter("sheet report 1; dismiss; undo")
    try talk.enter("record \(folder.path)/a.flow")
    #expect(try folder.text(of: "a.flow") == Self.opening + Self.report)
    try talk.enter("expect presented sheet Report; ! tap Nothing; state")
    #expect(try folder.text(of: "a.flow") == Self.opening + Self.report + Self.checks)
    try talk.enter("undo; option show none; sheet settings")
    #expect(
      try folder.text(of: "a.flow") == Self.opening + """
        option show none
        sheet settings
        | screen: Studio / sheet "Settings"

        """)
    try talk.enter("record off; dismiss")
    #expect(try folder.text(of: "a.flow").hasSuffix("/ sheet \"Settings\"\n"))
    #expect(
      talk.results("record \(folder.path)/a.flow").first?.diagnostic?.kind.code == .fileExists)
    #expect(
      talk.results("record \(folder.path)/no/a.flow").first?.diagnostic?.kind.code
        == .fileUnwritable)
  }

  @Test("What somebody else removes is written anew, whole") func removedMeanwhile() throws {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    try talk.enter("record \(folder.path)/a.flow; sheet report 1")
    let before = try folder.text(of: "a.flow")
    try FileManager.default.removeItem(atPath: "\(folder.path)/a.flow")
    try talk.enter("dismiss")
    let after = try folder.text(of: "a.flow")
    #expect(after.hasPrefix(before + "dismiss\n| screen: Studio\n"))
  }

  @Test("What somebody else writes into it ends it, and stays") func writtenMeanwhile() throws {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    try talk.enter("record \(folder.path)/a.flow; sheet report 1")
    let noted = try folder.text(of: "a.flow") + "# a note\n"
    try folder.write(noted, to: "a.flow")
    let diagnostic = try #require(talk.results("dismiss").first?.diagnostic)
    #expect(
      diagnostic.kind
        == .fileUnwritable(
          path: "\(folder.path)/a.flow", reason: "somebody has changed it meanwhile"))
    try talk.enter("sheet settings")
    #expect(try folder.text(of: "a.flow") == noted)
  }

  @Test("A part of the history has its stage, and what led to it without output") func part() throws
  {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    try talk.enter("! dismiss; sheet report 1; ! tap Nothing; dismiss; option show none; reset")
    try talk.enter("history -o \(folder.path)/a.flow 3-3")
    #expect(
      try folder.text(of: "a.flow") == """
        stage studio
        ! dismiss
        sheet report 1
        ! tap Nothing
        dismiss
        option show none
        reset
        | screen: Studio

        """)
    #expect(try StudioTests(folder, ["a.flow"]).result.passed == 1)
  }

  @Test("A script that lets real time pass says that it may") func realTime() throws {
    let folder = try ScriptFolder()
    let talk = try RecordedTalk()
    try talk.enter("wait real 1ms; record \(folder.path)/a.flow; sheet report 1")
    #expect(try folder.text(of: "a.flow").contains("\noption real on\nwait real 1ms\n| screen:"))
  }

  private static let opening = """
    stage studio
    | screen: Studio
    | editor: isPresented false, name "", initialName "", canSave false
    | router: presentedSheet nil
    | people: [Person(id: #1, name: "Jim")]

    """

  private static let report = """
    sheet report 1
    | screen: Studio / sheet "Report"
    | editor: isPresented false, name "", initialName "", canSave false
    | router: presentedSheet nil → report(itemID: "1")
    | people: [Person(id: #1, name: "Jim")]

    """

  private static let checks = """
    expect presented sheet Report
    ! tap Nothing
    | error: nothing labelled "Nothing" is on Report
    |   tap Nothing
    |       ^^^^^^^
    | hint: actions shows what can be done

    """
}

/// A session that is talked to in text.
@MainActor private struct RecordedTalk {
  private let runner: TranscriptRunner

  init() throws {
    rehearse_test_start()
    Scheduler.shared.reset()
    runner = TranscriptRunner(session: try StudioTests.makeSession())
  }

  var steps: Int { runner.timeline.journal.stepCount }

  func results(_ line: String, in file: String? = nil) -> [TranscriptRunner.Result] {
    let source = Source(bytes: Array(line.utf8), name: file)
    return Parser.parse(source).lines.flatMap { runner.run($0, in: source) }
  }

  /// Enters a line that has to succeed.
  func enter(_ line: String, in file: String? = nil) throws {
    for result in results(line, in: file) {
      try #require(result.isOK, "\(result.command): \(String(describing: result.diagnostic?.text))")
    }
  }
}
