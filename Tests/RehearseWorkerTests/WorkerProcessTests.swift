import CRehearseTestStart
import Foundation
import RehearseClock
import RehearseWorker
import Testing

/// The other process has one thread; so has this one, while a test makes it.
@MainActor @Suite(.serialized)
struct WorkerProcessTests {
  init() {
    rehearse_test_start()
  }

  @Test func `what it knows lasts from one request to the next`() throws {
    let worker = try WorkerProcess {
      var count = 0
      return { request in
        count += request.count
        return Array("\(count)".utf8)
      }
    }
    #expect(try worker.ask("abc") == "3")
    #expect(try worker.ask("") == "3")
    #expect(try worker.ask("de") == "5")
    #expect(worker.isRunning)
  }

  @Test(arguments: [0, 1, 7, 8, 65_528, 65_536, 1 << 20])
  func `messages of every size arrive whole`(size: Int) throws {
    let worker = try WorkerProcess { { $0.reversed() } }
    let request = [UInt8](repeating: 3, count: size) + [4, 5]
    #expect(try worker.send(request) == request.reversed())
    #expect(try worker.send([1, 2]) == [2, 1])
  }

  @Test func `its tasks run on virtual time of its own`() throws {
    let worker = try WorkerProcess {
      Scheduler.shared.reset()
      let log = Lines()
      return { _ in
        Task {
          try await Task.sleep(for: .seconds(3_600))
          log.lines.append("an hour later")
        }
        try? Scheduler.shared.advance(byMilliseconds: 3_600_000)
        return Array("\(log.lines) \(Scheduler.shared.now)".utf8)
      }
    }
    #expect(try worker.ask("go") == #"["an hour later"] 3600000"#)
    #expect(Scheduler.shared.now != 3_600_000)
  }

  @Test func `it reads no terminal, and what it prints does not come out here`() throws {
    let worker = try WorkerProcess {
      let capture = OutputCapture()
      return { _ in
        capture.begin()
        defer { capture.end() }
        print("printed")
        complain("complained\n")
        return Array("\(readLine() ?? "end of input") \(capture.take())".utf8)
      }
    }
    #expect(try worker.ask("go") == #"end of input ["printed"]"#)
    #expect(worker.takeErrorText() == "complained\n")
    #expect(worker.takeErrorText() == "")
    #expect(try worker.ask("go") == #"end of input ["printed"]"#)
  }

  @Test func `it ends with the process that started it`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    let outer = try WorkerProcess {
      let inner = try? WorkerProcess { { $0 } }
      return { (try? inner?.send($0)) ?? [] }
    }
    close(writing)
    #expect(try outer.ask("both are there") == "both are there")
    outer.kill()
    // The end of input comes once nobody holds the other end of the pipe.
    var byte: UInt8 = 0
    #expect(read(reading, &byte, 1) == 0)
    close(reading)
  }

  @Test func `many of them leave no process and no descriptor behind`() throws {
    let before = try descriptorCount()
    var processes: [Int32] = []
    for round in 1...50 {
      let worker = try WorkerProcess {
        { request in
          if request == [0] { exit(0) }
          return request
        }
      }
      processes.append(worker.processID)
      #expect(try worker.send([1]) == [1])
      switch round % 3 {
      case 0: worker.kill()
      case 1: #expect(throws: WorkerFailure.self) { try worker.send([0]) }
      default: break
      }
    }
    // Tests of other suites open and close some of their own meanwhile; a leak would be one a round.
    #expect(try descriptorCount() < before + 50)
    #expect(processes.allSatisfy { kill($0, 0) == -1 && errno == ESRCH })
  }

  @Test func `several at once do not hold each other's descriptors`() throws {
    let workers = try (1...5).map { number in
      try WorkerProcess { { _ in Array("\(number): \(openDescriptors())".utf8) } }
    }
    let answers = try workers.map { try $0.ask("") }
    let alone = answers[0].dropFirst(3)
    #expect(answers == (1...5).map { "\($0): \(alone)" })
  }

  private func descriptorCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
}

/// How many descriptors this process has open.
private func openDescriptors() -> Int {
  (0..<256).count { fcntl($0, F_GETFD) >= 0 }
}

private final class Lines: @unchecked Sendable {
  var lines: [String] = []
}
