import RehearseScript
import RehearseSession
import RehearseWorker

/// The process that holds the app, seen from the prompt: it may crash, hang or be interrupted, and comes back.
@MainActor final class SessionChild {
  /// Where the app is.
  private(set) var place = PromptPlace()

  private let makeServer: @MainActor () -> SessionServer
  private var worker: WorkerProcess?
  private var log: SessionLog
  private var notices: [SessionNotice] = []
  private var complaints = ""

  init(
    stages: [Stage], stage: Stage, lessons: [(name: String, title: String)], file: SessionFile
  ) {
    log = SessionLog(file: file)
    makeServer = { SessionServer(stages: stages, stage: stage, lessons: lessons) }
  }

  /// Starts the process and the stage in it; gives the state as lines.
  func start() throws(SessionLoss) -> [String] {
    try holdingInterrupts { () throws(SessionLoss) in try startHeld() }
  }

  private func startHeld() throws(SessionLoss) -> [String] {
    let makeServer = makeServer
    let opening: SessionOpening
    do {
      worker = try WorkerProcess {
        let server = makeServer()
        return { server.answer($0) }
      }
      opening = try ask(.opening)
    } catch {
      throw error == .interrupted ? .interrupted : .doesNotStart(reason: "\(error)")
    }
    switch opening {
    case .started(let lines, let place):
      self.place = place
      return lines
    case .refused(let reason): throw .doesNotStart(reason: reason)
    }
  }

  /// Runs one command; whatever it does to the process, there is one again afterwards.
  func run(_ command: String) throws(SessionLoss) -> Result<SessionReply, WorkerFailure> {
    try reviveIfEnded()
    let reply: SessionReply
    do {
      reply = try ask(.run(command))
    } catch {
      try restore()
      return .failure(error)
    }
    complaints += worker?.takeErrorText() ?? ""
    place = reply.place
    if reply.leavesTraces {
      try restore()
    } else {
      log.note(command, reply)
    }
    return .success(reply)
  }

  /// Leads the app to where an earlier session was; gives the state as lines.
  func resume(_ journal: Journal) throws(SessionLoss) -> [String] {
    log.resume(journal)
    try restore()
    do {
      let reply: SessionReply = try ask(.run("state"))
      return reply.output
    } catch {
      try restore()
      return []
    }
  }

  /// Takes in that the recording of an earlier session does not go on.
  func endRecording() { log.noteRecording(nil) }

  /// Takes in where the learner is in a lesson now.
  func noteLesson(_ place: LessonPlace?) { log.noteLesson(place) }

  /// How many steps lead to the state.
  var stepCount: Int { log.journal.stepCount }

  /// What happened to the process besides what was asked of it, since the last time.
  func takeNotices() -> [SessionNotice] {
    defer { notices = [] }
    return notices
  }

  /// What the app wrote to standard error since the last time.
  func takeComplaints() -> String {
    defer { complaints = "" }
    return complaints
  }
}

// The process, its end, and the one that takes its place.
extension SessionChild {
  /// Asks the process; whatever it answers but a message of ours is its end.
  func ask<Reply: SessionMessage>(
    _ request: SessionRequest, timeout: Duration? = nil
  ) throws(WorkerFailure) -> Reply {
    guard let worker else { throw .killed }
    let answer = try worker.send(request.bytes, timeout: timeout)
    if let reply = try? Reply(answer) { return reply }
    // No answer of ours: the app has got hold of the line.
    throw worker.refuseAnswer()
  }

  /// Replaces a process that has ended while nobody asked it anything.
  func reviveIfEnded() throws(SessionLoss) {
    if let worker, worker.isRunning, !hasEnded(worker.processID) { return }
    notices.append(.endedBetweenCommands)
    try restore()
  }

  /// Starts another process and leads it to where the last one was before its last command.
  func restore() throws(SessionLoss) {
    try holdingInterrupts { () throws(SessionLoss) in try restoreHeld() }
  }

  private func restoreHeld() throws(SessionLoss) {
    // The old one goes first: two must not write to the same files.
    worker = nil
    var journal = log.journal
    var divergence: Int?
    for attempt in 0... {
      _ = try start()
      let replay = try replay(&journal)
      divergence = divergence ?? replay.divergence
      guard let end = replay.end else { break }
      // A step that ends the process this time can't be had back; if it is not the only one, none can.
      journal.cut(to: attempt == 0 ? end : 0)
    }
    _ = worker?.takeErrorText()
    guard let divergence else { return }
    log.renew(journal)
    notices.append(.diverged(step: divergence))
  }

  /// Runs the journal again: the first step that came out differently, and the entry that ended the process.
  private func replay(
    _ journal: inout Journal
  ) throws(SessionLoss) -> (divergence: Int?, end: Int?) {
    var divergence: Int?
    var refused: [Int] = []
    for (index, entry) in journal.entries.enumerated() {
      guard let reply = try askAgain(.runAgain(entry.typed, entry.outside)) else {
        return (divergence ?? journal.stepNumber(at: index), index)
      }
      let isRefused = reply.effect != .entry(entry.kind)
      guard isRefused || reply.fingerprint != entry.fingerprint else { continue }
      if entry.kind == .step { divergence = divergence ?? journal.stepNumber(at: index) }
      // From now on this is what happened.
      journal.renew(index, fingerprint: reply.fingerprint)
      if isRefused { refused.append(index) }
    }
    let steps = journal.stepCount
    let isUndone = journal.head < journal.entries.count
    for index in refused.reversed() { journal.remove(at: index) }
    if isUndone, try askAgain(.run("undo to \(steps)")) == nil { return (divergence, 0) }
    if let path = log.recording, try askAgain(.record(path: path)) == nil { return (divergence, 0) }
    return (divergence, nil)
  }

  /// Asks on the way back; nil when the process has ended over it.
  private func askAgain(_ request: SessionRequest) throws(SessionLoss) -> SessionReply? {
    do {
      let reply: SessionReply = try ask(request)
      place = reply.place
      return reply
    } catch {
      if error == .interrupted { throw .interrupted }
      return nil
    }
  }
}
