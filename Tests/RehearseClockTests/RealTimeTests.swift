import Dispatch
import RehearseClock
import Testing

@MainActor @Suite(.takingTurns)
struct RealTimeTests {
  @Test func `work of other queues arrives while real time passes`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        let number = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: 7) }
        }
        log.add("from another queue: \(number)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { log.add("after 1 ms") }
      try scheduler.letRealTimePass(milliseconds: 30)
      #expect(log.lines.sorted() == ["after 1 ms", "from another queue: 7"])
      #expect(scheduler.now == 30)
    }
  }

  @Test func `sleepers wake on the way`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        try await Task.sleep(for: .milliseconds(2))
        log.add("at \(scheduler.now)")
      }
      try scheduler.letRealTimePass(milliseconds: 5)
      #expect(log.lines == ["at 2"])
      #expect(scheduler.now == 5)
    }
  }
}
