/// What is told of the failures of one test.
package struct FailureReport {
  private(set) var lines: [ReportLine] = []

  /// Shows the first failure in full; what comes after it may only follow from it.
  package init(_ failures: [TestFailure]) {
    guard let first = failures.first else { return }
    let text = FailureText(first)
    lines.append(ReportLine("\(first.location): \(text.message)", .bad))
    lines += first.history.map { ReportLine("  " + $0, .faint) }
    lines += text.details.map { $0.indented(by: 2) }
    for failure in failures.dropFirst() {
      lines.append(ReportLine("\(failure.location): \(FailureText(failure).message)", .bad))
    }
  }

  /// Shows one output that would be brought up to date, with what it would replace.
  package init(wouldReplace place: TestFailure) {
    self.init([place], legend: "(- is recorded, + would take its place)")
  }

  /// Shows each of some outputs that were brought up to date, with what they replace.
  init(replaced: [TestFailure]) {
    self.init(replaced, legend: "(- was recorded, + took its place)")
  }

  private init(_ replaced: [TestFailure], legend: String) {
    for place in replaced {
      guard case .outputDiffers(let command, let difference) = place.kind else { continue }
      lines.append(
        ReportLine("\(place.location): the output of \(FailureText.short(command))", .faint))
      lines += DifferenceText(difference, legend: legend).lines
        .map { $0.indented(by: 2) }
    }
  }

  /// The report for a terminal, each line with its end.
  package func text(isColored: Bool) -> String {
    lines.map { $0.text(isColored: isColored) + "\n" }.joined()
  }

  /// The report without colours.
  package var text: String { lines.map(\.text).joined(separator: "\n") }
}
