import RehearseScript
import SwiftUI

/// Runs the lines of a script and tells, command by command, what came of them.
@MainActor package final class TranscriptRunner {
  /// What one command of a script came to.
  package struct Result: Sendable {
    /// The command's own text.
    package let command: String
    package let file: String
    package let line: Int

    /// The lines it prints, without the bar.
    package var output: [String] = []

    /// What it was refused for; filled too where it had to fail and did.
    package var diagnostic: Diagnostic?

    /// The text that the diagnostic points into: a verb of one's own or an included file may lie elsewhere.
    package var origin: Source?

    /// Whether all is as it should be.
    package var isOK = true

    /// The state after it, for JSON; nil for a command that prints nothing.
    package var step: Step?

    /// What differs between two states that were compared, for JSON; nil for all that the step itself tells.
    var changes: [StateChange]?

    /// Whether the session is to end.
    package var isQuit = false

    /// What it means for the course of the session.
    package var effect = Timeline.Effect.none

    /// How many checks held within a block.
    package var innerChecks = 0

    /// The issues of the step that no `expect issue` within its block has named; nil for a single command.
    package var undeclaredIssues: [RuntimeIssue]?

    /// The title of the scenario it belongs to.
    package var scenario: String?
  }

  package let session: Session
  package let timeline: Timeline
  private let interpreter: Interpreter
  private let unchanged = UnchangedLines()

  /// The title of the scenario that is running.
  var scenario: String? { interpreter.scenario }

  package init(session: Session) {
    self.session = session
    timeline = Timeline(session: session)
    interpreter = Interpreter(session: session, timeline: timeline)
  }

  /// Runs one line; after a refused command the rest of the line is skipped.
  package func run(_ line: Script.Line, in source: Source) -> [Result] {
    switch line.content {
    case .refused(let diagnostic): return [refuse(line, diagnostic, in: source)]
    case .commands(let commands):
      var results: [Result] = []
      for command in commands {
        let result = run(command, in: source)
        results.append(result)
        if !result.isOK || result.isQuit { break }
      }
      return results
    }
  }

  /// What comes of a line that can't be read.
  package func refuse(
    _ line: Script.Line, _ diagnostic: Diagnostic, in source: Source
  ) -> Result {
    var result = Result(
      command: source.text(in: line.span), file: source.name ?? "-", line: line.number)
    result.scenario = scenario
    refuse(&result, Refusal(refined(diagnostic), in: source))
    return result
  }

  /// Runs one command of a line.
  package func run(_ command: Command, in source: Source) -> Result {
    timeline.scriptName = source.name
    do throws(Refusal) {
      let completion = try interpreter.run(command, in: source)
      var result = begin(command, in: source)
      complete(&result, completion, command)
      return result
    } catch {
      var result = begin(command, in: source)
      timeline.settle()
      refuse(&result, error)
      if command.mustFail, error.diagnostic.kind.satisfiesBang {
        result.isOK = true
        result.output = DiagnosticRenderer.lines(
          session.concealing(error.diagnostic), in: error.source)
        timeline.add(
          .check, command, typed: result.command,
          executed: recorded(error, typedIn: source).joined(separator: "\n"))
        result.effect = .entry(.check)
      }
      result.scenario = scenario
      return result
    }
  }

  /// The result of a command of which nothing is known yet.
  func begin(_ command: Command, in source: Source) -> Result {
    Result(
      command: (command.mustFail ? "! " : "") + source.text(in: command.span),
      file: source.name ?? "-", line: source.lineNumber(at: command.span.start))
  }

  private func complete(
    _ result: inout Result, _ completion: Interpreter.Completion, _ command: Command
  ) {
    switch completion.outcome {
    case .step(let step), .told(let step):
      result.output = step.lines(session.options.show, unchanged)
      result.step = step
    case .travel(let step, let divergence):
      result.output = step.lines(session.options.show, unchanged)
      result.step = step
      result.diagnostic = divergence.map { Diagnostic(.replayDiverged(step: $0), in: command) }
    case .lines(let lines):
      result.output = session.concealment.concealed(lines)
      result.step = session.currentStep()
    case .difference(let lines, let changes):
      result.output = session.concealment.concealed(lines)
      result.step = session.currentStep()
      result.changes = changes
    case .quit: result.isQuit = true
    case .quiet: break
    }
    if let block = completion.block {
      result.innerChecks = block.checks
      result.undeclaredIssues = block.undeclaredIssues
    }
    timeline.brokenChecks = interpreter.brokenChecks
    result.effect = timeline.note(completion.outcome, command, typed: result.command)
    if case .scenario = command.form { result.effect = .entry(.scenario) }
    result.diagnostic = result.diagnostic ?? timeline.takeRecordingTrouble(command)
    result.isOK = result.diagnostic == nil
    result.scenario = scenario
    // The step that breaks what is to hold stays, and counts as failed.
    guard let breach = interpreter.breach else { return }
    result.isOK = false
    result.diagnostic = session.concealing(breach.diagnostic)
    result.origin = breach.source
  }

  /// What a script holds of a refusal whose command it has in the canonical layout; another file stays as it is.
  private func recorded(_ refusal: Refusal, typedIn source: Source) -> [String] {
    let diagnostic = session.concealing(refusal.diagnostic)
    return refusal.source.name == source.name
      ? DiagnosticRenderer.canonicalLines(diagnostic, in: refusal.source)
      : DiagnosticRenderer.lines(diagnostic, in: refusal.source)
  }

  private func refuse(_ result: inout Result, _ refusal: Refusal) {
    result.diagnostic = session.concealing(refusal.diagnostic)
    result.origin = refusal.source
    result.isOK = false
    result.step = session.currentStep()
  }
}
