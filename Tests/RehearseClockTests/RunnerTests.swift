import RehearseClock
import Testing

/// Several of these run "at the same time"; none may see another's tasks or clock.
@Suite(.takingTurns)
struct RunnerTests {
  @MainActor @Test(arguments: 1...20)
  func `a drain runs its own test's tasks only`(number: Int) throws {
    try withScheduler { scheduler in
      let log = Log()
      for part in 1...3 {
        Task {
          try await Task.sleep(for: .seconds(part))
          log.add("\(number).\(part) at \(scheduler.now)")
        }
      }
      try scheduler.advance(byMilliseconds: 10_000)
      #expect(
        log.lines == ["\(number).1 at 1000", "\(number).2 at 2000", "\(number).3 at 3000"])
    }
  }

  @Test(arguments: 1...20)
  func `a test off the main actor may drain too`(number: Int) throws {
    Scheduler.shared.reset()
    let log = Log()
    Task { log.add("\(number)") }
    Task { @MainActor in log.add("main \(number)") }
    try Scheduler.shared.drainReady()
    #expect(log.lines == ["\(number)", "main \(number)"])
  }

  @MainActor @Test(arguments: 1...20)
  func `tests that suspend take turns`(number: Int) async throws {
    try await Scheduler.serialized {
      Self.testsInTurn += 1
      // Whoever suspends lets others on: those that take turns wait, those that never suspend may set the clock.
      await Task.yield()
      #expect(Self.testsInTurn == 1)
      Self.testsInTurn -= 1
      let scheduler = Scheduler.shared
      scheduler.reset()
      let log = Log()
      Task {
        try await Task.sleep(for: .seconds(number))
        log.add("\(number) at \(scheduler.now)")
      }
      try scheduler.drainReady()
      #expect(scheduler.sleepingDelays == [number * 1_000])
      try scheduler.advance(byMilliseconds: number * 1_000)
      #expect(log.lines == ["\(number) at \(number * 1_000)"])
    }
  }

  /// How many tests are in their turn.
  @MainActor private static var testsInTurn = 0

  @Test func `a test's own sleep takes real time`() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    try await Task.sleep(for: .milliseconds(2))
    #expect(clock.now - start >= .milliseconds(2))
  }
}
