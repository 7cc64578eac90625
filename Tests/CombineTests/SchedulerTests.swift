import Combine
import Dispatch
import Testing

/// A scheduler whose time a test moves by hand.
private final class HandMoved: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(.init(uptimeNanoseconds: 1))
  let minimumTolerance: SchedulerTimeType.Stride = 0
  private var waiting: [(date: SchedulerTimeType, action: () -> Void)] = []

  func advance(by stride: SchedulerTimeType.Stride = 0) {
    now = now.advanced(by: stride)
    while let place = waiting.firstIndex(where: { $0.date <= now }) {
      waiting.remove(at: place).action()
    }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    waiting.append((now, action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    waiting.append((date, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date, action))
    return AnyCancellable {}
  }
}

private struct Row: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let pace: @Sendable (PassthroughSubject<Int, Never>, HandMoved) -> AnyPublisher<Int, Never>
  var testDescription: String { name }
}

@Suite struct SchedulerTests {
  @Test(
    "A value at 0, 20, 40 and 200 ms, looked at after each 10 ms",
    arguments: [
      Row(name: "receive(on:)", expected: "0:1 20:2 40:3 200:4") {
        $0.receive(on: $1).eraseToAnyPublisher()
      },
      Row(name: "delay", expected: "50:1 70:2 90:3 250:4") {
        $0.delay(for: .milliseconds(50), scheduler: $1).eraseToAnyPublisher()
      },
      Row(name: "debounce", expected: "90:3 250:4") {
        $0.debounce(for: .milliseconds(50), scheduler: $1).eraseToAnyPublisher()
      },
      Row(name: "throttle, latest", expected: "0:1 50:3 200:4") {
        $0.throttle(for: .milliseconds(50), scheduler: $1, latest: true).eraseToAnyPublisher()
      },
      Row(name: "throttle, earliest", expected: "0:1 50:2 200:4") {
        $0.throttle(for: 0.05, scheduler: $1, latest: false).eraseToAnyPublisher()
      },
    ])
  fileprivate func pace(_ row: Row) {
    let scheduler = HandMoved()
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var time = 0
    let cancellable = row.pace(subject, scheduler).sink { log.append("\(time):\($0)") }
    let values = [0: 1, 20: 2, 40: 3, 200: 4]
    for moment in stride(from: 0, through: 300, by: 10) {
      time = moment
      scheduler.advance(by: .milliseconds(moment == 0 ? 0 : 10))
      if let value = values[moment] { subject.send(value) }
      scheduler.advance()
    }
    cancellable.cancel()
    #expect(log.joined(separator: " ") == row.expected)
  }

  @Test func mainQueueKeepsTheOrder() async {
    let values = (0..<5).publisher.receive(on: DispatchQueue.main).collect().values
    for await collected in values { #expect(collected == [0, 1, 2, 3, 4]) }
  }

  @Test func valuesAreAwaited() async throws {
    var received: [Int] = []
    for await value in [1, 2, 3].publisher.values { received.append(value) }
    #expect(received == [1, 2, 3])
    await #expect(throws: Trouble(name: "lost")) {
      for try await _ in Fail<Int, Trouble>(error: Trouble(name: "lost")).values {}
    }
    #expect(await Future<Int, Never> { $0(.success(5)) }.value == 5)
    // Cancelled before it waits, and given the value all the same.
    let future = Future<Int, Never> { $0(.success(6)) }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await future.value
    }
    #expect(await task.value == 6)
  }
}
