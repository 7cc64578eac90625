import CRehearseTestStart
import Foundation
import RehearseClock
import RehearseWorker
import Testing

@MainActor @Suite(.serialized)
struct WorkerFailureTests {
  init() {
    rehearse_test_start()
  }

  struct End: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ending: @Sendable () -> Void
    let cause: WorkerDeath.Cause
    let message: String
    var output = ""
    var errorText = ""
  }

  nonisolated static let ends = [
    End(
      testDescription: "a trap of its own",
      ending: {
        print("printed before")
        fatalError("no such person")
      },
      cause: .signal(SIGILL), message: "the app crashed: no such person (Studio.swift:12)",
      output: "printed before\n",
      errorText: "RehearseWorkerTests/Studio.swift:12: Fatal error: no such person\n"),
    End(
      testDescription: "exit", ending: { exit(3) }, cause: .exit(3),
      message: "the app called exit(3)"),
    End(
      testDescription: "half a line printed, then exit",
      ending: {
        print("half", terminator: "")
        exit(0)
      }, cause: .exit(0), message: "the app called exit(0)", output: "half"),
    End(
      testDescription: "SIGKILL", ending: { kill(getpid(), SIGKILL) }, cause: .signal(SIGKILL),
      message: "the app crashed: killed (SIGKILL)"),
    End(
      testDescription: "abort", ending: { abort() }, cause: .signal(SIGABRT),
      message: "the app crashed: abort (SIGABRT)"),
    End(
      testDescription: "an interrupt of its own", ending: { kill(getpid(), SIGINT) },
      cause: .signal(SIGINT), message: "the app crashed: signal 2"),
  ]

  @Test(arguments: ends)
  func `how it ended is told, with all it said`(end: End) throws {
    let worker = try WorkerProcess {
      { request in
        if request == [1] { end.ending() }
        return request
      }
    }
    #expect(try worker.send([0]) == [0])
    let failure = #expect(throws: WorkerFailure.self) { try worker.send([1]) }
    guard case .died(let death) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(death.cause == end.cause)
    #expect(death.output == end.output)
    // The line of a trap is this file's.
    let line = /(\w+)\.swift:\d+/
    let place = "Studio.swift:12"
    #expect(death.errorText.replacing(line, with: place) == end.errorText)
    #expect("\(death)".replacing(line, with: place) == end.message)
    #expect(!worker.isRunning)
    #expect(throws: WorkerFailure.died(death)) { try worker.send([0]) }
  }

  @Test func `to assume the main actor off it is a crash, as it is anywhere`() throws {
    let worker = try WorkerProcess {
      { request in
        Task.detached { assumeMainActor() }
        try? Scheduler.shared.drainReady()
        return request
      }
    }
    let failure = #expect(throws: WorkerFailure.self) { try worker.send([1]) }
    guard case .died(let death) = failure else { return }
    #expect(death.trapMessage?.hasPrefix("Incorrect actor executor assumption") == true)
    #expect(death.trapMessage?.contains("MainActor") == true)
  }

  @Test func `a place in the standard library is left out`() {
    let death = WorkerDeath(
      cause: .signal(SIGILL), output: "",
      errorText: "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n")
    #expect(death.description == "the app crashed: Index out of range")
    #expect(death.trapMessage == "Index out of range")
    #expect(death.trapPlace == nil)
  }

  @Test func `killed from outside before a request, and between two`() throws {
    for answersFirst in [false, true] {
      let worker = try WorkerProcess { { $0 } }
      if answersFirst { #expect(try worker.send([1]) == [1]) }
      kill(worker.processID, SIGKILL)
      let death = WorkerDeath(cause: .signal(SIGKILL), output: "", errorText: "")
      #expect(throws: WorkerFailure.died(death)) { try worker.send([2]) }
    }
  }

  @Test func `one that hangs is ended when its time is over`() throws {
    let worker = try WorkerProcess {
      { request in
        while request == [1] {}
        return request
      }
    }
    #expect(try worker.send([0], timeout: .seconds(60)) == [0])
    let failure = #expect(throws: WorkerFailure.self) {
      try worker.send([1], timeout: .milliseconds(20))
    }
    #expect(failure == .timedOut(after: .milliseconds(20)))
    #expect(failure?.description == "no answer within 0.02 seconds")
    #expect(!worker.isRunning)
  }

  @Test func `one that reads nothing does not block a long request`() throws {
    let worker = try WorkerProcess {
      while true {}
    }
    let request = [UInt8](repeating: 1, count: 5_000_000)
    #expect(throws: WorkerFailure.timedOut(after: .milliseconds(20))) {
      try worker.send(request, timeout: .milliseconds(20))
    }
  }

  @Test func `Control-C while it works is reported, and ends it`() throws {
    let worker = try WorkerProcess {
      let asker = getppid()
      return { request in
        if request == [1] { kill(asker, SIGINT) }
        while request == [1] {}
        return request
      }
    }
    #expect(try worker.send([0]) == [0])
    #expect(throws: WorkerFailure.interrupted) { try worker.send([1]) }
    #expect(!worker.isRunning)
  }

  @Test func `Control-C is what it was, once the answer is there`() throws {
    let worker = try WorkerProcess { { $0 } }
    var before = sigaction()
    sigaction(SIGINT, nil, &before)
    _ = try worker.send([1])
    var after = sigaction()
    sigaction(SIGINT, nil, &after)
    #expect(address(of: before) == address(of: after))
    #expect(before.sa_flags == after.sa_flags)
  }

  @Test func `after being ended on purpose it says so`() throws {
    let worker = try WorkerProcess { { $0 } }
    worker.kill()
    worker.kill()
    let failure = #expect(throws: WorkerFailure.self) { try worker.send([1]) }
    #expect(failure?.description == "ended")
    #expect(worker.takeErrorText() == "")
  }
}

private func assumeMainActor() {
  MainActor.assumeIsolated {}
}

private func address(of action: sigaction) -> UInt {
  unsafeBitCast(action.__sigaction_handler, to: UInt.self)
}
