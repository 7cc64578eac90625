import Foundation
import RehearseRunner
import RehearseScript
import RehearseSession
import RehearseWorker

/// Runs tests in processes of their own, so that none can end the run.
@MainActor final class TestWorkers {
  private let plan: TestPlan
  private let settings: TestSettings
  private let isolates: Bool
  private let stages: [Stage]
  private let makeSession: @MainActor (StageOpening?) throws -> Session
  private var seats: [Seat]

  /// Tests that were handed to a process which ended before it came to them.
  private var returned: [Int] = []

  /// A place for one process at a time.
  private struct Seat {
    var worker: WorkerProcess?
    let memory: SharedMemory

    /// The tests it has been given, the one that is running first.
    var entries: [Int] = []

    /// When the running one has taken too long.
    var deadline = ContinuousClock.now

    var journal: RunJournal { RunJournal(memory.bytes) }
  }

  /// - Parameters:
  ///   - jobs: how many processes run tests at a time.
  ///   - isolates: whether each test has a process to itself.
  init?(
    _ plan: TestPlan, _ settings: TestSettings, stages: [Stage], jobs: Int, isolates: Bool,
    makeSession: @escaping @MainActor (StageOpening?) throws -> Session
  ) {
    self.stages = stages
    self.plan = plan
    self.settings = settings
    self.isolates = isolates
    self.makeSession = makeSession
    seats = (0..<min(jobs, max(plan.entries.count, 1))).compactMap { _ in
      SharedMemory(size: RunJournal.size).map { Seat(memory: $0) }
    }
    if seats.isEmpty { return nil }
  }

  /// How many processes are worth it: one for a few tests, since each has to begin; all processors for many.
  static func usualJobs(for plan: TestPlan) -> Int {
    min(ProcessInfo.processInfo.activeProcessorCount, 1 + plan.entries.count / 50)
  }

  /// Runs all tests that the ledger hands out; tells whether Control-C has ended it.
  func run(_ ledger: RunLedger) -> Bool {
    WorkerProcess.watchingInterrupts {
      defer { for index in seats.indices { seats[index].worker = nil } }
      while true {
        for index in seats.indices { fill(index, ledger) }
        let busy = seats.filter { !$0.entries.isEmpty }
        guard let deadline = busy.map(\.deadline).min() else { return false }
        let waiting = WorkerProcess.wait(
          for: busy.compactMap(\.worker), limit: deadline - ContinuousClock.now)
        if waiting == .interrupted { return true }
        for index in seats.indices where !seats[index].entries.isEmpty { listen(to: index, ledger) }
      }
    }
  }
}

// Handing out.
extension TestWorkers {
  /// So that a process need not wait for the next test while its last result is on its way.
  private var depth: Int { isolates ? 1 : 2 }

  private func fill(_ index: Int, _ ledger: RunLedger) {
    while seats[index].entries.count < depth {
      guard let entry = returned.isEmpty ? ledger.next() : returned.removeFirst() else { return }
      seats[index].entries.append(entry)
      do {
        let worker = try worker(of: index)
        try worker.post(CaseMessage.request(entry))
        if seats[index].entries.count == 1 { startClock(index) }
      } catch {
        end(index, error, ledger)
      }
    }
  }

  private func worker(of index: Int) throws(WorkerFailure) -> WorkerProcess {
    if let worker = seats[index].worker { return worker }
    let (plan, settings, stages, makeSession) = (plan, settings, stages, makeSession)
    let journal = seats[index].journal
    let worker = try WorkerProcess {
      { request in
        guard let entry = CaseMessage.entry(of: request) else { return [] }
        let result = plan.run(
          entry, settings, journal: journal, stages: stages, makeSession: makeSession)
        let complaints = WorkerProcess.takeOwnErrorText()
        return CaseMessage(result, complaints: complaints).bytes
      }
    }
    seats[index].worker = worker
    return worker
  }

  private func startClock(_ index: Int) {
    guard let entry = seats[index].entries.first else { return }
    seats[index].deadline = ContinuousClock.now + plan.timeout(of: entry, settings)
  }
}

// Listening.
extension TestWorkers {
  private func listen(to index: Int, _ ledger: RunLedger) {
    guard let worker = seats[index].worker else { return }
    do {
      while let answer = try worker.takeAnswer() {
        guard let entry = seats[index].entries.first else { return }
        guard let message = CaseMessage(answer) else {
          // No answer of ours: the app has got hold of the line.
          return end(index, worker.refuseAnswer(), ledger)
        }
        seats[index].entries.removeFirst()
        ledger.note(message.result, of: entry, complaints: message.complaints)
        if isolates { seats[index].worker = nil }
        startClock(index)
        if seats[index].entries.isEmpty { return }
      }
    } catch {
      return end(index, error, ledger)
    }
    if ContinuousClock.now >= seats[index].deadline, let entry = seats[index].entries.first {
      worker.kill()
      end(index, .timedOut(after: plan.timeout(of: entry, settings)), ledger)
    }
  }

  /// Takes note of what the running test came to whose process has ended; those behind it run elsewhere.
  private func end(_ index: Int, _ failure: WorkerFailure, _ ledger: RunLedger) {
    seats[index].worker = nil
    guard let entry = seats[index].entries.first else { return }
    returned = seats[index].entries.dropFirst() + returned
    seats[index].entries = []
    var (prints, complaints): ([String], String) = ([], "")
    if case .died(let death) = failure { (prints, complaints) = (death.prints, death.complaints) }
    let result = plan.result(
      of: entry, ending: failure.kind, prints: prints, seats[index].journal,
      keepsSteps: settings.keepsSteps)
    ledger.note(result, of: entry, complaints: complaints)
  }
}
