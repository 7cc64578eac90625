import CRehearseTestStart
import RehearseClock
import RehearseRunner
import RehearseScript
import RehearseSession
import Studio

/// Runs scripts on the studio and gives what a person is told.
@MainActor struct TestReport {
  let text: String
  let result: RunResult

  init(
    _ folder: ScriptFolder, _ files: [String], recording: TestRunner.Recording = .off,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    rehearse_test_start()
    var text = ""
    var reporter = ConsoleReporter { text += $0 }
    let runner = TestRunner(
      recording: recording, makeSession: Self.makeSession, isInterrupted: isInterrupted,
      post: { reporter.note($0) })
    result = runner.run(Plan(files: files.map { "\(folder.path)/\($0)" }))
    self.text = folder.relative(text)
  }

  /// Runs one script.
  init(_ script: String) throws {
    self.init(try ScriptFolder(["people.flow": script]), ["people.flow"])
  }

  private static func makeSession() throws -> Session {
    Scheduler.shared.reset()
    return try Session(stages: [studio], on: studio)
  }

  private static let studio = Stage("studio") {
    let model = StudioModel()
    return StageContent(StudioView(model: model)) {
      Editor("editor", model, \.editor, settable: [Settable("name", \.name)]) { editor, arguments in
        editor.present(name: try arguments.value("name", default: ""))
      }
      Router("router", model.router, \.presentedSheet) {
        Destination("settings", .settings)
        Destination("report", SheetDestination.report, "itemID")
      }
      Watch("people", model, \.people)
    }
  }
}
