import Dispatch
import RehearseClock
import Testing

@MainActor @Suite(.takingTurns)
struct UnsettledTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: @MainActor @Sendable () -> Void
    let message: String
  }

  nonisolated static let rows = [
    Row(
      testDescription: "a task with a name",
      start: { Task(name: "poll") { while !isOver { await Task.yield() } } },
      message: "the app does not come to rest: after 2000 jobs the task “poll” keeps going"),
    Row(
      testDescription: "a task without a name",
      start: { Task.detached { await Feed().poll(every: 3) } },
      message: "the app does not come to rest: after 2000 jobs the task in Feed.poll(every: Int) "
        + "keeps going"),
    Row(
      testDescription: "tasks that start each other",
      start: { again() },
      message: "the app does not come to rest: after 2000 jobs the task in again() "
        + "keeps going"),
    Row(
      testDescription: "the main dispatch queue",
      start: { againOnQueue() },
      message: "the app does not come to rest: after 2000 jobs work on the main dispatch queue "
        + "keeps going"),
  ]

  @Test(arguments: rows)
  func `a drain that does not end names who keeps going`(row: Row) {
    withScheduler { scheduler in
      row.start()
      let error = #expect(throws: Unsettled.self) { try scheduler.drainReady(limit: 2_000) }
      #expect(error?.description == row.message)
      // A test runner goes on with what is left: let it end.
      isOver = true
      #expect(throws: Never.self) { try scheduler.drainReady() }
      isOver = false
    }
  }
}

@MainActor private var isOver = false

private actor Feed {
  func poll(every interval: Int) async {
    while await !isOver { await Task.yield() }
  }
}

@MainActor private func again() {
  guard !isOver else { return }
  Task { again() }
}

@MainActor private func againOnQueue() {
  guard !isOver else { return }
  DispatchQueue.main.async { againOnQueue() }
}
