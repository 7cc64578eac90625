import Foundation
import PseudoTerminal
import RehearseScript
import Testing

/// Lessons where somebody types.
@Suite("Lessons at the prompt", .serialized) struct PromptLessonTests {
  private let sheet = #"people / sheet "Add Personal Info">"#

  @Test func `a lesson from its start to its end`() throws {
    let scratch = try PromptScratch()
    let prompt = try PromptConversation("rehearse", stage: "studio", scratch: scratch)
    #expect(
      try prompt.enter("learn", thenPrompt: "studio>")[0].hasPrefix("| first-sheet   3 tasks"))
    let start = try prompt.enter("learn first-sheet", thenPrompt: "people>")
    #expect(start.first == "| lesson: A first sheet by a flag")
    #expect(start.contains("| screen: People"))
    #expect(start.contains("| task 1 of 3: Open the sheet and type the name Ada"))
    #expect(start.last == "| hint helps, solution tells")
    #expect(
      try prompt.enter("hint", thenPrompt: "people>")
        == ["| hint 1 of 2: actions lists what can be done now, as commands"])
    #expect(
      try prompt.enter("solution", thenPrompt: "people>")
        == [#"| tap "Add Person""#, "| type Ada into Name"])

    // A near miss, and looking around, meet nothing.
    #expect(
      try prompt.enter(#"tap "Add Person"; type Adam; state all"#, thenPrompt: sheet)
        .allSatisfy { !$0.contains("done") })
    let met = try prompt.enter("set name=Ada", thenPrompt: sheet)
    #expect(
      met.prefix(5) == [
        #"| screen: People / sheet "Add Personal Info""#, "|",
        "| done: Open the sheet and type the name Ada", "|",
        "| task 2 of 3: Close it without saving",
      ])
    // Refused commands meet nothing either.
    #expect(
      try prompt.enter("tap Jim", thenPrompt: sheet)[0].hasPrefix("error: \"Jim\" is covered"))
    #expect(
      try prompt.enter("swipe", thenPrompt: "people>").contains("| done: Close it without saving"))
    #expect(try scratch.content(of: "rehearse/lessons") == "first-sheet 2\n")
    #expect(
      try prompt.enter(#"tap "Add Person"; type Ada; press return"#, thenPrompt: "people>").suffix(
        4)
        == [
          "|", "| done: Add Ada", "| lesson done: A first sheet by a flag",
          "| next: learn private-flag",
        ])
    #expect(
      try prompt.enter("hint", thenPrompt: "people>")[0]
        == "error: hint is about the task of a lesson, and none has begun")
    #expect(try prompt.enter("learn", thenPrompt: "people>")[0].hasPrefix("| first-sheet   done"))
  }

  @Test func `a file that is no lesson is told with its place, and what helps`() throws {
    let scratch = try PromptScratch()
    let prompt = try PromptConversation(
      "rehearse", stage: "studio", scratch: scratch, columns: 240)
    let path = scratch.path + "/mine.flow"
    func learn(_ text: String) throws -> [String] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let shown = try prompt.enter("learn \(path)", thenPrompt: "studio>")
      return shown.joined(separator: "\n").replacing(path, with: "mine.flow").split(separator: "\n")
        .map(String.init)
    }
    let start = "# lesson: Mine\nstage studio\n"
    #expect(
      try learn(start + "# task: A\ntap Add Person\n").filter { !$0.hasPrefix("  ") } == [
        "error: mine.flow is no lesson: line 4, column 9: \"Person\" is one word too many",
        "hint: tap \"Add Person\"",
      ])
    #expect(
      try learn(start + "# task: A\n# or: tap \"A\n").last == "hint: end the word with \"")
    #expect(try learn("save").last == "hint: learn lists those that are")
    #expect(
      try prompt.enter("learn nowhere.flow", thenPrompt: "studio>").last
        == "hint: the path begins where rehearse was started")
  }

  @Test func `a file of one's own is a lesson too`() throws {
    let folder = try TestFolder([
      "count.flow": "# lesson: Counting\nstage trouble\n# task: Count to one\ntap Count\n"
        + "expect model.count == 1\n",
      "none.flow": "tap Count\n",
      "moon.flow": "# lesson: Far\nstage moon\n# task: Land\nsave\nexpect nothing presented\n",
    ])
    let prompt = try PromptConversation(columns: 200)
    #expect(
      try prompt.enter("learn \(folder.path)/count.flow")
        .contains("| task 1 of 1: Count to one"))
    #expect(
      try prompt.enter("tap Count").suffix(3) == [
        "| done: Count to one", "| lesson done: Counting", "| that was the last one",
      ])
    #expect(try prompt.enter("learn")[0] == "| count  done      Counting")
    func refusal(_ name: String) throws -> String {
      folder.relative(try prompt.enter("learn \(folder.path)/\(name)")[0])
    }
    #expect(
      try refusal("none.flow")
        == "error: none.flow is no lesson: line 1: a lesson has a title: # lesson: A first sheet")
    #expect(
      try refusal("moon.flow") == "error: moon.flow is no lesson: line 1: there is no stage moon")
    #expect(
      try refusal("gone.flow") == "error: gone.flow is no lesson: No such file or directory")
  }

  @Test func `the command line opens the prompt in a lesson`() throws {
    let scratch = try PromptScratch()
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("rehearse"), ["learn", "protected"],
      environment: ["XDG_STATE_HOME": scratch.path, "NO_COLOR": "1"], columns: 100, rows: 60)
    try terminal.waitForLine(#"wiring / sheet "Report">"#)
    let text = terminal.screen.text
    #expect(text.hasPrefix("rehearse 0.1.0, stage wiring"))
    #expect(text.contains("| task 1 of 3: Write cracked into the note"))
    // Once for each command of the lesson's opening; where the prompt began is not shown.
    #expect(text.ranges(of: "| reports: [").count == 2)
  }

  @Test func `a crash ends the command, not the lesson`() throws {
    let folder = try TestFolder([
      "count.flow": """
      # lesson: Counting
      stage trouble
      # task: Count to two
      # hint: twice
      tap Count
      tap Count
      expect model.count == 2
      """
    ])
    let prompt = try PromptConversation(options: ["--lessons", folder.path])
    try prompt.type("learn c\t", makes: "trouble> learn count")
    try prompt.enter("")
    try prompt.enter("tap Count")
    #expect(try prompt.enter("tap Trap")[0].hasPrefix("error: the app crashed"))
    #expect(try prompt.enter("hint") == ["| hint 1 of 1: twice"])
    #expect(
      try prompt.enter("tap Count").suffix(3) == [
        "| done: Count to two", "| lesson done: Counting", "| that was the last one",
      ])
  }

  @Test func `another stage leads out of a lesson with a word, the same one does not`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    try prompt.enter("learn first-sheet", thenPrompt: "people>")
    #expect(
      try prompt.enter("stage people", thenPrompt: "people>").allSatisfy { !$0.contains("lesson") })
    #expect(
      try prompt.enter("hint", thenPrompt: "people>")[0].hasPrefix("| hint 1 of 2"))
    #expect(
      try prompt.enter("stage studio", thenPrompt: "studio>").suffix(2) == [
        "|", "| the lesson is left; learn first-sheet goes on with it",
      ])
    #expect(
      try prompt.enter("hint", thenPrompt: "studio>")[0]
        == "error: hint is about the task of a lesson, and none has begun")
  }

  @Test func `undo leads out of a lesson with a word`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    try prompt.enter("learn first-sheet", thenPrompt: "people>")
    #expect(
      try prompt.enter("undo", thenPrompt: "studio>").suffix(2) == [
        "|", "| the lesson is left; learn first-sheet goes on with it",
      ])
    #expect(
      try prompt.enter("hint", thenPrompt: "studio>")[0]
        == "error: hint is about the task of a lesson, and none has begun")
  }

  @Test func `what can't be begun is told`() throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    #expect(
      try prompt.enter("learn first-shet; undo", thenPrompt: "studio>") == [
        "error: there is no lesson first-shet", "  learn first-shet", "        ^^^^^^^^^^",
        "hint: did you mean first-sheet?",
      ])
    #expect(
      try prompt.enter("solution", thenPrompt: "studio>")[0]
        == "error: solution is about the task of a lesson, and none has begun")
  }

  @Test(arguments: [Verb.learn, .hint, .solution])
  func `the examples of the help are carried out`(_ verb: Verb) throws {
    let prompt = try PromptConversation("rehearse", stage: "studio")
    for command in CommandTable[verb].script {
      let shown = try prompt.enter(command, thenPrompt: "people>")
      #expect(shown.allSatisfy { $0.hasPrefix("|") }, "\(shown)")
    }
  }
}
