import Foundation
import RehearseClock
import RehearseScript
import RehearseSession

/// The session's side of the conversation, in the process that holds the app.
@MainActor final class SessionServer {
  private let stage: Stage
  private let start: Result<TranscriptRunner, any Error>

  /// The options that a session begins with here.
  private let usualOptions: SessionOptions

  /// Starts the stage, with chance and time that are the same in every process.
  init(stages: [Stage], stage: Stage, lessons: [(name: String, title: String)] = []) {
    self.stage = stage
    Determinism.begin()
    var options = SessionOptions()
    // What scripts print never depends on where they run; what a person sees does.
    options.drawing = DrawingCharacters(locale: { ProcessInfo.processInfo.environment[$0] })
    usualOptions = options
    start = Result { [options] in
      let session = try Session(stages: stages, on: stage, options: options)
      session.lessons = lessons
      return TranscriptRunner(session: session)
    }
  }

  /// Answers one request.
  func answer(_ message: [UInt8]) -> [UInt8] {
    guard let request = try? SessionRequest(message) else { return [] }
    switch (request, start) {
    case (.opening, .failure(let error)):
      return SessionOpening.refused(reason: "\(error)").bytes
    case (.opening, .success(let runner)):
      let session = runner.session
      let lines = session.opening().lines(session.options.show)
      return SessionOpening.started(lines: lines, place(session, nil)).bytes
    case (.run(let command), .success(let runner)): return run(command, runner).bytes
    case (.runAgain(let command, let outside), .success(let runner)):
      return runner.session.recalling(outside) { run(command, runner).bytes }
    case (.complete(let text, let cursor), .success(let runner)):
      return runner.completion(of: text, cursor: cursor).bytes
    case (.record(let path), .success(let runner)):
      try? runner.timeline.goOnRecording(to: path)
      return SessionReply(place: place(runner.session, nil)).bytes
    case (.holds(let checks), .success(let runner)):
      return SessionVerdict(holds: checks.allSatisfy { runner.session.holds($0) }).bytes
    case (.options, .success(let runner)): return settings(runner.session.options).bytes
    case (_, .failure): return []
    }
  }

  private func settings(_ options: SessionOptions) -> SessionSettings {
    SessionSettings(
      options: SessionOptions.entries.map { entry in
        let value = options.value(of: entry)
        return .init(
          name: entry.name, value: value, isChanged: value != usualOptions.value(of: entry))
      })
  }

  private func run(_ command: String, _ runner: TranscriptRunner) -> SessionReply {
    let source = Source(command)
    var reply = SessionReply()
    var last: Step?
    for line in Parser.parse(source).lines {
      for result in runner.run(line, in: source) {
        reply.output += result.output
        if !result.isOK { reply.refusal += result.complaint(in: source) }
        reply.isQuit = reply.isQuit || result.isQuit
        reply.effect = result.effect
        reply.leavesTraces = result.diagnostic?.kind.leavesTraces ?? false
        last = result.step
        if case .entry = result.effect, let entry = runner.timeline.lastEntry {
          reply.fingerprint = entry.fingerprint
          reply.executed = entry.executed
          reply.outside = entry.outside
        }
      }
    }
    reply.place = place(runner.session, last)
    return reply
  }

  private func place(_ session: Session, _ step: Step?) -> PromptPlace {
    PromptPlace(session.current.stage, (step ?? session.currentStep()).screen)
  }
}
