import RehearseClock
import RehearseRunner
import RehearseScript
import RehearseSession

/// Runs scripts as tests and tells what became of them.
@MainActor struct TestRun {
  let stages: [Stage]
  let stage: Stage
  let request: Invocation.TestRequest

  func run() -> ExitCode {
    let plan: Plan
    do {
      plan = try Plan.find(request.paths.isEmpty ? ["."] : request.paths)
    } catch {
      Output.error.write(error.message + "\n")
      return .usage
    }
    Interruption.begin()
    var reporter = ConsoleReporter { Output.standard.append($0) }
    let runner = TestRunner(
      recording: request.recording, makeSession: makeSession,
      isInterrupted: { Interruption.isAsked },
      post: { event in
        reporter.note(event)
        if case .fileEnded = event { Output.standard.flush() }
      })
    let result = runner.run(plan)
    Output.standard.flush()
    if result.interruptedBefore != nil { return .interrupted }
    if result.hasUnreadable { return .usage }
    return result.failed > 0 ? .failure : .success
  }

  private func makeSession() throws -> Session {
    Determinism.begin()
    var options = SessionOptions()
    options.allowsRealTime = false
    return try Session(stages: stages, on: stage, options: options)
  }
}
