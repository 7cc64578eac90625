import Foundation
import Testing

@Suite("rehearse lint") struct LintTests {
  private let scratch: PromptScratch

  init() throws {
    scratch = try PromptScratch()
  }

  private func write(_ text: String, to name: String) throws -> String {
    let path = scratch.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("Tells what it finds in each script, and fails")
  func findings() throws {
    let good = try write("stage studio\nexpect people.count == 1\n", to: "a.flow")
    let bad = try write("stage stuido\nexpect people.count == 1\n", to: "b.flow")
    let run = try ProgramRun.run(["lint", scratch.path])
    #expect(run.code == 1)
    #expect(
      run.output == """
        \(bad):1:7: error: there is no stage stuido [unknown-stage]
          stage stuido
                ^^^^^^
        hint: did you mean studio?
        1 finding

        """)
    let clean = try ProgramRun.run(["lint", good])
    #expect(clean.code == 0)
    #expect(clean.output == "")
  }

  @Test("Of Markdown that a script runs, the prose makes no finding")
  func includedMarkdown() throws {
    _ = try write("stage studio\n\n```flow\nsheet report $id\n```\n", to: "page.md")
    let path = try write("run page.md id=1\nexpect presented sheet\n", to: "a.flow")
    let run = try ProgramRun.run(["lint", path])
    #expect(run.output == "")
    #expect(run.code == 0)
  }

  @Test("Looks at the blocks of Markdown, with the lines of the file")
  func markdown() throws {
    let text = "# Flows\n\n> ```flow\n> tap Edit\n> sav\n> expect people\n> ```\n"
    let path = try write(text, to: "a.md")
    let run = try ProgramRun.run(["lint", scratch.path])
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("\(path):5:3: error: there is no command sav [unknown-verb]\n"))
    let formatted = try ProgramRun.run(["format", "--check", scratch.path])
    #expect(formatted.code == 0)
  }

  @Test("Of a Markdown file without blocks it says that there are none, as run does")
  func noBlocks() throws {
    let path = try write("# Prose\n\n```swift\nlet a = 1\n```\n", to: "a.md")
    let run = try ProgramRun.run(["lint", path])
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors == "error: \(path) has no block that begins with ```flow\n")
  }

  @Test("Tells programs one object a line, and reads standard input")
  func json() throws {
    let run = try ProgramRun.run(["lint", "--json", "-"], input: "tap Edit\n! screen\n")
    #expect(run.code == 1)
    #expect(
      run.output == """
        {"column":3,"file":"-","hint":"screen","line":2,\
        "message":"screen never fails, so that ! is never content","rule":"never-fails",\
        "version":1}

        """)
  }

  @Test("Scripts know of each other: what one runs, and what it gives it")
  func parts() throws {
    _ = try write("let hint = 1\nrun part.flow who=Jim\ntap $hint\nexpect people\n", to: "a.flow")
    _ = try write("tap $who\nlet unused = $hint\n", to: "part.flow")
    let run = try ProgramRun.run(["lint", scratch.path])
    #expect(
      run.output.split(separator: "\n").filter { !$0.contains("not-yet-available") }
        .allSatisfy { !$0.contains("[") }, "\(run.output)")
  }

  @Test("A script that runs itself by way of another, or one with a stage in it, is told")
  func wrongParts() throws {
    _ = try write("run b.flow\ntap Edit\nexpect people\n", to: "a.flow")
    _ = try write("run a.flow\n", to: "b.flow")
    _ = try write("run d.flow\nexpect people\n", to: "c.flow")
    _ = try write("stage studio\n", to: "d.flow")
    let run = try ProgramRun.run(["lint", scratch.path])
    #expect(run.output.contains("/a.flow:1:5: error: b.flow runs itself [include-cycle]\n"))
    #expect(
      run.output.contains(
        "/c.flow:1:5: error: stage can't stand in a script that another one runs "
          + "[not-allowed-in-include]\n"))
  }

  @Test("What can't be found is told, with exit code 2")
  func missing() throws {
    let run = try ProgramRun.run(["lint", scratch.path + "/none.flow"])
    #expect(run.code == 2)
    #expect(
      run.errors == "error: \(scratch.path)/none.flow can't be read: No such file or directory\n")
  }
}
