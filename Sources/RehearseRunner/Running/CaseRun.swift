import RehearseScript
import RehearseSession

/// One test on its way through a session, with what has failed and what is to be recorded.
@MainActor struct CaseRun {
  let file: TestFile
  let test: TestCase
  private let lines: TestFile.Lines
  private let settings: TestSettings
  private let journal: RunJournal?
  var result = CaseResult()

  var steps: [TestFailure.Place] = []
  var lastStep: Step?
  private var pending: PendingIssues?

  /// The command that was carried out last, step or not.
  private var lastPlace: TestFailure.Place?

  /// Whether recorded output was compared, which is worth a test even where nothing but looks was done.
  private var hasCompared = false
  var isOver = false

  /// Issues of the last step that no expectation has named so far.
  private struct PendingIssues {
    /// The line of the script, if the step is the last command of it.
    let lineIndex: Int?
    let place: TestFailure.Place
    let stepBefore: Step?
    var issues: [(id: String, message: String)]
  }

  /// - Parameter test: the place of the test in its file.
  init(_ test: Int, of file: TestFile, _ settings: TestSettings, journal: RunJournal? = nil) {
    self.file = file
    (self.test, lines) = file.tests[test]
    self.settings = settings
    self.journal = journal
  }

  /// Runs the lines up to the end, or up to the first command that is refused.
  ///
  /// After output that differs, or a check that does not hold, the app is still where the script means it to be, so
  /// that what follows is worth knowing.
  mutating func run(in session: Session) {
    let runner = TranscriptRunner(session: session)
    for stretch in [lines.preamble, lines.body] {
      for index in stretch where !isOver {
        run(file.script.lines[index], at: index, with: runner)
      }
    }
    reportIssues()
    reportIssues(untoldIn: session)
    if result.steps == 0, !hasCompared, result.failures.isEmpty { fail(nil, .noStep) }
    if settings.keepsSteps { result.places = steps }
  }
}

// MARK: - Lines

extension CaseRun {
  private mutating func run(
    _ line: Script.Line, at index: Int, with runner: TranscriptRunner
  ) {
    let source = file.script.source
    if case .refused(let diagnostic) = line.content {
      return refuse(runner.refuse(line, diagnostic, in: source).diagnostic ?? diagnostic)
    }
    let stepBefore = lastStep
    var output: [String] = []
    for (position, command) in line.commands.enumerated() {
      // It is nothing to carry out, but nothing before it can be undone.
      if case .scenario = command.form, !command.mustFail { _ = runner.run(command, in: source) }
      if command.isDeclaration { continue }
      journal?.begin(command)
      let result = runner.run(command, in: source)
      if result.isQuit {
        return refuse(Diagnostic(.quitInTest, in: command))
      }
      let isLast = position == line.commands.count - 1
      if result.isOK || result.isEffective {
        note(command, result, lineIndex: isLast ? index : nil)
        journal?.note(checks: self.result.checks)
      }
      if !result.isOK { return refuse(result, command) }
      output += result.output
    }
    journal?.end()
    compare(line, at: index, output, stepBefore)
  }

  private mutating func note(
    _ command: Command, _ result: TranscriptRunner.Result, lineIndex: Int?
  ) {
    lastPlace = TestFailure.Place(line: result.line, command: result.command)
    if command.mustFail { self.result.checks += 1 }
    if command.isCheck { self.result.checks += 1 }
    self.result.checks += result.innerChecks
    if let step = result.toldStep {
      reportIssues()
      let place = TestFailure.Place(line: result.line, command: result.command)
      if result.isStep {
        self.result.steps += 1
        steps.append(place)
        journal?.note(command, screen: result.output.first ?? "")
      }
      let issues = result.undeclaredIssues ?? step.issues
      if !issues.isEmpty {
        pending = PendingIssues(
          lineIndex: lineIndex, place: place, stepBefore: lastStep,
          issues: issues.map { ($0.id, $0.message) })
      }
      if result.isStep { lastStep = step }
    }
    if let declared = command.declaredIssue {
      pending?.issues.removeAll { $0.id == declared }
    }
  }

  private mutating func compare(
    _ line: Script.Line, at index: Int, _ printed: [String], _ stepBefore: Step?
  ) {
    // What is plainly recorded holds nothing that has to be made visible.
    let isRecorded = !line.expected.isEmpty && ExpectedOutput.isRecorded(line.expected, as: printed)
    let output = isRecorded ? printed : printed.map(RecordedText.visible)
    let isPreamble = lines.preamble.contains(index)
    if line.expected.isEmpty {
      if isPreamble { result.preamble.append(OutputChange(line: index, output: output)) }
      guard settings.recording == .record, !output.isEmpty else { return }
    } else {
      result.checks += 1
      journal?.note(checks: result.checks)
      hasCompared = true
      if isRecorded || ExpectedOutput(line.expected).matches(output) { return }
    }
    if settings.recording != .off {
      result.changes.append(OutputChange(line: index, output: output))
      if isPreamble, !line.expected.isEmpty {
        result.preamble.append(OutputChange(line: index, output: output))
      }
    } else {
      let command = file.script.source.text(in: line.span)
      let kind = TestFailure.Kind.outputDiffers(
        command: command, LineDifference(line.expected, output))
      // The step itself is what went wrong, not what led to it.
      fail(line.number, kind, before: steps.filter { $0.line < line.number }, after: stepBefore)
    }
  }

  /// Fails for issues that nothing has declared by the time the next step comes, or notes that they are to be.
  private mutating func reportIssues() {
    guard let pending else { return }
    self.pending = nil
    if pending.issues.isEmpty { return }
    if settings.recordsIssues, let line = pending.lineIndex {
      declare(pending.issues.map(\.id), below: line)
      return
    }
    for issue in pending.issues {
      fail(
        pending.place.line,
        .issue(command: pending.place.command, id: issue.id, message: issue.message),
        before: steps.filter { $0.line < pending.place.line }, after: pending.stepBefore)
    }
  }

  /// Fails for issues of the app's start, where no step has come to tell them.
  private mutating func reportIssues(untoldIn session: Session) {
    guard let lastPlace else { return }
    for issue in session.takeUntoldIssues() {
      fail(
        lastPlace.line,
        .issue(command: lastPlace.command, id: issue.id, message: issue.message),
        before: steps.filter { $0.line < lastPlace.line }, after: lastStep)
    }
  }

  private mutating func declare(_ issues: [String], below line: Int) {
    let unique = issues.enumerated().filter { !issues[..<$0.offset].contains($0.element) }
    if let known = result.changes.firstIndex(where: { $0.line == line }) {
      result.changes[known].issues = unique.map(\.element)
    } else {
      result.changes.append(
        OutputChange(line: line, output: nil, issues: unique.map(\.element)))
    }
  }
}

extension Command {
  /// Whether it checks something itself.
  fileprivate var isCheck: Bool {
    switch form {
    case .expect, .always: true
    default: false
    }
  }

  /// The issue that the command expects of the last step.
  fileprivate var declaredIssue: String? {
    guard case .expect(let expectation) = form, !expectation.isNegated,
      case .issue(let word) = expectation.claim
    else { return nil }
    return word.text
  }
}
