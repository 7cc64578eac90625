import Glibc
import RehearseLineEditor
import RehearseRunner
import RehearseScript
import RehearseText

/// The reports of one run, each in its form and to its place.
@MainActor final class TestReports {
  private let isJSON: Bool
  private let junitFiles: [String]
  private let console: ConsoleReporter
  private let json: JSONReporter
  private var junit = JUnitReporter()
  let progress = LiveProgress()

  init(_ request: Invocation.TestRequest) {
    isJSON = request.isJSON
    junitFiles = request.junitFiles
    let terminal = Terminal(output: Output.standard.descriptor)
    console = ConsoleReporter(isColored: terminal.usesColor) { Output.standard.append($0) }
    json = JSONReporter { Output.standard.append($0) }
  }

  /// Takes note of an event, and passes on what the app had to complain of.
  func note(_ event: TestEvent) {
    if isJSON { json.note(event) } else { console.note(event) }
    if !junitFiles.isEmpty { junit.note(event) }
    guard case .testEnded(let report) = event else { return }
    progress.makingRoom {
      Output.standard.flush()
      if !report.complaints.isEmpty { Output.error.write(report.complaints) }
    }
  }

  /// Writes what is written at the end; tells whether that went well.
  func end() -> Bool {
    progress.erase()
    Output.standard.flush()
    var areWritten = true
    for path in junitFiles {
      do {
        try ReportFile.write(junit.text, to: path)
      } catch {
        Output.error.write("error: \(ControlCharacters.inLine(path)) can't be written: \(error)\n")
        areWritten = false
      }
    }
    return areWritten
  }
}
