import RehearseTesting
import Studio
import Synchronization
import Testing

/// The stage that the scripts beside this file play on.
private let studio = Stage("studio") {
  let model = StudioModel()
  return StageContent(StudioView(model: model)) {
    Editor("editor", model, \.editor, settable: [Settable("name", \.name)]) { editor, arguments in
      editor.present(name: try arguments.value("name", default: ""))
    }
    Watch("people", model, \.people)
  }
}

@Suite("Scripts as tests of Swift Testing") struct ScenarioTests {
  @Test("Each scenario of a folder is a test", arguments: Scenarios(in: "Flows/Fine"))
  @MainActor func flow(_ scenario: Scenario) throws {
    try scenario.run(on: studio)
  }

  @Test("They have names and tags")
  func names() {
    let scenarios = Scenarios(in: "Flows")
    #expect(
      scenarios.map(\.name) == [
        "Broken/broken.flow: Closing", "Broken/broken.flow: Nothing there",
        "Broken/preamble.flow: Known", "Fine/notes.md", "Fine/people.flow: Saving renames",
        "Fine/people.flow: Known", "Fine/people.flow: Later",
      ])
    #expect(scenarios.map(\.tags) == [[], [], [], [], ["editor"], ["editor"], ["editor"]])
    #expect(scenarios.map(\.testDescription) == scenarios.map(\.name))
  }

  @Test("Failures are issues at their lines of the script")
  @MainActor func failures() throws {
    let issues = Mutex<[String]>([])
    for scenario in Scenarios(in: "Flows/Broken") {
      try withKnownIssue {
        try scenario.run(on: studio)
      } matching: { issue in
        let place = issue.sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } ?? ""
        let text = place + " " + issue.comments.map(\.rawValue).joined()
        issues.withLock { $0.append(text) }
        return true
      }
    }
    #expect(
      issues.withLock { $0 } == [
        """
        Broken/broken.flow:4:1 broken.flow:4: error: the output of tap Close differs
          after 2: tap Settings
          on    screen: Studio / sheet "Settings"
                editor: isPresented false, name "", initialName "", canSave false
                people: [Person(id: #1, name: "Jim")]
          - 5 | screen: Report
                        ^^^^^^
          +   | screen: Studio
                        ^^^^^^
            6 | ...  (2 lines)
          (- is recorded, + is printed)
        """,
        """
        Broken/broken.flow:8:5 broken.flow:8:5: error: nothing labelled "Nonsense" is on Settings
          after 2: tap Settings
          on    screen: Studio / sheet "Settings"
                editor: isPresented false, name "", initialName "", canSave false
                people: [Person(id: #1, name: "Jim")]
            tap Nonsense
                ^^^^^^^^
          hint: actions shows what can be done
        """,
        """
        Broken/preamble.flow:2:5 preamble.flow:2:5: error: nothing labelled "Nowhere" is on Studio
            tap Nowhere
                ^^^^^^^
          hint: actions shows what can be done
        """,
      ])
  }

  @Test("A folder that is not there, or holds nothing, fails")
  @MainActor func nothing() {
    let scenarios = Scenarios(in: "Nowhere")
    #expect(scenarios.count == 1)
    withKnownIssue {
      for scenario in scenarios { try scenario.run(on: studio) }
    }
  }
}
