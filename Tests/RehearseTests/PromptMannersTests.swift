import Foundation
import PseudoTerminal
import Testing

/// What the prompt does before the first command, and with output that does not fit.
@Suite("The manners of the prompt", .serialized) struct PromptMannersTests {
  private func settings(_ text: String) throws -> PromptScratch {
    let scratch = try PromptScratch()
    let folder = scratch.path + "/rehearse"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/rc.flow"))
    return scratch
  }

  private func prompt(
    _ scratch: PromptScratch, _ environment: [String: String] = [:], rows: Int = 50
  ) throws -> PromptConversation {
    try PromptConversation(
      "rehearse", stage: "studio", scratch: scratch,
      environment: ["XDG_CONFIG_HOME": scratch.path].merging(environment) { $1 }, rows: rows)
  }

  @Test func `commands of the start file are carried out before the first one`() throws {
    let scratch = try settings("# mine\noption show none; option idiom mac\nstate people.count\n")
    let prompt = try prompt(scratch)
    let shown = prompt.terminal.screen.text.split(separator: "\n")
    #expect(shown.suffix(2) == ["| 1", "studio>"])
    #expect(
      try prompt.enter("help show", thenPrompt: "studio>")[2] == "|   now: none, default: all")
    #expect(
      try prompt.enter("sheet report 1", thenPrompt: #"studio / sheet "Report">"#)
        == [#"| screen: Studio / sheet "Report""#])
  }

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
    let prompt = try prompt(PromptScratch())
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
    let prompt = try prompt(PromptScratch())
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

  @Test func `what is wrong in the start file is told with its place, and the prompt opens`() throws
  {
    let scratch = try settings(
      "option shw all\ntap \"a\noption show none\nquit\noption idiom mac\n")
    let prompt = try prompt(scratch)
    let path = scratch.path + "/rehearse/rc.flow"
    let shown = prompt.terminal.screen.text.replacing("\n", with: " ")
    #expect(prompt.terminal.screen.text.contains("error: there is no option shw"))
    #expect(shown.replacing(" ", with: "").contains("\(path):1:1:error:"))
    #expect(shown.replacing(" ", with: "").contains("\(path):2:5:error:thisquoteisneverclosed"))
    #expect(
      try prompt.enter("help show", thenPrompt: "studio>")[2] == "|   now: none, default: all")
    #expect(
      try prompt.enter("help idiom", thenPrompt: "studio>")[2] == "|   now: mac, default: phone")
  }

  @Test func `options that can't be kept are told of, and the session goes on`() throws {
    let prompt = try PromptConversation(
      "rehearse", stage: "studio", environment: ["HOME": "/dev/null"])
    let shown = try prompt.enter("option show none; option save", thenPrompt: "studio>")
    #expect(
      shown == [
        "error: /dev/null/.config can't be written: Not a directory", "  option save", "  ^^^^^^",
        "hint: options are kept in the folder that XDG_CONFIG_HOME names, else in ~/.config",
      ])
    #expect(
      try prompt.enter("help show", thenPrompt: "studio>")[2] == "|   now: none, default: all")
    #expect(
      try prompt.enter("sheet report 1; swipe", thenPrompt: "studio>")[0]
        == #"| screen: Studio / sheet "Report""#)
  }

  @Test func `options in force are kept on request, and all else in the file stays`() throws {
    let scratch = try settings("# mine\noption  idiom   mac # a Mac\nstate people.count")
    let first = try prompt(scratch)
    try first.enter("option show changes; option idiom pad", thenPrompt: "studio>")
    let shown = try first.enter("option save", thenPrompt: "studio>")
    #expect(
      shown.map { $0.replacing(scratch.path, with: "SETTINGS") } == [
        "| option idiom pad", "| option show changes", "| in SETTINGS/rehearse/rc.flow",
      ])
    let path = "rehearse/rc.flow"
    #expect(
      try scratch.content(of: path) == """
        # mine
        option  idiom   pad # a Mac
        state people.count
        option show changes

        """)
    let second = try prompt(scratch)
    #expect(
      try second.enter("help show", thenPrompt: "studio>")[2]
        == "|   now: changes, default: all")
    // Back to the usual one: what was written stays, with that value.
    try second.enter("option show all; option save", thenPrompt: "studio>")
    #expect(try scratch.content(of: path).hasSuffix("\noption show all\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/rehearse")
        .filter { $0.hasPrefix(".") } == [])
  }

  @Test func `an option that stands twice is told once`() throws {
    let scratch = try settings("option idiom mac\noption idiom mac\n")
    let prompt = try prompt(scratch)
    #expect(
      try prompt.enter("option idiom pad; option save", thenPrompt: "studio>").dropLast() == [
        "| option idiom pad"
      ])
    #expect(
      try scratch.content(of: "rehearse/rc.flow") == "option idiom pad\noption idiom pad\n")
  }

  @Test func `of two prompts each keeps what was set at it`() throws {
    let scratch = try PromptScratch()
    let settings = ["XDG_CONFIG_HOME": scratch.path + "/config"]
    let first = try PromptConversation(scratch: scratch, environment: settings)
    let second = try PromptConversation(scratch: scratch, environment: settings)
    try first.enter("option show none; option idiom mac; option save")
    #expect(
      try second.enter("option show changes; option save").dropLast() == [
        "| option show changes", "| option idiom mac",
      ])
    // What was kept and is set back is set back in the file, with all else that was set at that prompt.
    #expect(
      try first.enter("option idiom phone; option save").dropLast() == [
        "| option show none", "| option idiom phone",
      ])
    try second.enter("option idiom mac; option save")
    #expect(try first.enter("option save").dropLast().last == "| option idiom phone")
  }

  @Test func `the first option kept makes the file`() throws {
    let scratch = try PromptScratch()
    let prompt = try prompt(scratch, ["XDG_CONFIG_HOME": scratch.path + "/new/settings"])
    #expect(try prompt.enter("option save", thenPrompt: "studio>")[0] == "| no option is kept")
    try prompt.enter("option show none; option save", thenPrompt: "studio>")
    #expect(
      try scratch.content(of: "new/settings/rehearse/rc.flow") == "option show none\n")
  }

  @Test func `options that can't be kept are told`() throws {
    let scratch = try PromptScratch()
    try Data().write(to: URL(fileURLWithPath: scratch.path + "/file"))
    let prompt = try prompt(scratch, ["XDG_CONFIG_HOME": scratch.path + "/file"])
    let shown = try prompt.enter("option show none; option save; state", thenPrompt: "studio>")
    #expect(shown[0].hasPrefix("error: "))
    #expect(shown[0].hasSuffix("/file/rehearse can't be written: Not a directory"))
    #expect(try prompt.enter("state people.count", thenPrompt: "studio>") == ["| 1"])
  }

  @Test func `without a start file nothing is told`() throws {
    let prompt = try prompt(PromptScratch())
    #expect(
      prompt.terminal.screen.text.contains("\n| people: [Person(id: #1, name: \"Jim\")]\nstudio>"))
  }

  @Test func `batch runs read no start file`() throws {
    let scratch = try settings("option show none\n")
    let run = try ProgramRun.run(
      ["run", "-c", "help show"], environment: ["XDG_CONFIG_HOME": scratch.path])
    #expect(run.output.contains("|   now: all, default: all"))
  }

  @Test func `what one only looks at goes to the pager when it is long`() throws {
    let prompt = try prompt(PromptScratch(), ["PAGER": "sed 's/^/P:/;4q'"], rows: 20)
    let shown = try prompt.enter("help", thenPrompt: "studio>")
    #expect(shown.suffix(3).allSatisfy { $0.hasPrefix("P:| ") }, "\(shown)")
    let short = try prompt.enter("help tap", thenPrompt: "studio>")
    #expect(short.first == "| tap LABEL")
  }

  @Test func `a step is never paged`() throws {
    let prompt = try prompt(PromptScratch(), ["PAGER": "sed 's/^/P:/'"], rows: 4)
    try prompt.terminal.send("sheet report 1\r")
    try prompt.terminal.waitForLine(#"studio / sheet "Report">"#)
    #expect(!prompt.terminal.screen.text.contains("P:"))
  }

  @Test(arguments: [["PAGER": ""], ["PAGER": "there-is-no-such-pager"], ["TERM": "dumb"]])
  func `without a pager, or where it could not work, output is printed`(
    _ environment: [String: String]
  ) throws {
    let usual = ["PAGER": "sed 's/^/P:/'"].merging(environment) { $1 }
    let prompt = try prompt(PromptScratch(), usual, rows: 20)
    try prompt.terminal.send("help\r")
    try prompt.terminal.waitFor("apropos WORD lists what the help says of a word")
    try prompt.terminal.waitForLine("studio>")
    #expect(!prompt.terminal.screen.text.contains("P:"))
  }
}
