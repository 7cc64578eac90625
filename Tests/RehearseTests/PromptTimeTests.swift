import Foundation
import PseudoTerminal
import Testing

/// Going back and forth at the prompt, whatever becomes of the app's process meanwhile.
@Suite("Time travel at the prompt", .serialized) struct PromptTimeTests {
  @Test func `steps can be undone and done again after a crash`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("option show changes; tap Count; set title=Kept; tap Count; undo")
    try prompt.enter("tap Trap")
    #expect(try prompt.enter("state draft.title") == ["| \"Kept\""])
    #expect(try prompt.enter("redo") == ["| screen: Trouble", "| model: count 1 → 2"])
    #expect(
      try prompt.enter("undo 2") == [
        "| screen: Trouble", "| draft: title \"Kept\" → \"\"",
        "| model: count 2 → 1, draft Draft(title: \"Kept\", tone: plain) → "
          + "Draft(title: \"\", tone: plain)",
      ])
    try prompt.enter("tap Trap")
    #expect(
      try prompt.enter("history") == ["| 1  tap Count"])
    #expect(try prompt.enter("redo to 3").count == 3)
  }

  @Test func `what is undone is not done by a new process`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap Count; tap Count; undo; set title=Other")
    try killAndWait(try prompt.scratch.process(reporting: "started"))
    #expect(try prompt.enter("history").contains("| 2  set title=Other"))
    #expect(try prompt.enter("state model.count") == ["| 1"])
    #expect(try prompt.enter("redo").first == "error: there is nothing to redo: no step is undone")
  }

  @Test func `a recording lets a test take the real time that the session took`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    let file = prompt.scratch.path + "/real.flow"
    try prompt.enter("record \(file)", thenPrompt: "studio>")
    try prompt.enter(
      "sheet report 1; wait real 1ms; wait real 1ms", thenPrompt: "studio / sheet \"Report\">")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.split(separator: "option real on\n").count == 2)
    #expect(try ProgramRun.run(["test", file]).code == 0)
  }

  @Test func `a recording goes on after a crash`() throws {
    let prompt = try PromptConversation()
    let file = prompt.scratch.path + "/a.flow"
    try prompt.enter("option show changes; tap Count; record \(file); ! tap Nothing; tap Count")
    try prompt.enter("tap Trap")
    try prompt.enter("undo; set title=Kept")
    #expect(
      try prompt.scratch.content(of: "a.flow").hasSuffix(
        """
        option show changes
        tap Count
        | screen: Trouble
        | model: count 0 → 1
        ! tap Nothing
        | error: nothing labelled "Nothing" is on Trouble
        |   tap Nothing
        |       ^^^^^^^
        | hint: actions shows what can be done
        set title=Kept
        | screen: Trouble
        | draft: title "" → "Kept"
        | model: draft Draft(title: "", tone: plain) → Draft(title: "Kept", tone: plain)

        """))
    try prompt.enter("record off")
    #expect(try prompt.enter("record \(file)").first?.hasPrefix("error: ") == true)
  }
}
