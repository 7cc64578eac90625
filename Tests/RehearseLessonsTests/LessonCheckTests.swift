import RehearseLessons
import RehearseSession
import Studio
import Testing

/// The stage on which the lessons of this file are taken.
private let studio = Stage("studio") {
  let model = StudioModel()
  return StageContent(StudioView(model: model)) {
    Editor("editor", model, \.editor, settable: [Settable("name", \.name)]) { editor, arguments in
      editor.present(name: try arguments.value("name", default: ""))
    }
    Watch("people", model, \.people)
  }
}

@MainActor @Suite("Lessons taken in every way") struct LessonCheckTests {
  private func findings(_ tasks: String, opening: String = "stage studio") throws -> [String] {
    let text = "# lesson: Naming\n\(opening)\n\(tasks)"
    let lesson = try Lesson(name: "naming", file: "naming.flow", bytes: Array(text.utf8))
    return try LessonCheck(lesson) { try Session(stages: [studio], on: studio) }.findings()
      .map(\.description)
  }

  private nonisolated static let open = """
    # task: Open
    # or: tap Edit
    # not: present editor
    present editor name=Jim
    expect presented sheet "Edit Personal Info"

    """

  @Test("One that can be taken as it says has nothing to be found")
  func fine() throws {
    #expect(
      try findings(
        Self.open + """
          # task: Save
          # or: set name=Alice; press return
          # not: set name=Alice; cancel
          # not: tap Nothing
          set name=Alice
          save
          expect people[0].name == Alice
          """) == [])
  }

  private nonisolated static let rows: [(tasks: String, findings: [String])] = [
    (
      "# task: Rest\n# or: tap Edit\n# not: swipe\ntap Edit\nexpect people.count == 1",
      ["the task \"Rest\" is met before anything is done"]
    ),
    (
      "# task: Open\n# or: tap Edit\n# not: swipe\ntap Eddit\nexpect presented sheet",
      ["the task \"Open\": tap Eddit is refused"]
    ),
    (
      "# task: Open\n# or: tap Edit\n# not: swipe\npresent editor name=Jim\nexpect editor.canSave",
      ["the task \"Open\" is not met by the last command of: present editor name=Jim"]
    ),
    (
      "# task: Open\n# or: tap Edit\n# not: swipe\ntap Edit\ncancel\nexpect presented sheet",
      ["the task \"Open\" is not met by the last command of: tap Edit; cancel"]
    ),
    (
      "# task: Open\n# or: tap Settings; swipe\n# not: swipe\ntap Edit\nexpect editor.isPresented",
      ["the task \"Open\" is not met by the last command of: tap Settings; swipe"]
    ),
    (
      open.replacing("# not: present editor", with: "# not: tap Edit; swipe"),
      ["the task \"Open\" is met by what is no way to: tap Edit; swipe"]
    ),
    (
      "# task: Open\ntap Edit\nexpect presented sheet",
      // A lesson need not know other ways, or what comes close.
      []
    ),
    // Not only the first of the other ways counts.
    (
      open.replacing("# not", with: "# or: present editor\n# not"),
      ["the task \"Open\" is not met by the last command of: present editor"]
    ),
  ]

  @Test("What would puzzle a learner is found", arguments: rows)
  func found(_ row: (tasks: String, findings: [String])) throws {
    #expect(try findings(row.tasks) == row.findings)
  }

  @Test("An opening that is refused is told, and nothing else")
  func opening() throws {
    #expect(
      try findings(Self.open, opening: "stage studio\ntap Nobody")
        == ["the lesson can't begin: tap Nobody is refused"])
  }
}
