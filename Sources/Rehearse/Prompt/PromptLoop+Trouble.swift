import RehearseScript
import RehearseWorker

// What went wrong, as the person is told.
extension PromptLoop {
  /// What went wrong, with its place in front where it was not typed.
  func located(_ lines: [String], at command: Command, in source: Source) -> [String] {
    located(lines, at: command.span, in: source)
  }

  private func located(_ lines: [String], at span: Span, in source: Source) -> [String] {
    guard let name = source.name, let first = lines.first else { return lines }
    let place = "\(source.lineNumber(at: span.start)):\(source.column(at: span.start))"
    return ["\(name):\(place): \(first)"] + lines.dropFirst()
  }

  /// Shows why a command is not carried out.
  func refuse(_ diagnostic: Diagnostic, in source: Source) -> Course {
    let lines = DiagnosticRenderer.lines(diagnostic, in: source)
    screen.show(trouble: located(lines, at: diagnostic.span, in: source))
    return .skips
  }

  /// Shows why a line can't be read; what could stand where something is missing, the session knows.
  func refuseUnread(_ diagnostic: Diagnostic, in source: Source) throws(SessionLoss) -> Course {
    guard case .missingArgument = diagnostic.kind,
      case .success(let reply) = try child.run(source.text(in: diagnostic.command)),
      !reply.refusal.isEmpty
    else { return refuse(diagnostic, in: source) }
    screen.show(trouble: located(reply.refusal, at: diagnostic.span, in: source))
    return .skips
  }

  /// Tells how a command has ended the app's process, and how many lines pasted behind it are dropped.
  func show(
    _ failure: WorkerFailure, of command: Command, in source: Source, dropped: Int
  ) {
    if failure == .interrupted { screen.endLine() }
    if case .died(let death) = failure {
      screen.show(output: death.prints)
      screen.pass(complaints: death.complaints)
    }
    let diagnostic = Diagnostic(failure.kind, in: command)
    screen.show(trouble: DiagnosticRenderer.lines(diagnostic, in: source))
    if dropped > 0 {
      let lines = dropped == 1 ? "the line" : "the \(dropped) lines"
      screen.show(trouble: [
        "note: \(lines) pasted behind it \(dropped == 1 ? "is" : "are") dropped"
      ])
    }
  }

  func show(_ notice: SessionNotice, at command: Command, in source: Source) {
    switch notice {
    case .endedBetweenCommands:
      screen.show(trouble: ["note: the app's process had ended; its state is back"])
    case .diverged(let step):
      let diagnostic = Diagnostic(.replayDiverged(step: step), in: command)
      screen.show(trouble: DiagnosticRenderer.lines(diagnostic, in: source))
    }
  }
}
