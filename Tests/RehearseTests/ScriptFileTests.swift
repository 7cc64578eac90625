import Foundation
import Testing

@Suite("Scripts in files") struct ScriptFileTests {
  private let scratch: PromptScratch

  init() throws {
    scratch = try PromptScratch()
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = scratch.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try file(name, Array(text.utf8))
  }

  @Test("A byte-order mark, CRLF, comments and expected output are no obstacle")
  func windows() throws {
    let path = try file(
      "a.flow",
      "\u{FEFF}# A script.\r\nwait \\\r\n  1s\r\n| screen: elsewhere\r\n\r\nexpect people.count == 1\r\n"
    )
    let run = try ProgramRun.run(["run", path])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("wait \\\n  1s\n| screen: Studio\n"))
    #expect(run.output.hasSuffix("| clock: 1s\nexpect people.count == 1\n"))
    #expect(run.errors == "")
  }

  @Test("A line that is no text is refused when it is reached")
  func brokenLines() throws {
    let bytes =
      Array("wait 1s\ntap ".utf8) + [0xFF] + Array("\ntap a".utf8) + [0]
      + Array("b\nwait 1s\n".utf8)
    let path = try file("a.flow", bytes)
    let run = try ProgramRun.run(["run", "--keep-going", path])
    #expect(run.code == 1)
    #expect(run.output.hasSuffix("| clock: 2s\n"))
    #expect(
      run.errors == """
        \(path):2:5: error: the byte 0xFF is not valid UTF-8 here
          tap \u{FFFD}
              ^
        hint: save the file as UTF-8 text
        \(path):3:6: error: a NUL character can't stand in a command
          tap a\\u{0}b
               ^^^^^
        hint: delete it

        """)
    let stopped = try ProgramRun.run(["run", path])
    #expect(stopped.output.hasSuffix("| clock: 1s\ntap \u{FFFD}\n"))
  }

  @Test("Each file begins in a fresh session, as the transcript says")
  func fresh() throws {
    let path = try file(
      "a.flow", "present editor; set name=Ann; save\nsheet composer; type x; tap Send\nwait 300ms\n"
    )
    let once = try ProgramRun.run(["run", path])
    let twice = try ProgramRun.run(["run", path, path])
    #expect(once.code == 0)
    #expect(twice.output == once.output + "stage studio\n" + once.output)
  }

  @Test("quit ends its session, not the run")
  func quit() throws {
    let path = try file("a.flow", "wait 1s\nquit\nstate\n")
    let run = try ProgramRun.run(["run", path, path])
    #expect(run.code == 0)
    #expect(run.output.components(separatedBy: "quit\n").count == 3)
    #expect(!run.output.contains("state"))
  }

  @Test("What can't be read is told, and ends the run unless it is to go on")
  func unreadable() throws {
    let path = try file("a.flow", "wait 1s\n")
    let missing = scratch.path + "/missing.flow"
    let run = try ProgramRun.run(["run", missing, path])
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors == "error: \(missing) can't be read: No such file or directory\n")
    let folder = try ProgramRun.run(["run", "--keep-going", scratch.path, path])
    #expect(folder.code == 2)
    #expect(folder.output.hasSuffix("| clock: 1s\n"))
    #expect(folder.errors == "error: \(scratch.path) can't be read: Is a directory\n")
  }

  @Test("A pipe is as good as a file")
  func pipe() throws {
    let run = try ProgramRun.run(["run", "/dev/stdin"], input: "wait 1s\n")
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("| clock: 1s\n"))
  }

  @Test("Empty scripts are nothing")
  func empty() throws {
    let run = try ProgramRun.run(["run", try file("a.flow", ""), try file("b.flow", "# x\n\n;;\n")])
    #expect(run.code == 0)
    #expect(run.output == "")
  }
}
