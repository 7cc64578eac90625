import RehearseScript
import RehearseSession

// What went wrong, at its place in the script.
extension CaseRun {
  /// Fails for what came of a command: where it is in the script, or at the command for what lies in another file.
  mutating func refuse(_ result: TranscriptRunner.Result, _ command: Command) {
    guard let diagnostic = result.diagnostic else { return }
    let source = file.script.source
    let isHere = result.origin(in: source).name == source.name
    let place = isHere ? diagnostic.span.start : command.span.start
    var lines = result.complaint(in: source)
    if isHere, let caller = result.caller(in: source) { lines.append(caller) }
    refuse(at: place, lines, isUnreadable: diagnostic.kind.isUnreadable)
    // A check that does not hold, or a step that breaks one, leaves the app where the script means it to be.
    if case .expectationFailed = diagnostic.kind, case .expect = command.form { return }
    isOver = !result.isEffective
  }

  mutating func refuse(_ diagnostic: Diagnostic) {
    refuse(
      at: diagnostic.span.start, DiagnosticRenderer.lines(diagnostic, in: file.script.source),
      isUnreadable: diagnostic.kind.isUnreadable)
    isOver = true
  }

  private mutating func refuse(at place: Int, _ lines: [String], isUnreadable: Bool) {
    let source = file.script.source
    fail(
      source.lineNumber(at: place),
      .refused(column: source.column(at: place), lines: lines), before: steps, after: lastStep,
      isUnreadable: isUnreadable)
  }

  mutating func fail(
    _ line: Int?, _ kind: TestFailure.Kind, before: [TestFailure.Place] = [],
    after step: Step? = nil, isUnreadable: Bool = false
  ) {
    var failure = TestFailure(file: file.path, line: line, kind: kind)
    failure.setSteps(before, count: before.count)
    failure.isOutOfPlace = isUnreadable || test.isInPreamble(line)
    if let step { failure.state = step.stateLines }
    result.failures.append(failure)
  }
}

extension Step {
  /// Where the app is and what its models hold, whatever changed on the way.
  fileprivate var stateLines: [String] {
    ["screen: " + screen.text] + models.flatMap { StateText.model($0.name, $0.value) }
  }
}
