import Testing

@testable import RehearseLessons

@Suite("A lesson as a script") struct ReadingTests {
  private func lesson(_ text: String) throws(LessonTrouble) -> Lesson {
    try Lesson(name: "naming", file: "naming.flow", bytes: Array(text.utf8))
  }

  @Test("Comments are its prose, expectations its checks, other commands its solution")
  func whole() throws {
    let lesson = try lesson(
      """
      # lesson: Naming: a first try
      #
      # Names change.
      #   name = "Alice"
      #
      stage studio
      present editor name=Jim

      # task: Rename Jim
      # Any way will do: try one.
      #
      # hint: set writes
      # hint: set name=Alice
      # or: clear Name; type Alice
      # not: set name=Ali
      #not: set name=""
      set name=Al
      | screen: Studio
      expect editor.name == Al; set name=Alice
      expect editor.canSave
      #task:Close
      ! set editor.isPresented=false
      repeat 1 {
        # task: this is none
        cancel
      }
      expect nothing presented

      """)
    #expect(
      lesson
        == Lesson(
          name: "naming", title: "Naming: a first try",
          prose: ["Names change.", "  name = \"Alice\""],
          opening: ["stage studio", "present editor name=Jim"], stage: "studio",
          tasks: [
            Lesson.Task(
              title: "Rename Jim", prose: ["Any way will do: try one."],
              hints: ["set writes", "set name=Alice"],
              checks: ["expect editor.name == Al", "expect editor.canSave"],
              solution: ["set name=Al", "set name=Alice"],
              otherWays: ["clear Name; type Alice"],
              nearMisses: ["set name=Ali", "set name=\"\""]),
            Lesson.Task(
              title: "Close", prose: [], hints: [], checks: ["expect nothing presented"],
              solution: [
                "! set editor.isPresented=false",
                "repeat 1 {\n  # task: this is none\n  cancel\n}",
              ], otherWays: [], nearMisses: []),
          ]))
  }

  private static let troubles: [(text: String, message: String)] = [
    ("", "naming.flow:1: a lesson has a title: # lesson: A first sheet"),
    ("stage studio", "naming.flow:1: a lesson has a title: # lesson: A first sheet"),
    ("# lesson: A\n# task: B\n", "naming.flow:1: a lesson begins with its stage: stage studio"),
    ("# lesson: A\nsave", "naming.flow:1: a lesson begins with its stage: stage studio"),
    ("# lesson: A\nstage studio", "naming.flow:2: a lesson has a task: # task: Open the sheet"),
    (
      "# lesson: A\nstage studio\n# task: B\nsave",
      "naming.flow:3: the task \"B\" checks nothing: expect nothing presented"
    ),
    (
      "# lesson: A\nstage studio\n\n# task: B\nexpect nothing presented",
      "naming.flow:4: the task \"B\" has no commands that meet it"
    ),
    (
      "# lesson: A\n# hint: B",
      "naming.flow:2: # hint: belongs to a task, and none has begun"
    ),
    (
      "# lesson: A\ntap \"B",
      "naming.flow:2:5: this quote is never closed; quotes can't go on in the next line"
    ),
    (
      "# lesson: A\nstage studio\n# task: B\n# or: set name",
      "naming.flow:4:11: \"name\" sets nothing without ="
    ),
  ]

  @Test("What is no lesson is told with its place", arguments: troubles)
  func trouble(_ row: (text: String, message: String)) {
    let error = #expect(throws: LessonTrouble.self) { try lesson(row.text) }
    #expect(error?.description == row.message)
  }

  @Test("Nothing in a file can drive the terminal")
  func control() {
    let error = #expect(throws: LessonTrouble.self) {
      try lesson("# lesson: A\nstage studio\n# task: \u{1B}[2J\nsave")
    }
    #expect(error?.description.contains("\u{1B}") == false)
  }
}
