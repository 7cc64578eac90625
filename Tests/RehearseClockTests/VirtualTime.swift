import CRehearseTestStart
import RehearseClock
import Testing

/// Gives a test the scheduler as a session finds it: the clock at zero, nothing waiting.
@MainActor
func withScheduler(_ body: @MainActor (Scheduler) throws -> Void) rethrows {
  rehearse_test_start()
  let scheduler = Scheduler.shared
  scheduler.reset()
  defer { scheduler.reset() }
  try body(scheduler)
}

/// Lets a suite's tests have the scheduler to themselves, also while one of them is suspended.
struct TakingTurns: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Scheduler.serialized { try await body() }
  }
}

extension Trait where Self == TakingTurns {
  static var takingTurns: Self { Self() }
}

/// Lines that tasks write, in the order in which they do.
final class Log: @unchecked Sendable {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }
}
