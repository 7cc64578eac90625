import CRehearseSystem

extension Scheduler {
  /// How many tasks sleep.
  package var sleepingCount: Int {
    sleeping.count
  }

  /// When the next sleeping task wakes, in milliseconds on the virtual clock, rounded up.
  package var nextDue: Int? {
    sleeping.nextDue.map(Self.milliseconds)
  }

  /// How many milliseconds the sleeping tasks still have to sleep, soonest first.
  package var sleepingDelays: [Int] {
    sleeping.dueTimes.map { Self.milliseconds($0 - nanoseconds) }
  }

  /// Lets virtual time pass, and runs what falls due, one instant after the other.
  /// - Parameter settle: what else is to be done after each instant, such as updating views.
  package func advance(
    byMilliseconds milliseconds: Int, settle: () throws -> Void = {}
  ) throws {
    let duration = Int64(milliseconds).multipliedReportingOverflow(by: 1_000_000)
    try advance(byNanoseconds: duration.overflow ? .max : duration.partialValue, settle: settle)
  }

  /// The same, to the nanosecond.
  package func advance(byNanoseconds duration: Int64, settle: () throws -> Void = {}) throws {
    guard !isDraining else { return }
    let target = nanoseconds.addingClamped(duration)
    try drainReady()
    try wakeSleepers(until: target, settle: settle)
  }

  /// Lets real time pass too, for work that other threads, queues and the run loop do.
  /// - Parameters:
  ///   - settle: what else is to be done after each instant, such as updating views.
  ///   - look: called when others may have done something, and after each instant at which sleepers have; told how
  ///     many nanoseconds have passed on the virtual clock by then.
  package func letRealTimePass(
    milliseconds: Int, settle: () throws -> Void = {}, look: (_ passed: Int64) -> Void = { _ in }
  ) throws {
    guard !isDraining else { return }
    let start = rehearse_clock_real()
    let origin = nanoseconds
    let duration = Int64(milliseconds) * 1_000_000
    while true {
      let elapsed = min(rehearse_clock_real() - start, duration)
      try takeWorkOfOthers(settle)
      look(nanoseconds - origin)
      // After each instant: others may have done something between two of them.
      try wakeSleepers(until: origin + elapsed) {
        try settle()
        look(nanoseconds - origin)
      }
      guard elapsed < duration else { return }
      // The run loop has to be asked now and then: its timers wake nobody else.
      inbox.wait(nanoseconds: min(duration - elapsed, 2_000_000))
    }
  }

  /// Lets real time pass until others have done what is waited for; the virtual clock stands still meanwhile.
  /// - Returns: how many nanoseconds are left of those it may take.
  package func awaitOthers(
    nanoseconds limit: Int64, settle: () throws -> Void, until isDone: () -> Bool
  ) throws -> Int64 {
    guard !isDraining else { return limit }
    let start = rehearse_clock_real()
    while true {
      try takeWorkOfOthers(settle)
      let left = max(limit - (rehearse_clock_real() - start), 0)
      if isDone() || left == 0 { return left }
      inbox.wait(nanoseconds: min(left, 2_000_000))
    }
  }

  private func takeWorkOfOthers(_ settle: () throws -> Void) throws {
    rehearse_run_loop_turn()
    receive()
    try drainReady()
    try settle()
  }

  private func wakeSleepers(until target: Int64, settle: () throws -> Void) throws {
    while let due = sleeping.nextDue, due <= target {
      setClock(to: max(due, nanoseconds))
      while let alarm = sleeping.popFirst(dueBy: due) { ready.append(alarm) }
      try drainReady()
      try settle()
    }
    setClock(to: max(target, nanoseconds))
  }

  private static func milliseconds(_ nanoseconds: Int64) -> Int {
    Int(nanoseconds.addingClamped(999_999) / 1_000_000)
  }
}
