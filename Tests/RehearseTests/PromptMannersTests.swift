import PseudoTerminal
import Testing

/// What the prompt makes of what is pasted, and of output that does not fit.
@Suite("The manners of the prompt", .serialized) struct PromptMannersTests {
  @Test func `errors of a session that is pasted are passed over`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    let report = #"studio / sheet "Report">"#
    let session = """
      studio> sheet report 9
      | screen: Studio / sheet "Report"
      studio / sheet "Report"> repeat 2 { dismiss }
      error: nothing is presented that could be dismissed
        dismiss
        ^^^^^^^
      hint: screen shows the place
      note: so it is
      studio / sheet "Report"> expect presented sheet Report
      """
    let shown = try session.split(separator: "\n").map { line in
      try prompt.enter(String(line), thenPrompt: report)
    }
    #expect(
      shown.map(\.first) == [
        #"| screen: Studio / sheet "Report""#, nil,
        "error: nothing is presented that could be dismissed",
        nil, nil, nil, nil, nil, nil,
      ])
    // Only what was typed was carried out.
    #expect(try prompt.enter("history", thenPrompt: report) == ["| 1  sheet report 9"])
  }

  @Test func `a prompt that was pasted in front of a command is passed over`() throws {
    let prompt = try PromptConversation(in: PromptScratch())
    let sheet = #"studio / sheet "Report">"#
    #expect(try prompt.enter("studio> state people.count", thenPrompt: "studio>") == ["| 1"])
    try prompt.enter("studio> sheet report 1", thenPrompt: sheet)
    #expect(try prompt.enter("| screen: Studio", thenPrompt: sheet) == [])
    #expect(
      try prompt.enter(
        #"studio / sheet "Report"> expect presented sheet Report"#, thenPrompt: sheet)
        == [])
    #expect(try prompt.enter("studio>", thenPrompt: sheet) == [])
    try prompt.enter("studio / … / sheet (Report)> repeat 1 {", thenPrompt: "...>")
    try prompt.enter("...> dismiss", thenPrompt: "...>")
    try prompt.enter("...> }", thenPrompt: "studio>")
    #expect(
      try prompt.enter("people> save", thenPrompt: "studio>").first?.hasPrefix("error:") ?? false)
    #expect(
      try prompt.enter("other> save", thenPrompt: "studio>")
        == [
          "error: this is what the prompt shows, and no command", "  other> save", "  ^^^^^^",
          "hint: save",
        ])
  }

  @Test func `what is for who types stands by itself`() throws {
    let prompt = try PromptConversation(in: PromptScratch())
    #expect(
      try prompt.enter("repeat 2 { hint }", thenPrompt: "studio>")
        == [
          "error: hint can't stand in a block", "  hint", "  ^^^^",
          "hint: type hint on a line of its own",
        ])
    #expect(
      try prompt.enter("run nofile.flow", thenPrompt: "studio>").last
        == "hint: the path begins where rehearse was started")
    #expect(
      try prompt.enter("option system", thenPrompt: "studio>")
        == [
          "error: system needs a value; it is 18 now", "  option system", "  ^^^^^^",
          "hint: option system 18, 17, 16 or 27",
        ])
  }

  @Test func `what one only looks at goes to the pager when it is long`() throws {
    let prompt = try PromptConversation(
      in: PromptScratch(), ["PAGER": "sed 's/^/P:/;4q'"], rows: 20)
    let shown = try prompt.enter("help", thenPrompt: "studio>")
    #expect(shown.suffix(3).allSatisfy { $0.hasPrefix("P:| ") }, "\(shown)")
    let short = try prompt.enter("help tap", thenPrompt: "studio>")
    #expect(short.first == "| tap LABEL")
  }

  @Test func `a step is never paged`() throws {
    let prompt = try PromptConversation(in: PromptScratch(), ["PAGER": "sed 's/^/P:/'"], rows: 4)
    try prompt.terminal.send("sheet report 1\r")
    try prompt.terminal.waitForLine(#"studio / sheet "Report">"#)
    #expect(!prompt.terminal.screen.text.contains("P:"))
  }

  @Test(arguments: [["PAGER": ""], ["PAGER": "there-is-no-such-pager"], ["TERM": "dumb"]])
  func `without a pager, or where it could not work, output is printed`(
    _ environment: [String: String]
  ) throws {
    let usual = ["PAGER": "sed 's/^/P:/'"].merging(environment) { $1 }
    let prompt = try PromptConversation(in: PromptScratch(), usual, rows: 20)
    try prompt.terminal.send("help\r")
    try prompt.terminal.waitFor("apropos WORD lists what the help says of a word")
    try prompt.terminal.waitForLine("studio>")
    #expect(!prompt.terminal.screen.text.contains("P:"))
  }
}
