import RehearseScript
import RehearseSession

extension TestPlan {
  /// Runs one test in this process, in a session of its own.
  /// - Parameters:
  ///   - journal: is told where the test is.
  ///   - stages: where a script may begin, so that only that app is started.
  ///   - makeSession: starts the app anew, with its clock and chance as at the beginning.
  @MainActor package func run(
    _ entry: Int, _ settings: TestSettings, journal: RunJournal? = nil,
    stages: [Stage] = [], makeSession: (StageOpening?) throws -> Session
  ) -> CaseResult {
    journal?.begin(entry: entry)
    let file = file(of: entry)
    if let trouble = file.trouble {
      return CaseResult(TestFailure(file: file.path, line: trouble.line, kind: trouble.kind))
    }
    let index = entries[entry].test
    let session: Session
    do {
      session = try makeSession(opening(of: file.tests[index].lines, in: file, stages, journal))
    } catch {
      return CaseResult(
        TestFailure(file: file.path, line: nil, kind: .stageRefused(reason: "\(error)")))
    }
    defer { session.current.host.close() }
    var run = CaseRun(index, of: file, settings, journal: journal)
    run.run(in: session)
    return run.result
  }

  /// The stage that a test starts first; should that end the process, it was the command that names it.
  @MainActor private func opening(
    of lines: TestFile.Lines, in file: TestFile, _ stages: [Stage], _ journal: RunJournal?
  ) -> StageOpening? {
    let all = file.script.lines
    guard let opening = StageOpening(of: all[lines.body], behind: all[lines.preamble], in: stages)
    else { return nil }
    journal?.begin(opening.command)
    return opening
  }

  /// What a test came to that has ended its process, or whose process was ended.
  /// - Parameters:
  ///   - kind: how it ended.
  ///   - prints: what the app had printed that nobody has taken.
  ///   - keepsSteps: whether somebody wants to know every step.
  package func result(
    of entry: Int, ending kind: Diagnostic.Kind, prints: [String], _ journal: RunJournal,
    keepsSteps: Bool = false
  ) -> CaseResult {
    let file = file(of: entry)
    let source = file.script.source
    guard journal.entry == entry, let command = journal.command else {
      let reason = Diagnostic(kind, at: Span(0, 0), in: Span(0, 0)).text.message
      return CaseResult(
        TestFailure(file: file.path, line: nil, kind: .stageRefused(reason: reason)))
    }
    let diagnostic = Diagnostic(kind, at: command.verb, in: command.span)
    // What a prompt would hint at does not hold here: the session is over.
    let lines = DiagnosticRenderer.lines(diagnostic, in: source).filter { !$0.hasPrefix("hint: ") }
    var failure = TestFailure(
      file: file.path, line: source.lineNumber(at: command.verb.start),
      kind: .refused(column: source.column(at: command.verb.start), lines: lines + prints))
    let places = journal.latest.map { span in
      TestFailure.Place(
        line: source.lineNumber(at: span.start), command: source.text(in: span))
    }
    failure.setSteps(places, count: journal.steps)
    if let screen = journal.screen { failure.state = [screen] }
    // The app may take its time on the way, but to end there is another thing than what is expected.
    if case .timedOut = kind {
    } else {
      failure.isOutOfPlace = test(of: entry).isInPreamble(failure.line)
    }
    var result = CaseResult(failure)
    result.steps = journal.steps
    result.checks = journal.checks
    if keepsSteps { result.places = places }
    return result
  }
}

extension TestPlan {
  /// The failure of a test that came to its end, but too late.
  package func overtime(of entry: Int, _ limit: Duration) -> TestFailure {
    TestFailure(
      file: name(of: entry).path, line: test(of: entry).line,
      kind: .tookTooLong(limit: "\(limit)"))
  }
}
