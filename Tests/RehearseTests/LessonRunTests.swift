import Testing

/// `rehearse learn` where nobody sits at a terminal.
@Suite("Lessons without a terminal") struct LessonRunTests {
  private static let names = [
    "first-sheet", "private-flag", "can-save", "router", "same-id", "inherits", "protected",
    "deep-link", "prefill", "two-sheets",
  ]

  @Test(
    "Each built-in lesson passes by two ways, fails a near miss, and has no task that is met before",
    arguments: names)
  func builtIn(_ name: String) throws {
    // Other lessons need not know these.
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = try String(
      contentsOfFile: "/\(folder)/Sources/RehearseTool/Lessons/\(name).flow", encoding: .utf8)
    for task in text.components(separatedBy: "\n# task: ").dropFirst() {
      #expect(task.contains("\n# or: ") && task.contains("\n# not: "), "\(task)")
    }
    let run = try ProgramRun.run(["learn", "--check", name])
    #expect(run.output == "passed  \(name)\n1 lesson, 0 findings\n")
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("All are listed, with what they are about")
  func list() throws {
    let scratch = try PromptScratch()
    let run = try ProgramRun.run(["learn"], environment: ["XDG_STATE_HOME": scratch.path])
    #expect(
      run.output == """
        first-sheet   3 tasks   A first sheet by a flag
        private-flag  3 tasks   The encapsulated editor, and why its flag is private
        can-save      4 tasks   canSave and its cache
        router        3 tasks   The sheet router
        same-id       4 tasks   The same id, and different ids
        inherits      3 tasks   What a sheet inherits
        protected     3 tasks   A dismissal that is protected
        deep-link     3 tasks   An item-driven sheet, and deep links
        prefill       3 tasks   The draft that can't be pre-filled, and its cure
        two-sheets    3 tasks   Two sheets at once
        learn LESSON begins one

        """)
    #expect(run.code == 0)
  }

  @Test("A program without lessons says how it gets some")
  func none() throws {
    let run = try ProgramRun.run(["learn"], program: "CrashStage")
    #expect(run.output == "there are no lessons; CrashStage learn --lessons FOLDER reads some\n")
    #expect(run.code == 0)
  }

  @Test(
    "What can't be begun is told",
    arguments: [
      (
        ["learn", "first-shet"],
        "error: there is no lesson \"first-shet\"\nhint: rehearse learn first-sheet\n"
      ),
      (["learn", "zzz"], "error: there is no lesson \"zzz\"\nhint: rehearse learn\n"),
      (
        ["learn", "router"],
        "error: learn router needs a terminal, for somebody to learn at\nhint: rehearse learn\n"
      ),
    ])
  func refused(_ row: (words: [String], message: String)) throws {
    let run = try ProgramRun.run(row.words)
    #expect(run.errors == row.message)
    #expect(run.code == 2)
  }

  @Test("Lessons of one's own come with a folder, and are checked the same way")
  func own() throws {
    let folder = try TestFolder([
      "router.flow": """
      # lesson: My router
      stage studio
      # task: Report
      # or: tap Report
      # not: sheet settings
      sheet report 123
      expect presented sheet Report
      """,
      "easy.flow": """
      # lesson: Too easy
      stage studio
      # task: Nothing
      swipe
      expect nothing presented
      """,
      "far.flow": "# lesson: Far\nstage moon\n# task: Land\nsave\nexpect nothing presented",
      "empty.flow": "",
    ])
    let listed = try ProgramRun.run(["learn", "--lessons", folder.path])
    #expect(listed.output.contains("router        1 task    My router\n"))
    #expect(listed.output.contains("easy          1 task    Too easy\nlearn LESSON"))
    let told = """
      warning: empty.flow:1: a lesson has a title: # lesson: A first sheet
      warning: the lesson far is left out: there is no stage moon

      """
    #expect(folder.relative(listed.errors) == told)
    let fine = try ProgramRun.run(["learn", "--check", "router", "--lessons", folder.path])
    #expect(fine.output == "passed  router\n1 lesson, 0 findings\n")
    #expect(fine.code == 0)
    let all = try ProgramRun.run(
      ["learn", "--check", "--lessons", folder.path], program: "CrashStage")
    #expect(all.output.hasSuffix("0 lessons, 4 findings\n"))
    #expect(all.code == 1)
    let missing = try ProgramRun.run(["learn", "--check", "--lessons", folder.path + "/none"])
    #expect(missing.code == 2)
    let file = try ProgramRun.run(["learn", "--check", folder.path + "/router.flow"])
    #expect(file.output == "passed  router\n1 lesson, 0 findings\n")
    let none = try ProgramRun.run(["learn", "--check", folder.path + "/empty.flow"])
    #expect(
      folder.relative(none.errors)
        == "error: empty.flow:1: a lesson has a title: # lesson: A first sheet\nhint: rehearse learn\n"
    )
    #expect(none.code == 2)
    let easy = try ProgramRun.run(["learn", "--check", "easy", "--lessons", folder.path])
    #expect(
      easy.output == """
        easy: the task "Nothing" is met before anything is done
        1 lesson, 1 finding

        """)
    #expect(easy.code == 1)
  }
}
