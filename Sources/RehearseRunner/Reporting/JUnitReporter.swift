/// Writes the results of a run in the form of JUnit: a suite a file, a case a test, its steps as its output.
package struct JUnitReporter {
  private var suites: [(path: String, reports: [CaseReport])] = []

  package init() {}

  package mutating func note(_ event: TestEvent) {
    guard case .testEnded(let report) = event else { return }
    if suites.last?.path != report.name.path { suites.append((report.name.path, [])) }
    suites[suites.count - 1].reports.append(report)
  }

  /// The whole document.
  ///
  /// No times: they would differ from run to run, and most of what a flow does takes none.
  package var text: String {
    let all = suites.flatMap(\.reports)
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites\(Self.counts(all))>\n"
    for suite in suites {
      xml += "  <testsuite name=\"\(Self.escaped(suite.path))\"\(Self.counts(suite.reports))>\n"
      for report in suite.reports { xml += Self.testCase(report) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }
}

extension JUnitReporter {
  private static func counts(_ reports: [CaseReport]) -> String {
    let failures = reports.count { $0.outcome == .failed }
    let skipped = reports.count { $0.outcome.reason != nil }
    return
      " tests=\"\(reports.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private static func testCase(_ report: CaseReport) -> String {
    let name = report.name.title ?? report.name.path
    let attributes =
      "name=\"\(escaped(name))\" classname=\"\(escaped(report.name.path))\" "
      + "file=\"\(escaped(report.name.path))\" line=\"\(report.line)\""
    var parts = ""
    if report.outcome == .failed, let first = report.failures.first {
      parts += "      <failure message=\"\(escaped(FailureText(first).message))\">"
      parts += escaped(FailureReport(report.failures).text) + "</failure>\n"
    }
    if let reason = report.outcome.reason {
      parts += "      <skipped message=\"\(escaped(reason))\"/>\n"
    }
    if !report.places.isEmpty {
      let steps = report.places.map { "\($0.line): \(FailureText.short($0.command))\n" }
      parts += "      <system-out>\(escaped(steps.joined()))</system-out>\n"
    }
    if parts.isEmpty { return "    <testcase \(attributes)/>\n" }
    return "    <testcase \(attributes)>\n\(parts)    </testcase>\n"
  }

  /// The text with what would be markup spelled out; what XML can't hold at all becomes a replacement character.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
