import PseudoTerminal
import Testing

/// Control-C and Control-D, in every state in which they can be pressed.
@Suite("Leaving and interrupting", .serialized) struct PromptInterruptTests {
  private static let interrupted = "error: interrupted; the state is that from before the command"

  @Test func `on an empty line it gives a new one`() throws {
    let prompt = try PromptConversation()
    try prompt.terminal.send("\u{3}")
    try prompt.terminal.waitFor("trouble> ^C\ntrouble>")
    #expect(try prompt.enter("tap Count").last?.contains("count 0 → 1") == true)
  }

  @Test func `on a half line it drops the line`() throws {
    let prompt = try PromptConversation()
    try prompt.type("tap Cou", makes: "trouble> tap Cou")
    try prompt.terminal.send("\u{3}")
    try prompt.terminal.waitForLine("trouble>")
    try prompt.enter("state model.count")
    #expect(try prompt.enter("state model.count") == ["| 0"])
  }

  @Test func `in an open block it drops the block`() throws {
    let prompt = try PromptConversation()
    try prompt.type("repeat 2 {\r", makes: "...>")
    try prompt.type("tap Cou", makes: "...> tap Cou")
    try prompt.type("\u{3}", makes: "trouble>")
    #expect(try prompt.enter("tap Count").last?.contains("count 0 → 1") == true)
  }

  @Test(arguments: [("Loop", "looping"), ("Sleep", "sleeping")])
  func `in a step it takes the step back`(label: String, event: String) throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap Count")
    let first = try prompt.scratch.process(reporting: "started")
    try prompt.terminal.send("tap \(label); tap Count\r")
    #expect(try prompt.scratch.process(reporting: event) == first)
    try prompt.terminal.send("\u{3}")
    try prompt.terminal.waitFor("^C\n\(Self.interrupted)\n  tap \(label)\n  ^^^\ntrouble>")
    let second = try prompt.scratch.process(reporting: "started")
    #expect(first != second)
    #expect(!isRunning(first))
    #expect(try prompt.enter("tap Count").last?.contains("count 1 → 2") == true)
  }

  @Test func `what was pasted behind an interrupted step is dropped`() throws {
    let prompt = try PromptConversation()
    try prompt.terminal.send("\u{1B}[200~tap Loop\ntap Count\ntap Count\u{1B}[201~\r")
    _ = try prompt.scratch.process(reporting: "looping")
    try prompt.waitForLineEditorsEnd()
    try prompt.terminal.send("\u{3}")
    try prompt.terminal.waitFor(
      "trouble> tap Loop\n^C\n\(Self.interrupted)\n  tap Loop\n  ^^^\n"
        + "note: the 2 lines pasted behind it are dropped\ntrouble>")
    #expect(try prompt.enter("state model.count") == ["| 0"])
  }

  @Test(arguments: ["xterm", "dumb"])
  func `Control-D leaves an empty prompt, and drops an open block`(_ kind: String) throws {
    let prompt = try PromptConversation(environment: ["TERM": kind])
    try prompt.type("repeat 2 {\r", makes: "...>")
    try prompt.type("tap Count\r", makes: "...>")
    try prompt.type("\u{4}", makes: "trouble>")
    #expect(
      prompt.terminal.screen.text.contains(
        "note: what was begun is dropped; Control-D leaves an empty prompt\n"))
    #expect(try prompt.enter("state model.count") == ["| 0"])
    try prompt.terminal.send("\u{4}")
    #expect(try prompt.terminal.waitForExit() == 0)
  }

  @Test func `Control-D on a dumb terminal ends half a line, not the session`() throws {
    let prompt = try PromptConversation(environment: ["TERM": "dumb"])
    try prompt.type("repeat 2 {\r", makes: "...>")
    try prompt.type("tap Cou", makes: "...> tap Cou")
    try prompt.type("\u{4}\u{4}", makes: "...>")
    try prompt.type("\u{4}", makes: "trouble>")
    #expect(
      prompt.terminal.screen.text.contains(
        "...> tap Cou\n...>\nnote: what was begun is dropped; Control-D leaves an empty prompt\n"))
    try prompt.type("state model.count", makes: "trouble> state model.count")
    try prompt.type("\u{4}\u{4}", makes: "trouble>")
    #expect(prompt.terminal.screen.text.contains("trouble> state model.count\n| 0\ntrouble>"))
    try prompt.terminal.send("\u{4}")
    #expect(try prompt.terminal.waitForExit() == 0)
  }

  @Test func `Control-C while the stage starts ends the program`() throws {
    let scratch = try PromptScratch()
    let terminal = try PromptConversation.start(stage: "slow", scratch: scratch)
    _ = try scratch.process(reporting: "starting")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == 130)
  }
}
