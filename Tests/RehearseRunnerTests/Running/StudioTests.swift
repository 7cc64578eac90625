import CRehearseTestStart
import RehearseClock
import RehearseRunner
import RehearseScript
import RehearseSession
import Studio

/// Runs scripts as tests on the studio and gives what a person is told.
@MainActor struct StudioTests {
  let text: String
  let result: RunResult

  /// - Parameter interruptedAfter: how many tests run before somebody interrupts the run.
  init(
    _ folder: ScriptFolder, _ files: [String], _ settings: TestSettings = TestSettings(),
    interruptedAfter limit: Int? = nil
  ) throws {
    rehearse_test_start()
    var text = ""
    let reporter = ConsoleReporter { text += $0 }
    let plan = try TestPlan(
      files.map { PlannedFile(at: "\(folder.path)/\($0)") }, settings.selection)
    let ledger = RunLedger(plan, settings) { reporter.note($0) }
    var count = 0
    while count != limit, let entry = ledger.next() {
      let result = plan.run(entry, settings, makeSession: { _ in try Self.makeSession() })
      ledger.note(result, of: entry)
      count += 1
    }
    result = ledger.end(isInterrupted: count == limit)
    self.text = folder.relative(text)
  }

  /// Runs one script.
  init(_ script: String, _ settings: TestSettings = TestSettings()) throws {
    try self.init(ScriptFolder(["people.flow": script]), ["people.flow"], settings)
  }

  static func makeSession() throws -> Session {
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

extension TestSettings {
  static func recording(_ recording: Recording) -> TestSettings {
    var settings = TestSettings()
    settings.recording = recording
    return settings
  }
}
