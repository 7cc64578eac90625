import Foundation
import PseudoTerminal
import Testing

/// An app that ends, and comes back as it was.
@Suite("An app that crashes", .serialized) struct PromptCrashTests {
  struct Ending: Sendable, CustomTestStringConvertible {
    let command: String
    let shown: [String]
    var testDescription: String { command }
  }

  static let endings = [
    Ending(
      command: "tap Trap",
      shown: [
        "error: the app crashed: its process was ended by signal 4: the sky fell"
          + " (TroubleStage.swift:N)",
        "  tap Trap", "  ^^^", "hint: the state is that from before the command",
      ]),
    Ending(
      command: "tap \"Print and Trap\"",
      shown: [
        "| print: last words",
        "error: the app crashed: its process was ended by signal 4: Index out of range",
        "  tap \"Print and Trap\"", "  ^^^", "hint: the state is that from before the command",
      ]),
    Ending(
      command: "stage dead",
      shown: [
        "error: the app crashed: its process was ended by signal 4: dead on arrival"
          + " (OtherStages.swift:N)",
        "  stage dead", "  ^^^^^", "hint: the state is that from before the command",
      ]),
    Ending(
      command: "! tap Exit",
      shown: [
        "no way out",
        "error: the app left: its process exited with status 3",
        "  tap Exit", "  ^^^", "hint: the state is that from before the command",
      ]),
  ]

  @Test(arguments: endings)
  func `the state before the command is back`(ending: Ending) throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap Count; set title=Kept; option show changes")
    let shown = try prompt.enter("\(ending.command); tap Count")
    // Where in the file a trap stands is told, but not tested.
    #expect(shown.map { $0.replacing(/swift:\d+/, with: "swift:N") } == ending.shown)
    #expect(
      try prompt.enter("tap Count") == ["| screen: Trouble", "| model: count 1 → 2"])
    #expect(try prompt.enter("state draft.title") == ["| \"Kept\""])
  }

  @Test func `variables, verbs and standing checks are back`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("let word = Kept; define twice what { tap Count; tap Count; set title=$what }")
    try prompt.enter("always model.count < 3; twice $word; tap Trap")
    #expect(try prompt.enter("state draft.title") == ["| \"Kept\""])
    let shown = try prompt.enter("twice $word")
    #expect(shown.contains("error: this step breaks: always model.count < 3; found 3"))
    // The step that breaks it stays.
    #expect(try prompt.enter("state model.count") == ["| 4"])
  }

  @Test func `what a script did is back, whatever has become of its file`() throws {
    let prompt = try PromptConversation()
    let file = prompt.scratch.path + "/part.flow"
    try Data("define thrice { repeat 3 { tap Count } }\nset title=Kept\n".utf8).write(
      to: URL(fileURLWithPath: file))
    try prompt.enter("run \(file); thrice")
    try FileManager.default.removeItem(atPath: file)
    let shown = try prompt.enter("tap Trap")
    #expect(shown.last == "hint: the state is that from before the command")
    #expect(try prompt.enter("state draft.title") == ["| \"Kept\""])
    try prompt.enter("thrice")
    #expect(try prompt.enter("state model.count") == ["| 6"])
  }

  @Test func `steps of the same line before the crash stay`() throws {
    let prompt = try PromptConversation()
    let shown = try prompt.enter("tap Count; tap Trap")
    #expect(shown[2].contains("count 0 → 1"))
    #expect(shown[3].hasPrefix("error: the app crashed"))
    #expect(try prompt.enter("state model.count") == ["| 1"])
  }

  @Test func `an app that never settles is taken back too`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap Count")
    try prompt.terminal.send("tap Restless\r")
    try prompt.terminal.waitFor("error: the app never settles", seconds: 60)
    try prompt.terminal.waitForLine("trouble>")
    #expect(try prompt.enter("tap Count").last?.contains("count 1 → 2") == true)
  }

  @Test func `a model's refusal leaves no traces`() throws {
    let prompt = try PromptConversation()
    let shown = try prompt.enter("present draft title=refused")
    #expect(shown.first == "error: draft refuses: no such title")
    #expect(try prompt.enter("state draft.title") == ["| \"\""])
  }

  @Test func `killed before, during and after a step`() throws {
    let prompt = try PromptConversation()
    let note = "note: the app's process had ended; its state is back"
    try killAndWait(try prompt.scratch.process(reporting: "started"))
    let before = try prompt.enter("tap Count")
    #expect(before.last == note)
    #expect(before[2].contains("count 0 → 1"))

    try prompt.terminal.send("tap Sleep\r")
    let second = try prompt.scratch.process(reporting: "sleeping")
    try killAndWait(second)
    try prompt.terminal.waitFor("error: the app crashed: its process was ended by signal 9")
    try prompt.terminal.waitForLine("trouble>")
    #expect(try prompt.enter("state model.count") == ["| 1"])

    let third = try prompt.scratch.process(reporting: "started")
    try prompt.enter("tap Count")
    try killAndWait(third)
    let after = try prompt.enter("tap Count")
    #expect(after[2].contains("count 2 → 3"))
    #expect(after.last == note)
  }

  @Test func `Tab brings an app back that was killed`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("set title=Kept")
    try killAndWait(try prompt.scratch.process(reporting: "started"))
    try prompt.type("expect draft.title == \t", makes: "trouble> expect draft.title == Kept")
  }

  @Test func `a replay that comes out differently is told`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap Count")
    try prompt.enter("tap Process")
    let shown = try prompt.enter("tap Trap")
    #expect(
      shown.suffix(4) == [
        "error: replaying gave another state from step 2 on", "  tap Trap", "  ^^^",
        "hint: reset starts the stage afresh",
      ])
    #expect(try prompt.enter("state model.count") == ["| 1"])
  }

  @Test func `a step that can't be replayed is told, and those before it are back`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap Count")
    try prompt.enter("tap \"Trap Elsewhere\"")
    #expect(try prompt.enter("tap Count").last?.contains("count 11 → 12") == true)
    let shown = try prompt.enter("tap Exit")
    #expect(shown.contains("error: replaying gave another state from step 2 on"))
    #expect(try prompt.enter("tap Count").last?.contains("count 1 → 2") == true)
  }

  @Test(arguments: [
    ("dead", "the app crashed: dead on arrival (OtherStages.swift:[..])"),
    ("refused", "no such title"),
    (
      "restless",
      "the app does not come to rest: after 1000000 jobs [..] keeps going"
    ),
  ])
  func `a stage that does not start ends the program`(stage: String, reason: String) throws {
    let terminal = try PromptConversation.start(stage: stage, scratch: try PromptScratch())
    #expect(try terminal.waitForExit(seconds: 60) == 1)
    let parts = "error: the stage \(stage) does not start: \(reason)".split(separator: "[..]")
    let line = terminal.screen.rows.joined()
    #expect(line.hasPrefix(parts[0]))
    #expect(line.hasSuffix(parts[parts.count - 1]))
  }
}
