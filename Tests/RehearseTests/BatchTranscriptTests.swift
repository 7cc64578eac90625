import Foundation
import PseudoTerminal
import Testing

@Suite("What a batch run prints, as a script") struct BatchTranscriptTests {
  @Test(
    "What is printed is a script that passes",
    arguments: [
      ["-c", "screen"], ["-c", "state people.count; screen"], ["-c", "help real; help option"],
      ["-c", "stage detours detour=outsideStack; tap \"Station 1\""],
      ["-c", "stage detours detour=outsideStack\nexpect issue W-04\nexpect not issue W-01"],
      ["-c", "scenario \"a\"; sheet report 1; ! pop; scenario \"b\"; sheet report 2"],
      ["-c", "sheet report 1", "-c", "screen; sheet report 2", "-c", "stage people; tap Jim"],
    ])
  func transcript(_ words: [String]) throws {
    let run = try ProgramRun.run(["run"] + words)
    #expect(run.code == 0)
    let folder = try TestFolder(["a.flow": run.output])
    let test = try ProgramRun.run(["test", folder.path])
    #expect(test.code == 0, "\(run.output)\n\(test.output)")
  }

  @Test("What is echoed can't drive a terminal, and is kept as it is elsewhere")
  func echoedControls() throws {
    let text = "! tap '\u{1B}]0;x\u{7}\u{1B}[31m'\n"
    let folder = try TestFolder(["a.flow": text])
    let path = folder.path + "/a.flow"
    #expect(try ProgramRun.run(["run", path]).output.hasPrefix(text))
    let terminal = try PseudoTerminal(PseudoTerminal.built("rehearse"), ["run", path])
    #expect(try terminal.waitForExit() == 0)
    let shown = String(decoding: terminal.output, as: UTF8.self)
    #expect(shown.hasPrefix("! tap '\\u{1B}]0;x\\u{7}\\u{1B}[31m'\r\n"))
    #expect(!shown.contains("\u{1B}"))
  }

  @Test("Text that stands in backslashes and elisions comes out so that it passes as a test")
  func transcript() throws {
    let scratch = try PromptScratch()
    let script = """
      present editor name="a\\\\\\\\b [..] \\\\[..] ... \\\\"
      set name="ends with a blank "
      ! tap Nothing
      state editor.name
      save
      """
    let first = try ProgramRun.run(["run", "-c", script])
    #expect(first.code == 0)
    try first.output.write(
      toFile: scratch.path + "/recorded.flow", atomically: true, encoding: .utf8)
    let test = try ProgramRun.run(["test", scratch.path + "/recorded.flow"])
    #expect(test.code == 0, "\(test.output)")
    let again = try ProgramRun.run(["run", scratch.path + "/recorded.flow"])
    #expect(again.output == first.output)
  }

  @Test("A test lets no real time pass unless it says so")
  func realTime() throws {
    let scratch = try PromptScratch()
    for (commands, code) in [("wait real 1ms", 1), ("option real on\nwait real 1ms", 0)] {
      let path = scratch.path + "/a.flow"
      try commands.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try ProgramRun.run(["test", path]).code == Int32(code))
      #expect(try ProgramRun.run(["run", path]).code == 0)
    }
  }

  @Test("The same script gives the same bytes")
  func stable() throws {
    let script = """
      actions; screen; help; state all
      present editor; set name=Ann; save; tap Edit in Ann; cancel
      sheet composer; type Hi; tap Send; wait 500ms; reset; state
      """
    let outputs = try (0..<2).map { _ in try ProgramRun.run(["run", "--json", "-c", script]).output
    }
    #expect(outputs[0] == outputs[1] && !outputs[0].isEmpty)
  }
}
