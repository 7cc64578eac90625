import RehearseClock
import Testing

@MainActor @Suite(.takingTurns)
struct VirtualTimeTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sleep: @Sendable () async throws -> Void
  }

  nonisolated static let forms = [
    Form(testDescription: "for") { try await Task.sleep(for: .milliseconds(300)) },
    Form(testDescription: "nanoseconds") { try await Task.sleep(nanoseconds: 300_000_000) },
    Form(testDescription: "until, continuous") {
      try await Task.sleep(until: .now + .milliseconds(300), clock: .continuous)
    },
    Form(testDescription: "until, suspending") {
      try await Task.sleep(until: .now + .milliseconds(300), clock: .suspending)
    },
    Form(testDescription: "continuous clock, for") {
      try await ContinuousClock().sleep(for: .milliseconds(300), tolerance: .seconds(1))
    },
    Form(testDescription: "suspending clock, until") {
      try await SuspendingClock().sleep(until: SuspendingClock.now.advanced(by: .milliseconds(300)))
    },
    Form(testDescription: "on the main actor") { @MainActor in
      try await Task.sleep(for: .milliseconds(300))
    },
  ]

  @Test(arguments: forms)
  func `every form of sleep waits for virtual time`(form: Form) throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        try await form.sleep()
        log.add("awake at \(scheduler.now)")
      }
      try scheduler.advance(byMilliseconds: 299)
      #expect(log.lines == [])
      #expect(scheduler.sleepingDelays == [1])
      #expect(scheduler.nextDue == 300)
      try scheduler.advance(byMilliseconds: 1)
      #expect(log.lines == ["awake at 300"])
      #expect(scheduler.sleepingCount == 0)
    }
  }

  @Test(arguments: forms)
  func `cancelling ends every form of sleep at once`(form: Form) throws {
    try withScheduler { scheduler in
      let log = Log()
      let task = Task {
        do { try await form.sleep() } catch { log.add("\(error) at \(scheduler.now)") }
      }
      try scheduler.advance(byMilliseconds: 100)
      #expect(scheduler.sleepingCount == 1)
      task.cancel()
      try scheduler.drainReady()
      #expect(log.lines == ["CancellationError() at 100"])
      #expect(scheduler.sleepingCount == 0)
      #expect(scheduler.nextDue == nil)
    }
  }

  @Test func `sleepers wake in order, each at its own instant`() throws {
    try withScheduler { scheduler in
      let log = Log()
      for (name, delay) in [("c", 30), ("a", 10), ("b", 20), ("b2", 20)] {
        Task {
          try await Task.sleep(for: .milliseconds(delay))
          log.add("\(name) at \(scheduler.now)")
        }
      }
      var instants: [Int] = []
      try scheduler.advance(byMilliseconds: 25) { instants.append(scheduler.now) }
      #expect(log.lines == ["a at 10", "b at 20", "b2 at 20"])
      #expect(instants == [10, 20])
      #expect(scheduler.now == 25)
      #expect(scheduler.sleepingDelays == [5])
    }
  }

  @Test func `what wakes may sleep again within the same wait`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        for _ in 1...3 {
          try await Task.sleep(for: .seconds(1))
          log.add("tick \(scheduler.now)")
        }
      }
      try scheduler.advance(byMilliseconds: 2_500)
      #expect(log.lines == ["tick 1000", "tick 2000"])
      try scheduler.advance(byMilliseconds: 2_500)
      #expect(log.lines == ["tick 1000", "tick 2000", "tick 3000"])
    }
  }

  @Test func `a sleep of no time needs no time`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        try await Task.sleep(for: .zero)
        try await Task.sleep(for: .seconds(-1))
        log.add("done")
      }
      try scheduler.drainReady()
      #expect(log.lines == ["done"])
    }
  }

  @Test func `a sleep for ever does not fall due`() throws {
    try withScheduler { scheduler in
      Task { try await Task.sleep(for: .seconds(Int64.max)) }
      Task { try await Task.sleep(nanoseconds: .max) }
      try scheduler.advance(byMilliseconds: 1_000_000_000)
      #expect(scheduler.sleepingCount == 2)
    }
  }

  @Test func `Swift's clocks read virtual time in a task`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        let elapsed = try await ContinuousClock().measure { try await Task.sleep(for: .seconds(3)) }
        log.add("\(elapsed)")
      }
      try scheduler.advance(byMilliseconds: 3_000)
      #expect(log.lines == ["3.0 seconds"])
    }
  }

  @Test func `an hour takes next to nothing`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        try await Task.sleep(for: .seconds(3_600))
        log.add("an hour later")
      }
      let real = try ContinuousClock().measure { try scheduler.advance(byMilliseconds: 3_600_000) }
      #expect(log.lines == ["an hour later"])
      #expect(real < .milliseconds(50))
    }
  }
}
