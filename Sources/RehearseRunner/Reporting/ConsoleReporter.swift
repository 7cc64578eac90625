import RehearseScript
import RehearseText

/// Tells a person what becomes of a run: a line a test, what failed in full, and a summary.
package struct ConsoleReporter {
  private let isColored: Bool
  private let write: (String) -> Void

  /// - Parameter isColored: whether `write` leads to a terminal that shows colours.
  package init(isColored: Bool = false, write: @escaping (String) -> Void) {
    self.isColored = isColored
    self.write = write
  }

  /// Takes note of an event.
  package func note(_ event: TestEvent) {
    switch event {
    // How many were left is told at the end.
    case .runBegan, .testLeft: break
    case .testEnded(let report): tell(report)
    case .runEnded(let result): tell(result)
    }
  }
}

extension ConsoleReporter {
  private func tell(_ report: CaseReport) {
    var (word, note, tone) = Self.outcome(report.outcome)
    if report.written > 0 {
      let what = report.outcome == .updated ? "" : " updated"
      note = " (\(Self.count(report.written, "place"))\(what))"
    }
    let name = ControlCharacters.inLine(report.name.text)
    let lead = String(repeating: " ", count: 8 - word.count)
    write([ReportLine(word, tone).text(isColored: isColored), lead, name, note, "\n"].joined())
    let details =
      report.outcome == .failed
      ? FailureReport(report.failures) : FailureReport(replaced: report.replaced)
    if !details.lines.isEmpty { put(details.lines + [ReportLine("")]) }
  }

  private static func outcome(
    _ outcome: CaseReport.Outcome
  ) -> (word: String, note: String, tone: ReportLine.Tone) {
    func because(_ reason: String) -> String { " (\(ControlCharacters.inLine(reason)))" }
    return switch outcome {
    case .passed: ("passed", "", .good)
    case .failed: ("failed", "", .bad)
    case .updated: ("updated", "", .doubtful)
    case .skipped(let reason): ("skipped", because(reason), .doubtful)
    case .failedAsExpected(let reason): ("known", because(reason), .doubtful)
    }
  }

  private func tell(_ result: RunResult) {
    var lines: [ReportLine] = []
    let unchecked = result.withoutChecks
    if !unchecked.isEmpty {
      let names = unchecked.map(ControlCharacters.inLine).joined(separator: ", ")
      lines.append(
        ReportLine("\(Self.count(unchecked.count, "test")) checked nothing: \(names)", .doubtful))
    }
    if result.isInterrupted {
      lines.append(ReportLine("interrupted; \(Self.count(result.left, "test")) did not run", .bad))
    } else if result.left > 0 {
      lines.append(
        ReportLine(
          "ended at the first failure; \(Self.count(result.left, "test")) did not run", .bad))
    }
    lines.append(ReportLine(Self.summary(result), result.failed > 0 ? .bad : .good))
    put(lines)
  }

  private static func summary(_ result: RunResult) -> String {
    var counts = ["\(result.passed) passed"]
    if result.updated > 0 { counts.append("\(result.updated) updated") }
    counts.append("\(result.failed) failed")
    if result.failedAsExpected > 0 {
      counts.append("\(result.failedAsExpected) failed as expected")
    }
    if result.skipped > 0 { counts.append("\(result.skipped) skipped") }
    return counts.joined(separator: ", ")
      + " (\(count(result.steps, "step")), \(count(result.checks, "check")))"
  }

  private func put(_ lines: [ReportLine]) {
    write(lines.map { $0.text(isColored: isColored) + "\n" }.joined())
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
