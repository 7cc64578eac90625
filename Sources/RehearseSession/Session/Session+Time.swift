import RehearseClock
import RehearseScript

// Time: the virtual clock, and the machine's.
extension Session {
  /// Moves the virtual clock and runs what falls due.
  func wait(_ delay: Delay, _ command: Command) throws(Diagnostic) -> Outcome {
    try check(delay, command)
    return try pass(command) { try self.advance(by: delay.milliseconds) }
  }

  /// Lets the machine's time pass, for work outside Swift concurrency.
  func waitReal(_ delay: Delay, _ command: Command) throws(Diagnostic) -> Outcome {
    guard options.allowsRealTime else { throw Diagnostic(.realWaitRefused, in: command) }
    try check(delay, command)
    return try pass(command) {
      if let passage = self.recallPassage() {
        try self.letRealTimePass(delay.milliseconds, asIn: passage)
      } else {
        try self.letRealTimePass(delay.milliseconds)
      }
    }
  }

  /// Ends the oldest transition that is held open.
  func advance(_ command: Command) throws(Diagnostic) {
    guard !host.graph.transitions.isEmpty else {
      throw Diagnostic(.nothingToAdvance, in: command)
    }
    let host = host
    try act(command) { _ = host.finishTransition() }
  }

  /// Nothing can be due later than the clock can tell.
  private func check(_ delay: Delay, _ command: Command) throws(Diagnostic) {
    let hour = 3_600_000
    let latest = Int.max / 1_000_000
    guard delay.milliseconds > latest - Scheduler.shared.now else { return }
    throw Diagnostic(
      .waitTooLong(text: delay.word.text, limit: "\((latest - Scheduler.shared.now) / hour)h"),
      at: delay.word.span, in: command)
  }

  private func pass(_ command: Command, _ body: () throws -> Void) throws(Diagnostic) -> Outcome {
    do {
      try body()
    } catch let unsettled as Unsettled {
      throw Diagnostic(.neverSettles(task: unsettled.task, jobs: unsettled.jobs), in: command)
    } catch {
      throw Diagnostic(.modelRefused(model: "wait", reason: "\(error)"), in: command)
    }
    return .step(finishStep(showsClock: true))
  }
}
