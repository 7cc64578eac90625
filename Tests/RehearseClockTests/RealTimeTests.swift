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
      var passed = 0
      // On a busy machine they may come late.
      repeat {
        try scheduler.letRealTimePass(milliseconds: 30)
        passed += 30
      } while log.lines.count < 2 && passed < 10_000
      #expect(log.lines.sorted() == ["after 1 ms", "from another queue: 7"])
      #expect(scheduler.now == passed)
    }
  }

  @Test func `sleepers wake on the way`() throws {
    try withScheduler { scheduler in
      let log = Log()
      for time in 1...2 {
        Task {
          try await Task.sleep(for: .milliseconds(time))
          log.add("at \(scheduler.now)")
        }
      }
      var looks: [[String]] = []
      try scheduler.letRealTimePass(milliseconds: 5) {
      } look: { passed in
        if !log.lines.isEmpty, log.lines != looks.last { looks.append(log.lines) }
        #expect(passed >= log.lines.count * 1_000_000)
      }
      // After each instant, however many have come at once.
      #expect(looks == [["at 1"], ["at 1", "at 2"]])
      #expect(scheduler.now == 5)
    }
  }
}
