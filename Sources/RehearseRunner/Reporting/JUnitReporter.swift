/// Writes the results of a run in the form of JUnit: a suite a file, a case a test, its steps as its output.
package struct JUnitReporter {
  private var suites: [(path: String, cases: [Case])] = []

  private enum Case {
    case ended(CaseReport)
    case left(TestName, line: Int, isInterrupted: Bool)
  }

  package init() {}

  package mutating func note(_ event: TestEvent) {
    switch event {
    case .testEnded(let report): add(.ended(report), of: report.name)
    case .testLeft(let name, let line, let isInterrupted):
      add(.left(name, line: line, isInterrupted: isInterrupted), of: name)
    case .runBegan, .runEnded: break
    }
  }

  private mutating func add(_ test: Case, of name: TestName) {
    if suites.last?.path != name.path { suites.append((name.path, [])) }
    suites[suites.count - 1].cases.append(test)
  }

  /// The whole document.
  ///
  /// No times: they would differ from run to run, and most of what a flow does takes none.
  package var text: String {
    let all = suites.flatMap(\.cases)
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites\(Self.counts(all))>\n"
    for suite in suites {
      xml += "  <testsuite name=\"\(Self.escaped(suite.path))\"\(Self.counts(suite.cases))>\n"
      for test in suite.cases { xml += Self.testCase(test) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }
}

extension JUnitReporter {
  private static func counts(_ cases: [Case]) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for test in cases {
      switch test {
      case .ended(let report):
        if report.outcome == .failed { failures += 1 }
        if report.outcome.reason != nil { skipped += 1 }
      case .left(_, _, let isInterrupted): if isInterrupted { errors += 1 } else { skipped += 1 }
      }
    }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\""
  }

  private static func testCase(_ test: Case) -> String {
    switch test {
    case .ended(let report): testCase(report.name, line: report.line, parts(of: report))
    case .left(let name, let line, isInterrupted: true):
      testCase(name, line: line, "      <error message=\"interrupted\"/>\n")
    case .left(let name, let line, isInterrupted: false):
      testCase(
        name, line: line,
        "      <skipped message=\"not run: the run ended at the first failure\"/>\n")
    }
  }

  private static func testCase(_ test: TestName, line: Int, _ parts: String) -> String {
    let attributes =
      "name=\"\(escaped(test.title ?? test.path))\" classname=\"\(escaped(test.path))\" "
      + "file=\"\(escaped(test.path))\" line=\"\(line)\""
    if parts.isEmpty { return "    <testcase \(attributes)/>\n" }
    return "    <testcase \(attributes)>\n\(parts)    </testcase>\n"
  }

  private static func parts(of report: CaseReport) -> String {
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
    return parts
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
