import RehearseClock
import SwiftUI

// Settling: views, actions, tasks and transitions, until nothing moves.
extension Session {
  var host: Host { current.host }

  /// Lets everything happen that is due now; sleeping tasks stay asleep.
  ///
  /// A task that changes what begins it anew has no end, though each time its jobs are few.
  func settle() throws {
    let host = host
    var transitions = 0
    repeat {
      var rounds = 0
      repeat {
        host.update()
        try runTasks()
        rounds += 1
        if rounds == UpdateLimits.rounds {
          throw Unsettled(jobs: rounds, task: "a task that the views begin anew")
        }
      } while host.graph.needsUpdate
      transitions += 1
      guard host.graph.admitsTransition(transitions) else { return }
    } while !host.graph.policy.holdsTransitions && host.finishTransition()
  }

  /// Runs what is due of the app's tasks.
  private func runTasks() throws {
    let graph = host.graph
    graph.story.letTasksRun(true)
    defer { graph.story.letTasksRun(false) }
    try Scheduler.shared.drainReady()
  }

  /// Moves the clock and lets everything happen that falls due on the way, each at its moment.
  func advance(by milliseconds: Int) throws {
    let end = Scheduler.shared.now + milliseconds
    let transitions = host.graph.transitions
    while host.graph.policy.holdsTransitions, let next = transitions.nextEnd, next <= end {
      try pass(until: next)
      if let due = transitions.nextEnd, due <= Scheduler.shared.now {
        try act { _ = host.finishTransition() }
      }
    }
    try pass(until: end)
  }

  private func pass(until end: Int) throws {
    let rest = max(0, end - Scheduler.shared.now)
    try Scheduler.shared.advance(byMilliseconds: rest) { try self.settle() }
  }

  /// Runs user code of a step, and lets all that follows from it happen.
  func act(_ action: () throws -> Void) throws {
    hasActed = true
    try action()
    try settle()
  }
}
