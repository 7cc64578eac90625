import Foundation
import PseudoTerminal
import Testing

/// The prompt, and what takes its place, on terminals and pipes of every kind.
@Suite("Terminals and pipes", .serialized) struct PromptTerminalTests {
  private let tool = PseudoTerminal.built("rehearse")

  private func shell(
    _ command: String, _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal("/bin/sh", ["-c", command], environment: environment)
  }

  @Test func `output that goes to a pipe is that of a batch run`() throws {
    let terminal = try shell("'\(tool)' 2>/dev/null | cat")
    try terminal.send("state people.count\n")
    try terminal.waitFor("| 1")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    // What was typed, which the terminal shows by itself, and the transcript.
    #expect(
      String(decoding: terminal.output, as: UTF8.self)
        == "state people.count\r\nstate people.count\r\n| 1\r\n")
  }

  @Test(arguments: ["--keep-going", "--json", "run", "| cat", "format -", "test -", "lint -"])
  func `who types without a prompt is told what is waited for`(_ words: String) throws {
    let terminal = try shell("'\(tool)' \(words)")
    try terminal.waitFor("note: commands are read from the terminal; Control-D ends them")
    try terminal.send("sheet report 1\nexpect people\n\u{4}")
    _ = try terminal.waitForExit()
  }

  @Test func `input that comes from a pipe is run as a batch`() throws {
    let terminal = try shell("echo state people.count | '\(tool)'")
    #expect(try terminal.waitForExit() == 0)
    #expect(
      String(decoding: terminal.output, as: UTF8.self) == "state people.count\r\n| 1\r\n")
  }

  @Test func `a batch run keeps no history and no session`() throws {
    let scratch = try PromptScratch()
    let run = try ProgramRun.run(
      [], input: "tap \"Add Person\"\ncancel\n", environment: ["XDG_STATE_HOME": scratch.path])
    #expect(run.code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["pipe"])
  }

  @Test(arguments: [["LC_ALL": "C"], ["LC_ALL": "", "LANG": "POSIX"], ["LC_ALL": "", "LANG": ""]])
  func `a screen is drawn in plain ASCII where the locale is`(locale: [String: String]) throws {
    let prompt = try PromptConversation("rehearse", stage: "studio", environment: locale)
    let lines = try prompt.enter("screen", thenPrompt: "studio>")
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(
      try PromptConversation("rehearse", stage: "studio")
        .enter("screen", thenPrompt: "studio>").contains { $0.contains("─") })
  }

  @Test func `stopped by Control-Z, it comes back with what was typed`() throws {
    let scratch = try PromptScratch()
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ["PS1": "$ ", "XDG_STATE_HOME": scratch.path, "NO_COLOR": "1"])
    try terminal.waitForLine("$")
    try terminal.send("'\(tool)'\n")
    try terminal.waitForLine("studio>")
    try terminal.send("state people.cou")
    try terminal.waitForLine("studio> state people.cou")
    try terminal.send("\u{1A}")
    try terminal.waitForLine("$")
    try terminal.send("fg\n")
    try terminal.waitForLine("studio> state people.cou")
    try terminal.send("nt\r")
    try terminal.waitFor("| 1\nstudio>")
    try terminal.send("\u{4}")
    try terminal.waitForLine("$")
    #expect(terminal.echoes)
  }

  @Test func `a window that changes while a command runs`() throws {
    let prompt = try PromptConversation(columns: 100)
    try prompt.terminal.send("tap Loop\r")
    _ = try prompt.scratch.process(reporting: "looping")
    prompt.terminal.resize(columns: 30, rows: 20)
    try prompt.terminal.send("\u{3}")
    try prompt.terminal.waitForLine("trouble>")
    // Nine columns for the prompt, then twenty-one a row and thirty on the next one.
    let text = String(repeating: "0123456789", count: 4)
    try prompt.terminal.send(text)
    try prompt.terminal.waitForLine(String(text.dropFirst(21)))
    try prompt.terminal.send("\u{1}X")
    try prompt.terminal.waitForLine("trouble> X01234567890123456789")
  }

  @Test func `Control-C a second time ends at once`() throws {
    let prompt = try PromptConversation()
    try prompt.enter("tap \"Sleep Elsewhere\"")
    try prompt.terminal.send("tap Loop\r")
    _ = try prompt.scratch.process(reporting: "looping")
    try prompt.terminal.send("\u{3}")
    // On the way back to the state before, which takes for ever this time.
    _ = try prompt.scratch.process(reporting: "stuck")
    try prompt.terminal.send("\u{3}")
    #expect(try prompt.terminal.waitForExit() == 130)
  }
}
