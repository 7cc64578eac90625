import Foundation
import PseudoTerminal
import Testing

/// Commands at the prompt, on a real terminal.
@Suite("The prompt", .serialized) struct PromptTests {
  @Test func `it greets with the name, the stage and the state`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    #expect(
      prompt.terminal.screen.text.split(separator: "\n").dropFirst() == [
        "help lists the commands, Tab completes, Control-D leaves",
        "| screen: Studio",
        #"| editor: isPresented false, name "", initialName "", canSave false"#,
        "| router: presentedSheet nil",
        #"| people: [Person(id: #1, name: "Jim")]"#,
        "studio>",
      ])
    let greeting = prompt.terminal.screen.rows.first ?? ""
    #expect(greeting.hasPrefix("rehearse "))
    #expect(greeting.hasSuffix(", stage studio: People, their editor, and the sheet router"))
  }

  @Test func `the four commands print the state, and the prompt shows what is presented`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    let sheet = #"studio / sheet "Edit Personal Info">"#
    #expect(
      try prompt.enter("present editor name=Jim", thenPrompt: sheet) == [
        #"| screen: Studio / sheet "Edit Personal Info""#,
        #"| editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false"#,
        "| router: presentedSheet nil",
        #"| people: [Person(id: #1, name: "Jim")]"#,
      ])
    try prompt.enter("set name=Alice", thenPrompt: sheet)
    #expect(
      try prompt.enter("save", thenPrompt: "studio>").last
        == #"| people: [- Person(id: #1, name: "Jim"), + Person(id: #1, name: "Alice")]"#)
    #expect(
      try prompt.enter("sheet report 123", thenPrompt: #"studio / sheet "Report">"#).first
        == #"| screen: Studio / sheet "Report""#)
    try prompt.terminal.send("\u{4}")
    #expect(try prompt.terminal.waitForExit() == 0)
  }

  @Test func `a refused command shows why, and nothing else`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    let error = [
      "error: editor.isPresented is not settable: its editor keeps it private",
      "  set editor.isPresented=true",
      "      ^^^^^^^^^^^^^^^^^^",
      "hint: present editor name=…",
    ]
    #expect(try prompt.enter("set editor.isPresented=true", thenPrompt: "studio>") == error)
    #expect(
      try prompt.enter("! set editor.isPresented=true", thenPrompt: "studio>")
        == error.map { "| " + $0 })
  }

  @Test func `the rest of a line is skipped after a refused command`() throws {
    let prompt = try PromptConversation()
    let shown = try prompt.enter("tap Count; tap Nowhere; tap Count")
    #expect(shown[2].contains("count 0 → 1"))
    #expect(
      shown.dropFirst(3) == [
        #"error: nothing labelled "Nowhere" is on Trouble"#, "  tap Nowhere", "      ^^^^^^^",
        "hint: actions shows what can be done",
      ])
    #expect(try prompt.enter("state model.count") == ["| 1"])
  }

  @Test func `what is missing in a line is told by what the stage has`() throws {
    let prompt = try PromptConversation("rehearse", stage: "workbench")
    #expect(
      try prompt.enter("push", thenPrompt: "workbench>") == [
        "error: this stage has no router", "  push", "  ^^^^",
        "hint: tap, type and the other hands need none; stages lists the stages",
      ])
    #expect(
      try prompt.enter("choose Days 2026-07-01; choose Days", thenPrompt: "workbench>") == [
        "error: choose needs a value", "  choose Days", "  ^^^^^^", "hint: choose Days …",
      ])
    #expect(
      try prompt.enter("set days=", thenPrompt: "workbench>").first == "| screen: Workbench")
    #expect(
      try prompt.enter("history -o part.flow", thenPrompt: "workbench>").last
        == "hint: history -o part.flow 1-1")
  }

  @Test func `a line that can't be read runs nothing of it`() throws {
    let prompt = try PromptConversation()
    let shown = try prompt.enter("tap Count; tap \"Count")
    #expect(
      shown == [
        "error: this quote is never closed; quotes can't go on in the next line",
        "  tap \"Count", "      ^^^^^^", "hint: end the word with \"",
      ])
    #expect(try prompt.enter("state model.count") == ["| 0"])
  }

  @Test func `output of a transcript can be pasted back`() throws {
    let prompt = try PromptConversation()
    try prompt.terminal.send("tap Count\r| screen: Elsewhere\r  | more\r\r# nothing\rtap Count\r")
    try prompt.terminal.waitFor("count 1 → 2")
    try prompt.terminal.waitForLine("trouble>")
    #expect(!prompt.terminal.screen.text.contains("error"))
    #expect(
      try prompt.scratch.content(of: "rehearse/history") == "tap Count\n# nothing\ntap Count\n")
  }

  @Test func `a command goes on until it is whole`() throws {
    let prompt = try PromptConversation()
    try prompt.type("repeat 2 {\r", makes: "...>")
    try prompt.type("tap Count\r", makes: "...>")
    let shown = try prompt.enter("}")
    #expect(shown.last?.contains("count 0 → 2") == true)
    try prompt.type("tap \\\r", makes: "...>")
    #expect(try prompt.enter("Count").last?.contains("count 2 → 3") == true)
    // The whole of it is one entry.
    try prompt.terminal.send("\u{10}\r")
    try prompt.terminal.waitFor("count 3 → 4")
  }

  @Test func `what the app prints is output, what it complains of is passed on`() throws {
    let prompt = try PromptConversation()
    #expect(try prompt.enter("tap \"Add Item\"").last == "| print: added")
    #expect(try prompt.enter("tap Complain").first == "oh no")
  }

  @Test func `quit leaves, and the app's process goes too`() throws {
    let prompt = try PromptConversation()
    let process = try prompt.scratch.process(reporting: "started")
    try prompt.terminal.send("quit\r")
    #expect(try prompt.terminal.waitForExit() == 0)
    #expect(!isRunning(process))
  }

  @Test func `the prompt's own process has one thread`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap Count")
    let process = try prompt.scratch.process(reporting: "started")
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let parent = try #require(
      status.split(separator: "\n").first { $0.hasPrefix("PPid:") }?.split(separator: "\t").last)
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task")
    #expect(threads.count == 1)
  }

  @Test func `a title in wide characters takes its columns`() throws {
    let prompt = try PromptConversation(stage: "工作室", columns: 60)
    let sheet = #"工作室 / sheet "編集">"#
    #expect(try prompt.enter("tap 添加", thenPrompt: sheet) == [#"| screen: 工作室 / sheet "編集""#])
    #expect(prompt.terminal.screen.cursor.column == 23)
    try prompt.terminal.send(String(repeating: "x", count: 40) + "\u{1}Y")
    try prompt.terminal.waitUntil("moves to the start") { $0.cursor.column == 24 }
    try prompt.terminal.waitUntil("wraps") { screen in
      screen.rows.contains { $0.hasPrefix("xxxx") && $0.count == 4 }
    }
  }

  @Test func `trouble is shown in the colour of caution, where colours are allowed`() throws {
    let plain = try PromptConversation()
    try plain.enter("nonsense")
    #expect(!String(decoding: plain.terminal.output, as: UTF8.self).contains("\u{1B}[33m"))
    let colored = try PromptConversation(environment: ["NO_COLOR": ""])
    try colored.enter("nonsense")
    #expect(String(decoding: colored.terminal.output, as: UTF8.self).contains("\u{1B}[33merror: "))
  }

  @Test(arguments: ["dumb", ""])
  func `a dumb terminal gets no escapes`(kind: String) throws {
    let prompt = try PromptConversation(environment: ["TERM": kind])
    #expect(try prompt.enter("tap Count").last?.contains("count 0 → 1") == true)
    try prompt.terminal.send("\u{4}")
    #expect(try prompt.terminal.waitForExit() == 0)
    #expect(!prompt.terminal.output.contains(0x1B))
  }
}
