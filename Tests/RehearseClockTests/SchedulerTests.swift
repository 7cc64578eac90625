import Dispatch
import Foundation
import RehearseClock
import Testing

@MainActor @Suite(.takingTurns)
struct SchedulerTests {
  @Test func `nothing runs before a drain, and then first come, first served`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task { log.add("main 1") }
      Task.detached { log.add("detached") }
      Task { log.add("main 2") }
      #expect(log.lines == [])
      try scheduler.drainReady()
      #expect(log.lines == ["main 1", "detached", "main 2"])
    }
  }

  @Test func `a drain goes on until nothing is ready`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        for turn in 1...3 {
          await Task.yield()
          log.add("turn \(turn)")
          Task { log.add("child of \(turn)") }
        }
      }
      try scheduler.drainReady()
      #expect(
        log.lines == ["turn 1", "child of 1", "turn 2", "child of 2", "turn 3", "child of 3"])
    }
  }

  @Test func `actors, groups, streams and child tasks all run`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        let counter = Counter()
        async let first = counter.next()
        async let second = counter.next()
        log.add("child tasks \(await first + second)")
        let sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
          for _ in 1...3 { group.addTask { await counter.next() } }
          var sum = 0
          for await part in group { sum += part }
          return sum
        }
        log.add("group \(sum)")
        let (stream, source) = AsyncStream.makeStream(of: Int.self)
        Task.detached {
          for number in 1...3 { source.yield(number) }
          source.finish()
        }
        for await number in stream { log.add("stream \(number)") }
      }
      try scheduler.drainReady()
      #expect(log.lines == ["child tasks 3", "group 12", "stream 1", "stream 2", "stream 3"])
    }
  }

  @Test func `a drain within a job does nothing by itself`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        Task { log.add("made by the first") }
        try scheduler.drainReady()
        log.add("first goes on")
      }
      try scheduler.drainReady()
      #expect(log.lines == ["first goes on", "made by the first"])
    }
  }

  @Test func `the main dispatch queue is drained too`() throws {
    try withScheduler { scheduler in
      let log = Log()
      DispatchQueue.main.async {
        log.add("queued \(MainActor.assumeIsolated { scheduler.isMainActorRunning })")
        Task { log.add("task") }
        DispatchQueue.main.async { log.add("queued again") }
      }
      Task { log.add("before the queue") }
      try scheduler.drainReady()
      #expect(
        log.lines.sorted() == ["before the queue", "queued again", "queued true", "task"])
    }
  }

  @Test func `the main actor is told from the rest`() throws {
    try withScheduler { scheduler in
      let log = Log()
      let counter = Counter()
      let note: @Sendable (String) -> Void = { log.add("\($0) \(scheduler.isMainActorRunning)") }
      note("outside")
      Task { note("main actor") }
      Task.detached {
        note("detached")
        await counter.run { note("actor") }
        await MainActor.run { note("back") }
        note("detached again")
      }
      try scheduler.drainReady()
      note("afterwards")
      #expect(
        log.lines == [
          "outside true", "main actor true", "detached false", "actor false", "back true",
          "detached again false", "afterwards true",
        ])
    }
  }

  @Test func `resetting forgets who sleeps`() throws {
    try withScheduler { scheduler in
      let log = Log()
      Task {
        try await Task.sleep(for: .seconds(1))
        log.add("woke")
      }
      try scheduler.drainReady()
      scheduler.reset()
      #expect(scheduler.sleepingCount == 0)
      try scheduler.advance(byMilliseconds: 5_000)
      #expect(log.lines == [])
      #expect(scheduler.now == 5_000)
    }
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }

  func run(_ body: @Sendable () -> Void) {
    body()
  }
}
