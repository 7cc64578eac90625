import Foundation
import RehearseScript
import Testing

@Suite("rehearse format") struct FormatTests {
  private let scratch: PromptScratch

  init() throws {
    scratch = try PromptScratch()
  }

  private func write(_ text: String, to name: String) throws -> String {
    let path = scratch.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("Lays out what is named, says which files changed, and has nothing to do a second time")
  func files() throws {
    let loose = try write("save;;  cancel\n", to: "a.flow")
    _ = try write("save\n| x\n", to: "b.flow")
    let run = try ProgramRun.run(["format", scratch.path])
    #expect(run.output == "formatted \(loose)\n")
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(try scratch.content(of: "a.flow") == "save; cancel\n")
    let again = try ProgramRun.run(["format", scratch.path])
    #expect(again.output == "")
    #expect(again.code == 0)
  }

  @Test("--check writes nothing, and fails when there is something to do")
  func check() throws {
    let loose = try write("save;;  cancel\n", to: "a.flow")
    let run = try ProgramRun.run(["format", "--check", loose])
    #expect(run.output == "not formatted: \(loose)\n")
    #expect(run.code == 1)
    #expect(try scratch.content(of: "a.flow") == "save;;  cancel\n")
    let input = try ProgramRun.run(["format", "--check", "-"], input: " save")
    #expect(input.output == "not formatted: -\n")
    #expect(input.code == 1)
  }

  @Test("A dash is standard input, laid out to standard output")
  func standardInput() throws {
    let run = try ProgramRun.run(["format", "-"], input: "repeat 2{\nsave }")
    #expect(run.output == "repeat 2 {\n  save\n}\n")
    #expect(run.code == 0)
  }

  @Test("A file with a line that can't be read stays as it is, and all such lines are told")
  func unreadable() throws {
    let text = "save;;\ntap \"Add\nwait soon\n"
    let path = try write(text, to: "a.flow")
    let run = try ProgramRun.run(["format", path])
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(
      run.errors == """
        \(path):2:5: error: this quote is never closed; quotes can't go on in the next line
          tap "Add
              ^^^^
        hint: end the word with "
        \(path):3:6: error: "soon" is no duration
          wait soon
               ^^^^
        hint: a number and its unit: 300ms, 2s, 5m or 1h

        """)
    #expect(try scratch.content(of: "a.flow") == text)
  }

  @Test("What can't be found, or may not be written, is told, with exit code 2")
  func noFile() throws {
    let run = try ProgramRun.run(["format", scratch.path + "/none.flow"])
    #expect(run.code == 2)
    #expect(
      run.errors == "error: \(scratch.path)/none.flow can't be read: No such file or directory\n")
    let empty = try ProgramRun.run(["format", scratch.path])
    #expect(empty.code == 2)
    #expect(
      empty.errors == """
        error: there is no script in \(scratch.path)
        hint: a script is a file whose name ends in .flow

        """)
  }
}
