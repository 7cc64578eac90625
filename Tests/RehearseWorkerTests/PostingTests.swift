import CRehearseTestStart
import Foundation
import RehearseWorker
import Testing

/// The other processes have one thread; so has this one, while a test makes them.
@MainActor @Suite("Several workers at once", .serialized)
struct PostingTests {
  init() {
    rehearse_test_start()
  }

  /// The texts of the answers that come, up to a number of them or to the end of a worker.
  private func hear(
    _ workers: [WorkerProcess], count: Int = .max
  ) throws -> (answers: [String], failure: WorkerFailure?) {
    var answers: [String] = []
    while answers.count < count {
      try #require(WorkerProcess.wait(for: workers, limit: .seconds(10)) == .ready)
      for worker in workers {
        do {
          while let answer = try worker.takeAnswer() {
            answers.append(String(decoding: answer, as: UTF8.self))
          }
        } catch {
          return (answers, error)
        }
      }
    }
    return (answers, nil)
  }

  @Test("Answers come in the order of a worker's requests")
  func order() throws {
    let worker = try WorkerProcess { { $0 + $0 } }
    for text in ["a", "b", "c"] { try worker.post(Array(text.utf8)) }
    #expect(try hear([worker], count: 3).answers == ["aa", "bb", "cc"])
    #expect(try worker.takeAnswer() == nil)
  }

  @Test("Whichever has an answer is heard, whatever the others do")
  func first() throws {
    let idle = try WorkerProcess { { $0 } }
    let busy = try WorkerProcess { { $0 } }
    try busy.post(Array("busy".utf8))
    #expect(try hear([idle, busy], count: 1).answers == ["busy"])
    #expect(WorkerProcess.wait(for: [idle, busy], limit: .zero) == .timedOut)
  }

  @Test("An end is told behind the answers before it")
  func end() throws {
    let worker = try WorkerProcess {
      { request in
        if request == Array("end".utf8) { exit(7) }
        return request
      }
    }
    try worker.post(Array("a".utf8))
    try worker.post(Array("end".utf8))
    let (answers, failure) = try hear([worker])
    #expect(answers == ["a"])
    guard case .died(let death)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(death.cause == .exit(7))
  }

  @Test("What a worker notes in shared memory outlives it")
  func memory() throws {
    let memory = try #require(SharedMemory(size: 64))
    #expect(memory.bytes.allSatisfy { $0 == 0 })
    let worker = try WorkerProcess {
      { _ in
        memory.bytes[63] = 42
        abort()
      }
    }
    #expect(throws: WorkerFailure.self) { try worker.send([1]) }
    #expect(memory.bytes[63] == 42)
  }
}
