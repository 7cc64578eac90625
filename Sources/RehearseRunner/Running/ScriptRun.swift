import RehearseScript
import RehearseSession

/// One script on its way through a session, with what has failed and what is to be recorded.
@MainActor struct ScriptRun {
  private let script: Script
  private let recording: TestRunner.Recording
  private(set) var failures: [TestFailure] = []
  private(set) var differences: [OutputChange] = []
  var result: FileResult

  private var steps: [TestFailure.Place] = []
  private var screen: String?
  private var pending: PendingIssues?
  private var isOver = false

  /// Issues of the last step that no expectation has named so far.
  private struct PendingIssues {
    let place: TestFailure.Place
    let screenBefore: String?
    var issues: [(id: String, message: String)]
  }

  init(_ script: Script, file: String, recording: TestRunner.Recording) {
    self.script = script
    self.recording = recording
    result = FileResult(file: file)
  }

  /// Runs the lines up to the end, or up to the first command that is refused.
  ///
  /// After output that differs, or a check that does not hold, the app is still where the script means it to be, so
  /// that what follows is worth knowing.
  mutating func run(in session: Session) {
    if let stray = script.strayDiagnostic {
      refuse(stray)
      return end()
    }
    let runner = TranscriptRunner(session: session)
    for line in script.lines where !isOver {
      run(line, with: runner)
    }
    reportIssues()
    if result.steps == 0, failures.isEmpty { fail(nil, .noStep) }
    end()
  }

  /// What is to be written in the script's place, if anything is.
  var update: ScriptUpdate? {
    differences.isEmpty ? nil : ScriptUpdate(script.source, differences)
  }

  private mutating func end() {
    if !failures.isEmpty { result.outcome = .failed }
  }
}

// MARK: - Lines

extension ScriptRun {
  private mutating func run(_ line: Script.Line, with runner: TranscriptRunner) {
    let results = runner.run(line, in: script.source)
    let screenBefore = screen
    var output: [String] = []
    for (index, result) in results.enumerated() {
      let command = line.commands.indices.contains(index) ? line.commands[index] : nil
      if let command, result.isQuit {
        refuse(Diagnostic(.quitInTest, in: command))
      } else if !result.isOK, let diagnostic = result.diagnostic {
        refuse(diagnostic)
      } else if let command {
        note(command, result)
      }
      output += result.output
      if result.isStep, let first = result.output.first { screen = first }
    }
    if results.allSatisfy({ $0.isOK && !$0.isQuit }) {
      compare(line, output.map(RecordedText.visible), screenBefore)
    }
  }

  private mutating func note(_ command: Command, _ result: TranscriptRunner.Result) {
    if command.mustFail { self.result.checks += 1 }
    if case .expect(let expectation) = command.form {
      self.result.checks += 1
      if case .issue(let word) = expectation.claim, !expectation.isNegated {
        pending?.issues.removeAll { $0.id == word.text }
      }
    }
    guard result.isStep, let step = result.step else { return }
    reportIssues()
    let place = TestFailure.Place(line: result.line, command: result.command)
    self.result.steps += 1
    steps.append(place)
    if !step.issues.isEmpty {
      pending = PendingIssues(
        place: place, screenBefore: screen, issues: step.issues.map { ($0.id, $0.message) })
    }
  }

  private mutating func compare(
    _ line: Script.Line, _ output: [String], _ screenBefore: String?
  ) {
    if line.expected.isEmpty {
      guard recording == .record, !output.isEmpty else { return }
    } else {
      result.checks += 1
      if ExpectedOutput(line.expected).matches(output) { return }
    }
    if recording != .off {
      differences.append(OutputChange(line: line, output: output))
    } else {
      let command = script.source.text(in: line.span)
      let kind = TestFailure.Kind.outputDiffers(
        command: command, LineDifference(line.expected, output))
      // The step itself is what went wrong, not what led to it.
      fail(
        line.number, kind, before: steps.filter { $0.line < line.number }, screen: screenBefore)
    }
  }

  /// Fails for issues that nothing has declared by the time the next step comes.
  private mutating func reportIssues() {
    guard let pending else { return }
    for issue in pending.issues {
      fail(
        pending.place.line,
        .issue(command: pending.place.command, id: issue.id, message: issue.message),
        before: steps.filter { $0.line < pending.place.line }, screen: pending.screenBefore)
    }
    self.pending = nil
  }
}

// MARK: - Failing

extension ScriptRun {
  private mutating func refuse(_ diagnostic: Diagnostic) {
    let source = script.source
    fail(
      source.lineNumber(at: diagnostic.span.start),
      .refused(
        column: source.column(at: diagnostic.span.start),
        lines: DiagnosticRenderer.lines(diagnostic, in: source)), before: steps, screen: screen)
    if case .expectationFailed = diagnostic.kind { return }
    isOver = true
  }

  private mutating func fail(
    _ line: Int?, _ kind: TestFailure.Kind, before: [TestFailure.Place] = [],
    screen: String? = nil
  ) {
    var failure = TestFailure(file: result.file, line: line, kind: kind)
    failure.before = before
    failure.screen = screen
    failures.append(failure)
  }
}
