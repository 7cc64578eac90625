import PseudoTerminal
import Testing

/// What was typed, here and in other sessions.
@Suite("The prompt's history", .serialized) struct PromptHistoryTests {
  @Test func `two sessions at once keep all entries, the mistyped too`() throws {
    let scratch = try PromptScratch()
    let first = try PromptConversation(scratch: scratch)
    let second = try PromptConversation(scratch: scratch)
    try first.enter("tap Count")
    try second.enter("tpa Count")
    try first.type("repeat 2 {\r", makes: "...>")
    try first.enter("tap Count }")
    try second.enter("state model.count")
    for prompt in [first, second] {
      try prompt.terminal.send("\u{4}")
      #expect(try prompt.terminal.waitForExit() == 0)
    }
    #expect(
      try scratch.content(of: "rehearse/history")
        == "tap Count\ntpa Count\nrepeat 2 {\\ntap Count }\nstate model.count\n")
    let third = try PromptConversation(scratch: scratch)
    try third.type("\u{10}", makes: "trouble> state model.count")
    try third.type("\u{10}\u{10}", makes: "trouble> tpa Count")
    try third.type("\u{12}tap Co", makes: "(reverse-i-search)`tap Co': tap Count")
  }

  @Test func `trouble with its file is one warning`() throws {
    let scratch = try PromptScratch()
    let prompt = try PromptConversation(
      scratch: scratch, environment: ["XDG_STATE_HOME": scratch.pipePath], columns: 200)
    try prompt.enter("tap Count")
    try prompt.enter("tap Count")
    #expect(prompt.terminal.screen.text.ranges(of: "warning: history is not saved").count == 1)
    try prompt.type("\u{10}", makes: "trouble> tap Count")
  }
}
