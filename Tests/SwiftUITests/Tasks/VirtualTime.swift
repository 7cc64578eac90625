import CRehearseTestStart
import RehearseClock
import SwiftUI

/// Runs a test with a clock of its own, at zero, and with no task left over from another.
@MainActor func withVirtualTime(_ body: @MainActor () throws -> Void) rethrows {
  rehearse_test_start()
  ViewGraph.isOnMainActor = { Scheduler.shared.isMainActorRunning }
  Scheduler.shared.reset()
  defer { Scheduler.shared.reset() }
  try body()
}

extension TestHost {
  /// Lets the tasks run that are ready, and the app follow, until nothing moves; who sleeps, sleeps on.
  func runTasks() throws {
    repeat {
      try Scheduler.shared.drainReady()
      update()
    } while Scheduler.shared.hasReadyJobs
  }

  /// Lets virtual time pass, with what falls due in it.
  func letPass(seconds: Int) throws {
    try Scheduler.shared.advance(byMilliseconds: seconds * 1_000) { update() }
    try runTasks()
  }
}

extension View {
  /// Notes when a task of the view starts, ends after a minute, and is cancelled.
  func notedTask(_ name: String, _ journal: Journal) -> some View {
    task { await journal.noteTask(name) }
  }
}

extension Journal {
  /// Notes the start of a task and its end a minute later, or that it is cancelled.
  func noteTask(_ name: String) async {
    note("\(name) starts")
    await withTaskCancellationHandler {
      guard (try? await Task.sleep(for: .seconds(60))) != nil else { return }
      note("\(name) ends")
    } onCancel: {
      MainActor.assumeIsolated { note("\(name) is cancelled") }
    }
  }
}
