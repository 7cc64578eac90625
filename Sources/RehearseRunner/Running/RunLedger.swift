import RehearseSession

/// Hands out the tests of a plan and puts their results together, in the plan's order whatever ends first.
package final class RunLedger {
  private let plan: TestPlan
  private let settings: TestSettings
  private let post: (TestEvent) -> Void
  private let tellProgress: (RunProgress) -> Void
  private let approve: (TestFailure) -> UpdateApproval
  private var progress: RunProgress

  private var nextEntry = 0
  private var results: [CaseResult?]
  private var complaints: [Int: String] = [:]

  /// The files whose tests have not all been told, in order.
  private var files: ArraySlice<Range<Int>>
  private var result = RunResult()

  /// Which tests have been told.
  private var isTold: [Bool]

  /// Whether a test has failed that ends the run; and whether it has been told.
  private var isStopping = false
  private var isStopped = false

  /// - Parameters:
  ///   - post: is told what happens, in the order of the plan.
  ///   - tellProgress: is told of every test at once, whatever is told later of those before it.
  ///   - approve: says of each output whether it may take the place of what is recorded, which it is given as the
  ///     failure that this would have been.
  package init(
    _ plan: TestPlan, _ settings: TestSettings, post: @escaping (TestEvent) -> Void,
    tellProgress: @escaping (RunProgress) -> Void = { _ in },
    approve: @escaping (TestFailure) -> UpdateApproval = { _ in .write }
  ) {
    self.tellProgress = tellProgress
    self.approve = approve
    progress = RunProgress(tests: plan.entries.count)
    self.plan = plan
    self.settings = settings
    self.post = post
    results = Array(repeating: nil, count: plan.entries.count)
    isTold = Array(repeating: false, count: plan.entries.count)
    files = plan.entriesByFile[...]
    post(.runBegan(tests: plan.entries.count))
  }

  /// The next test to be run; nil when none is left or wanted.
  package func next() -> Int? {
    while !isStopping, !isStopped, nextEntry < plan.entries.count {
      defer { nextEntry += 1 }
      if plan.test(of: nextEntry).declarations.skipped == nil { return nextEntry }
      note(CaseResult(), of: nextEntry)
    }
    return nil
  }

  /// Takes note of what a test came to.
  /// - Parameter complaints: what the app wrote to standard error meanwhile.
  package func note(_ result: CaseResult, of entry: Int, complaints: String = "") {
    results[entry] = result
    if !complaints.isEmpty { self.complaints[entry] = complaints }
    progress.done += 1
    let isExpected =
      plan.test(of: entry).declarations.expectedFailure != nil && !result.hasFailedOutOfPlace
    if !result.failures.isEmpty, !isExpected {
      progress.failed += 1
    }
    tellProgress(progress)
    // All before it have been handed out: which one is the first to fail does not depend on who is faster.
    if settings.failsFast, report(of: entry, nil).outcome == .failed { isStopping = true }
    while let file = files.first, !isStopped, file.allSatisfy({ results[$0] != nil }) {
      files.removeFirst()
      tell(Array(file))
    }
  }

  /// Ends the run; of what was not run to its end, the finished tests are told all the same.
  package func end(isInterrupted: Bool = false) -> RunResult {
    result.isInterrupted = isInterrupted
    for file in plan.entriesByFile {
      if !isStopped { tell(file.filter { results[$0] != nil && !isTold[$0] }) }
      for entry in file where !isTold[entry] {
        let line = plan.test(of: entry).line
        post(.testLeft(plan.name(of: entry), line: line, isInterrupted: isInterrupted))
      }
    }
    let told = result.passed + result.failed + result.failedAsExpected + result.skipped
    result.left = plan.entries.count - told - result.updated
    post(.runEnded(result))
    return result
  }
}

// MARK: - Telling

extension RunLedger {
  /// Tells the tests of one file, and writes what is to be recorded of them.
  private func tell(_ entries: [Int]) {
    guard let first = entries.first else { return }
    let preambles = PreambleComparison(entries.map { ($0, results[$0] ?? CaseResult()) }, in: plan)
    var reports = entries.map { report(of: $0, preambles.failures[$0]) }
    if settings.failsFast, let failed = reports.firstIndex(where: { $0.outcome == .failed }) {
      reports.removeSubrange((failed + 1)...)
      isStopped = true
    }
    if entries.contains(where: { !(results[$0]?.changes ?? []).isEmpty }) {
      record(entries, &reports, in: plan.file(of: first))
    }
    for (entry, report) in zip(entries, reports) {
      result.add(report)
      post(.testEnded(report))
      isTold[entry] = true
    }
    for entry in entries {
      results[entry] = CaseResult()
      complaints[entry] = nil
    }
  }

  private func report(of entry: Int, _ further: TestFailure?) -> CaseReport {
    let test = plan.test(of: entry)
    let result = results[entry] ?? CaseResult()
    var report = CaseReport(plan.name(of: entry), line: test.line)
    report.steps = result.steps
    report.checks = result.checks
    report.failures = result.failures + [further].compactMap(\.self)
    report.places = result.places
    report.complaints = complaints[entry] ?? ""
    let declarations = test.declarations
    if let reason = declarations.skipped {
      report.outcome = .skipped(reason: reason)
    } else if let reason = declarations.expectedFailure {
      if report.failures.isEmpty {
        report.failures = [
          TestFailure(
            file: report.name.path, line: test.line, kind: .unexpectedPass(reason: reason))
        ]
        report.outcome = .failed
      } else {
        let isExpected = !report.failures.contains(where: \.isOutOfPlace)
        report.outcome = isExpected ? .failedAsExpected(reason: reason) : .failed
      }
    } else if !report.failures.isEmpty {
      report.outcome = .failed
    }
    return report
  }

  /// Writes the output of the tests that passed into their file.
  private func record(_ entries: [Int], _ reports: inout [CaseReport], in file: TestFile) {
    var changes: [Int: OutputChange] = [:]
    var written: [Int] = []
    /// Places of the preamble that are not to be replaced: asked about once.
    var refused: Set<Int> = []
    for (index, entry) in zip(reports.indices, entries) where reports[index].outcome == .passed {
      let asked = (results[entry]?.changes ?? []).filter { changes[$0.line] == nil }
      let own = asked.filter { change in
        guard let place = change.difference(in: file),
          refused.contains(change.line) || !isApproved(place)
        else { return true }
        // What is not to be replaced differs still.
        refused.insert(change.line)
        reports[index].failures.append(place)
        return false
      }
      for change in own { changes[change.line] = change }
      reports[index].written = own.count
      if !own.isEmpty { written.append(index) }
      if !reports[index].failures.isEmpty {
        reports[index].outcome = .failed
      } else if !own.isEmpty {
        reports[index].outcome = .updated
        reports[index].replaced = own.compactMap { $0.difference(in: file) }
      }
    }
    guard !changes.isEmpty else { return }
    let update = ScriptUpdate(file, changes.values.sorted { $0.line < $1.line })
    do throws(ScriptOnDisk.Trouble) {
      let script = ScriptOnDisk(path: file.path)
      // Somebody may have gone on writing while the tests ran, or a question waited.
      guard try script.bytes() == file.bytes else {
        throw ScriptOnDisk.Trouble(reason: "somebody has changed it meanwhile")
      }
      try script.replace(with: update.bytes)
    } catch {
      for index in written {
        reports[index].outcome = .failed
        reports[index].written = 0
        reports[index].failures.append(
          TestFailure(file: file.path, line: nil, kind: .unwritable(reason: error.reason)))
      }
    }
  }

  /// Whether a place may be written; who wants the run to end with it is handed no further test.
  private func isApproved(_ place: TestFailure) -> Bool {
    let approval = approve(place)
    if approval == .stop { isStopping = true }
    return approval == .write
  }
}
