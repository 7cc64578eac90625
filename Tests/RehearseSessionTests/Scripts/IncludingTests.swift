import RehearseScript
import Testing

@testable import RehearseSession

@MainActor @Suite("Scripts that run others") struct IncludingTests {
  @Test("A file is one step, whose own expected output is ignored")
  func oneStep() throws {
    let files = try ScriptFiles([
      "main.flow": "run parts/add.flow who=Ann\nexpect people[1].name == Ann",
      "parts/add.flow": "present editor\n| what it once was\nset name=$who\nsave",
    ])
    let results = try files.run("main.flow")
    #expect(results.map(\.isOK) == [true, true])
    #expect(results[0].output.first == "screen: Studio")
    #expect(results[0].step?.changes.map(\.path) == ["editor.name", "editor.canSave", "people[1]"])
    #expect(files.conversation.runner.timeline.journal.stepCount == 1)
  }

  @Test("Of a Markdown file the flow blocks are run, the prose and other blocks are not")
  func markdown() throws {
    let files = try ScriptFiles([
      "main.flow": "run page.md who=Ann",
      "page.md": "Tap it.\n\n```sh\necho $HOME\n```\n```flow\npresent editor name=$who\n```\n",
    ])
    let results = try files.run("main.flow")
    #expect(results.map(\.isOK) == [true])
    #expect(files.conversation.output("state editor.name") == ["\"Ann\""])
  }

  @Test("Paths begin at the folder of the script that names them")
  func relative() throws {
    let files = try ScriptFiles([
      "main.flow": "run a/one.flow", "a/one.flow": "run b/two.flow",
      "a/b/two.flow": "run ../../three.flow", "three.flow": "present editor name=Three",
    ])
    _ = try files.run("main.flow")
    #expect(files.conversation.output("state editor.name") == ["\"Three\""])
  }

  @Test("Its verbs and variables remain, the values given to it do not")
  func remains() throws {
    let files = try ScriptFiles([
      "main.flow": "run verbs.flow who=Ann",
      "verbs.flow": "let made = \"$who!\"\ndefine show { present editor name=$made }",
    ])
    _ = try files.run("main.flow")
    files.conversation.results("show")
    #expect(files.conversation.output("state editor.name") == ["\"Ann!\""])
    #expect(
      files.conversation.results("set name=$who")[0].diagnostic?.kind.code == .undefinedVariable)
  }

  @Test("Within a body its variables are the body's")
  func withinBody() throws {
    let files = try ScriptFiles([
      "main.flow": "repeat 1 { run let.flow; present editor name=$made }\nset name=$made",
      "let.flow": "let made = Ann",
    ])
    let results = try files.run("main.flow")
    #expect(results.map(\.isOK) == [true, false])
    #expect(results[1].diagnostic?.kind.code == .endedVariable)
  }

  @Test(
    "What goes wrong is told at its place, and all is taken back",
    arguments: [
      Row(
        "sheet report 1\ntap Nowhere",
        """
        part.flow:2:5: error: nothing labelled "Nowhere" is on Report
          tap Nowhere
              ^^^^^^^
        hint: actions shows what can be done
        note: run is one step, and all that it did before this is taken back
        """),
      Row(
        "sheet report 1\ntap Add Person",
        """
        part.flow:2:9: error: "Person" is one word too many
          tap Add Person
                  ^^^^^^
        hint: tap "Add Person"
        note: run is one step, and all that it did before this is taken back
        """),
      Row(
        "sheet report 1; stage studio",
        """
        part.flow:1:17: error: stage can't stand in a script that another one runs
          stage studio
          ^^^^^
        hint: put it into the outer script
        note: run is one step, and all that it did before this is taken back
        """),
      Row(
        "scenario \"One\"",
        """
        part.flow:1:1: error: scenario can't stand in a script that another one runs
          scenario "One"
          ^^^^^^^^
        hint: put it into the outer script
        """),
      Row(
        "sheet report 1\nrun main.flow",
        """
        part.flow:2:5: error: main.flow runs itself
          run main.flow
              ^^^^^^^^^
        hint: take this line out
        note: run is one step, and all that it did before this is taken back
        """),
      Row(
        "run part.flow",
        """
        part.flow:1:5: error: part.flow runs itself
          run part.flow
              ^^^^^^^^^
        hint: take this line out
        """),
      Row(
        "run ./gone.flow",
        """
        part.flow:1:5: error: ./gone.flow can't be read: No such file or directory
          run ./gone.flow
              ^^^^^^^^^^^
        hint: the path begins at this script's folder
        """),
    ])
  func failing(_ row: Row) throws {
    let files = try ScriptFiles(["main.flow": "run part.flow", "part.flow": row.text])
    let results = try files.run("main.flow")
    #expect(files.complaint(results.first).joined(separator: "\n") == row.complaint)
    #expect(
      results.first?.caller(in: Source("", name: "main.flow")) == "run by line 1: run part.flow")
    #expect(
      files.conversation.output("screen")[0].contains("Studio")
        || !files.conversation.session.current.host.layers.isEmpty)
    #expect(files.conversation.results("expect nothing presented").map(\.isOK) == [true])
    #expect(files.conversation.runner.timeline.journal.stepCount == 0)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let complaint: String

    init(_ text: String, _ complaint: String) {
      self.text = text
      self.complaint = complaint
    }

    var testDescription: String { text }
  }
}
