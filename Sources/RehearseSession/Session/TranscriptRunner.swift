import RehearseScript

/// Runs the lines of a script and tells, command by command, what came of them.
@MainActor package final class TranscriptRunner {
  /// What one command of a script came to.
  package struct Result: Sendable {
    /// The command's own text.
    package let command: String
    package let file: String
    package let line: Int

    /// The lines it prints, without the bar.
    package let output: [String]

    /// What it was refused for; filled too where it had to fail and did.
    package let diagnostic: Diagnostic?

    /// Whether all is as it should be.
    package let isOK: Bool

    /// The state after it, for JSON; nil for a command that prints nothing.
    package let step: Step?

    /// Whether the session is to end.
    package let isQuit: Bool

    /// What it means for the course of the session.
    package let effect: Timeline.Effect

    /// Whether it was carried out and belongs to what leads to the state.
    package var isEffective: Bool { effect == .entry(.step) || effect == .entry(.setting) }
  }

  package let session: Session
  package let timeline: Timeline
  private let unchanged = UnchangedLines()

  package init(session: Session) {
    self.session = session
    timeline = Timeline(session: session)
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
    refusal(diagnostic, text: source.text(in: line.span), source, line.number)
  }

  /// Runs one command of a line.
  package func run(_ command: Command, in source: Source) -> Result {
    let text = (command.mustFail ? "! " : "") + source.text(in: command.span)
    let line = source.lineNumber(at: command.span.start)
    session.source = source
    do {
      let mark = timeline.mark
      let outcome = try timeline.perform(command)
      if command.mustFail {
        try timeline.goBack(to: mark)
        let diagnostic = Diagnostic(
          .unexpectedSuccess(command: source.text(in: command.span)), in: command)
        return refusal(diagnostic, text: text, source, line)
      }
      return result(outcome, command, text, source, line)
    } catch {
      timeline.settle()
      guard command.mustFail, error.kind.satisfiesBang else {
        return refusal(error, text: text, source, line)
      }
      let output = DiagnosticRenderer.lines(error, in: source)
      timeline.add(.check, command, typed: text, executed: output.joined(separator: "\n"))
      return Result(
        command: text, file: source.name ?? "-", line: line, output: output, diagnostic: error,
        isOK: true, step: session.currentStep(), isQuit: false, effect: .entry(.check))
    }
  }

  private func result(
    _ outcome: Outcome, _ command: Command, _ text: String, _ source: Source, _ line: Int
  ) -> Result {
    var output: [String] = []
    var step: Step?
    var diagnostic: Diagnostic?
    switch outcome {
    case .step(let made):
      output = made.lines(session.options.show, unchanged)
      step = made
    case .travel(let made, let divergence):
      output = made.lines(session.options.show, unchanged)
      step = made
      diagnostic = divergence.map { Diagnostic(.replayDiverged(step: $0), in: command) }
    case .lines(let lines):
      output = lines
      step = session.currentStep()
    case .quiet, .quit: break
    }
    let effect = timeline.note(outcome, command, typed: text)
    diagnostic = diagnostic ?? timeline.takeRecordingTrouble(command)
    let isQuit = if case .quit = outcome { true } else { false }
    return Result(
      command: text, file: source.name ?? "-", line: line, output: output, diagnostic: diagnostic,
      isOK: diagnostic == nil, step: step, isQuit: isQuit, effect: effect)
  }

  private func refusal(
    _ diagnostic: Diagnostic, text: String, _ source: Source, _ line: Int
  ) -> Result {
    Result(
      command: text, file: source.name ?? "-", line: line, output: [], diagnostic: diagnostic,
      isOK: false, step: session.currentStep(), isQuit: false, effect: .none)
  }
}

extension TranscriptRunner.Result {
  /// The result as one line of JSON; nil for a command that neither prints nor fails.
  @MainActor package func json(in source: Source, options: SessionOptions) -> String? {
    guard let step else { return nil }
    let error = diagnostic.map { diagnostic in
      let text = diagnostic.text
      return ErrorJSON(
        message: text.message, column: source.column(at: diagnostic.span.start), hint: text.hint)
    }
    return StepJSON(command: command, file: file, line: line).text(
      isOK: isOK, error: error, output: output, step: step, options: options)
  }
}
