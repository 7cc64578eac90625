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

  /// Shows each of some outputs that were brought up to date, with what they replace.
  init(replaced: [TestFailure]) {
    for place in replaced {
      guard case .outputDiffers(let command, let difference) = place.kind else { continue }
      lines.append(
        ReportLine("\(place.location): the output of \(FailureText.short(command))", .faint))
      lines += DifferenceText(difference, legend: "(- was recorded, + took its place)").lines
        .map { $0.indented(by: 2) }
    }
  }

  /// The report without colours.
  package var text: String { lines.map(\.text).joined(separator: "\n") }
}
