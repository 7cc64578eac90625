import Foundation
import PseudoTerminal
import Testing

/// What the prompt does before the first command, and what it keeps for the next time.
@Suite("The start file of the prompt", .serialized) struct PromptStartFileTests {
  private func settings(_ text: String) throws -> PromptScratch {
    let scratch = try PromptScratch()
    let folder = scratch.path + "/rehearse"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/rc.flow"))
    return scratch
  }

  @Test func `commands of the start file are carried out before the first one`() throws {
    let scratch = try settings("# mine\noption show none; option idiom mac\nstate people.count\n")
    let prompt = try PromptConversation(in: scratch)
    let shown = prompt.terminal.screen.text.split(separator: "\n")
    #expect(shown.suffix(2) == ["| 1", "studio>"])
    #expect(
      try prompt.enter("help show", thenPrompt: "studio>")[2] == "|   now: none, default: all")
    #expect(
      try prompt.enter("sheet report 1", thenPrompt: #"studio / sheet "Report">"#)
        == [#"| screen: Studio / sheet "Report""#])
  }

  @Test func `what is wrong in the start file is told with its place, and the prompt opens`() throws
  {
    let scratch = try settings(
      "option shw all\ntap \"a\noption show none\nquit\noption idiom mac\n")
    let prompt = try PromptConversation(in: scratch)
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
    let first = try PromptConversation(in: scratch)
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
    let second = try PromptConversation(in: scratch)
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
    let prompt = try PromptConversation(in: scratch)
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
    let prompt = try PromptConversation(
      in: scratch, ["XDG_CONFIG_HOME": scratch.path + "/new/settings"])
    #expect(try prompt.enter("option save", thenPrompt: "studio>")[0] == "| no option is kept")
    try prompt.enter("option show none; option save", thenPrompt: "studio>")
    #expect(
      try scratch.content(of: "new/settings/rehearse/rc.flow") == "option show none\n")
  }

  @Test func `options that can't be kept are told`() throws {
    let scratch = try PromptScratch()
    try Data().write(to: URL(fileURLWithPath: scratch.path + "/file"))
    let prompt = try PromptConversation(in: scratch, ["XDG_CONFIG_HOME": scratch.path + "/file"])
    let shown = try prompt.enter("option show none; option save; state", thenPrompt: "studio>")
    #expect(shown[0].hasPrefix("error: "))
    #expect(shown[0].hasSuffix("/file/rehearse can't be written: Not a directory"))
    #expect(try prompt.enter("state people.count", thenPrompt: "studio>") == ["| 1"])
  }

  @Test func `without a start file nothing is told`() throws {
    let prompt = try PromptConversation(in: PromptScratch())
    #expect(
      prompt.terminal.screen.text.contains("\n| people: [Person(id: #1, name: \"Jim\")]\nstudio>"))
  }

  @Test func `batch runs read no start file`() throws {
    let scratch = try settings("option show none\n")
    let run = try ProgramRun.run(
      ["run", "-c", "help show"], environment: ["XDG_CONFIG_HOME": scratch.path])
    #expect(run.output.contains("|   now: all, default: all"))
  }
}
