@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor.
final class MainActorExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  var reference: UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    Scheduler.shared.enqueue(ReadyJob(job: UnownedJob(job), isOnMainActor: true))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = ReadyJob(job: UnownedJob(job), isOnMainActor: true)
    Scheduler.shared.enqueue(job, afterNanoseconds: delay.inNanoseconds)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }

  func run() throws {
    Scheduler.shared.runLoop()
  }

  func stop() {
    Scheduler.shared.isRunLoopStopped = true
  }

  func isIsolatingCurrentContext() -> Bool? {
    Scheduler.shared.isMainActorRunning
  }

  func checkIsolated() {
    // Asked only when the answer was no: the same end as with the system's executor.
    guard Scheduler.shared.isMainActorRunning else {
      fatalError("Incorrect actor executor assumption; expected 'MainActor' executor.")
    }
  }
}

/// The executor of everything that is not isolated to the main actor.
///
/// It shares the main actor's thread, and is an object of its own so that code which only assumes
/// to be on the main actor is found out.
final class BackgroundExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  /// What the runtime calls "no particular executor": it may go from one actor to the next without
  /// a new job, as it does with the system's threads.
  let genericReference = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

  func enqueue(_ job: consuming ExecutorJob) {
    Scheduler.shared.enqueue(ReadyJob(job: UnownedJob(job), isOnMainActor: false))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = ReadyJob(job: UnownedJob(job), isOnMainActor: false)
    Scheduler.shared.enqueue(job, afterNanoseconds: delay.inNanoseconds)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }
}

extension DurationProtocol {
  /// Whole nanoseconds, rounded up. A clock that counts in something else does not wait.
  fileprivate var inNanoseconds: Int64 {
    guard let components = (self as? Duration)?.components else { return 0 }
    let (whole, didOverflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !didOverflow else { return components.seconds < 0 ? 0 : .max }
    return whole.addingClamped((components.attoseconds + 999_999_999) / 1_000_000_000)
  }
}
