import Foundation
import Testing

@Suite("Scripts in batch") struct BatchTests {
  private static let presented = """
    | screen: Studio / sheet "Edit Personal Info"
    | editor: isPresented false → true, name "" → "Jim", initialName "" → "Jim", canSave false
    | router: presentedSheet nil
    | people: [Person(id: #1, name: "Jim")]

    """

  private static let waited = """
    wait 1s
    | screen: Studio
    | editor: isPresented false, name "", initialName "", canSave false
    | router: presentedSheet nil
    | people: [Person(id: #1, name: "Jim")]
    | clock: 1s

    """

  @Test("Commands are echoed, with their output")
  func echo() throws {
    let run = try ProgramRun.run([
      "run", "-c",
      "# A person.\npresent editor name=Jim\n\n  expect people.count == 1 # one\n! pop",
    ])
    #expect(run.code == 0)
    #expect(
      run.output == "present editor name=Jim\n" + Self.presented + """
        expect people.count == 1
        ! pop
        | error: router has no path to pop from
        |   pop
        |   ^^^
        | hint: no router of this stage has pages; actions shows what can be done

        """)
    #expect(run.errors == "")
  }

  @Test("The first failure ends the run, with its place")
  func failure() throws {
    let run = try ProgramRun.run([
      "run", "-c", "present editor name=Jim; save; cancel", "-c", "state",
    ])
    #expect(run.code == 1)
    #expect(run.output == "present editor name=Jim\n" + Self.presented + "save\n")
    #expect(
      run.errors == """
        -:1:26: error: the confirmation control "Save" is disabled by PersonalInfoEditor.Sheet
          save
          ^^^^
        hint: actions shows what can be done now

        """)
  }

  @Test("Of a Markdown file the flow blocks are run")
  func markdown() throws {
    let folder = try TestFolder([
      "a.md": "Waiting.\n\n```flow\nwait 1s\n```\n\n```swift\nlet a = 1\n```\n",
      "b.md": "None.\n",
    ])
    let run = try ProgramRun.run(["run", folder.path + "/a.md"])
    #expect(run.output == Self.waited)
    let other = try ProgramRun.run(["run", folder.path + "/b.md"])
    #expect(other.code == 2)
    #expect(
      folder.relative(other.errors) == "error: b.md has no block that begins with ```flow\n")
  }

  @Test("A file that is plainly no text is refused with one error, whoever is to read it")
  func noText() throws {
    let folder = try TestFolder([:])
    let path = folder.path + "/a.flow"
    try Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0x0A, 0]).write(to: URL(fileURLWithPath: path))
    let errors = [
      "run": "error: \(path) can't be read: it is no UTF-8 text\n",
      "lint": "error: \(path) can't be read: it is no UTF-8 text\n",
      "format": "error: \(path) can't be read or written: it is no UTF-8 text\n", "test": "",
    ]
    for (command, text) in errors {
      let run = try ProgramRun.run([command, path])
      #expect(run.errors == text)
      #expect(run.code == 2, "\(command)")
      #expect(
        run.output.contains("script can't be read: it is no UTF-8 text") == (command == "test"))
    }
    let inner = try ProgramRun.run(["run", "-c", "run \(path)"])
    #expect(inner.errors.contains("can't be read: it is no UTF-8 text\n"))
  }

  @Test("A scenario of a file has a line of its own, whoever reads it")
  func scenarioBehind() throws {
    let folder = try TestFolder(["a.flow": "wait 1s; scenario \"Late\"\nwait 2s\nexpect people\n"])
    let path = folder.path + "/a.flow"
    let said = """
      :1:10: error: a scenario begins on a line of its own
        scenario "Late"
        ^^^^^^^^
      hint: begin a new line before scenario

      """
    #expect(try ProgramRun.run(["run", path]).errors == path + said)
    #expect(
      try ProgramRun.run(["lint", path]).output
        .contains("a scenario begins on a line of its own [syntax]\n"))
    #expect(
      try ProgramRun.run(["test", path]).output
        .contains("a.flow:1:10: error: a scenario begins on a line of its own\n"))
  }

  @Test("With --keep-going it goes on, but for the rest of the line")
  func keepGoing() throws {
    let run = try ProgramRun.run([
      "run", "--keep-going", "-c",
      "sav; cancel\ntap \"x\nexpect editor.canSave\npresent editor name=Jim",
    ])
    #expect(run.code == 1)
    #expect(
      run.output == """
        sav
        tap "x
        expect editor.canSave
        present editor name=Jim

        """ + Self.presented)
    #expect(
      run.errors == """
        -:1:1: error: there is no command sav
          sav
          ^^^
        hint: did you mean save?
        -:2:5: error: this quote is never closed; quotes can't go on in the next line
          tap "x
              ^^
        hint: end the word with "
        -:3:8: error: expected editor.canSave, but found false
          expect editor.canSave
                 ^^^^^^^^^^^^^^
        hint: state shows the models

        """)
  }

  @Test("Standard input is run as it comes")
  func standardInput() throws {
    let run = try ProgramRun(["run"])
    run.write(Array("present editor name=Jim\nset \\\n".utf8))
    try run.waitForLines(5)
    #expect(run.output == "present editor name=Jim\n" + Self.presented)
    run.write(Array("  name=Ann\nsav".utf8))
    #expect(run.code == 1)
    #expect(run.output.contains("set \\\n  name=Ann\n| screen: Studio / sheet"))
    #expect(run.errors.hasPrefix("-:4:1: error: there is no command sav\n"))
  }

  @Test(
    "Without a terminal the bare program is a batch run",
    arguments: [[], ["run"], ["run", "-"], ["--stage", "studio"], ["--keep-going"]])
  func bare(_ words: [String]) throws {
    let run = try ProgramRun.run(words, input: "wait 1s\nquit\nstate\n")
    #expect(run.code == 0)
    #expect(run.output == Self.waited + "quit\n")
    #expect(run.errors == "")
  }

  @Test("JSON is one object a line, and nothing else")
  func json() throws {
    let run = try ProgramRun.run(
      ["--json", "run", "--keep-going", "-c", "expect people.count == 1; wait 1s\nsave\n! pop"])
    #expect(run.code == 1)
    let objects = try run.output.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["command"] as? String } == ["wait 1s", "save", "! pop"])
    #expect(objects.map { $0["ok"] as? Bool } == [true, false, true])
    #expect(objects.map { $0["line"] as? Int } == [1, 2, 3])
    #expect(objects.map { $0["clock"] as? Int } == [1000, 1000, 1000])
    #expect(run.errors.hasPrefix("-:2:1: error: Studio has no confirmation control\n"))
  }

  @Test(
    "A script that names its stage starts no other",
    arguments: [
      ["run", "a.flow"], ["test", "a.flow"], ["test", "scenarios.flow"],
    ])
  func opening(_ words: [String]) throws {
    let folder = try TestFolder([
      "a.flow": "# No other.\n\nstage trouble\ntap Count\nexpect model.count == 1\n",
      "scenarios.flow": "scenario \"One\"\nstage trouble\ntap Count\nexpect model.count == 1\n",
    ])
    let run = try ProgramRun.run(
      [words[0], "--stage", "dead", folder.path + "/" + words[1]], program: "CrashStage")
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("A stage that refuses to start is told at the line that names it")
  func refusedOpening() throws {
    let run = try ProgramRun.run(
      ["run", "-c", "stage refused"], program: "CrashStage")
    #expect(
      run.errors == """
        -:1:1: error: the stage refused can't start: no such title
          stage refused
          ^^^^^
        hint: help stage

        """)
  }
}
