/// Finds the scenarios before which the preamble printed something else than before the first one.
struct PreambleComparison {
  /// By the test's entry.
  private(set) var failures: [Int: TestFailure] = [:]

  init(_ results: [(entry: Int, result: CaseResult)], in plan: TestPlan) {
    // What has failed may have stopped anywhere, and what was skipped has printed nothing.
    let whole = results.filter {
      $0.result.failures.isEmpty && plan.test(of: $0.entry).declarations.skipped == nil
    }
    guard let first = whole.first else { return }
    let expected = Self.outputs(first.result)
    for (entry, result) in whole.dropFirst() {
      let actual = Self.outputs(result)
      let lines = Set(expected.keys).union(actual.keys).sorted()
      guard let line = lines.first(where: { expected[$0] != actual[$0] }) else { continue }
      let file = plan.file(of: entry)
      let command = file.script.lines[line]
      var failure = TestFailure(
        file: file.path, line: command.number,
        kind: .preambleDiffers(
          command: file.script.source.text(in: command.span),
          other: plan.test(of: first.entry).title ?? "",
          Self.pair(expected[line] ?? [], actual[line] ?? [])))
      failure.isOutOfPlace = true
      failures[entry] = failure
    }
  }

  private static func outputs(_ result: CaseResult) -> [Int: [String]] {
    Dictionary(result.preamble.map { ($0.line, $0.output ?? []) }) { $1 }
  }

  /// The first lines that differ.
  private static func pair(
    _ expected: [String], _ actual: [String]
  ) -> TestFailure.LinePair {
    var index = 0
    while index < expected.count, index < actual.count, expected[index] == actual[index] {
      index += 1
    }
    return .init(
      expected: index < expected.count ? expected[index] : nil,
      actual: index < actual.count ? actual[index] : nil)
  }
}
