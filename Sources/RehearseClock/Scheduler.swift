import CRehearseSystem
@_spi(ExperimentalCustomExecutors) import _Concurrency

/// Runs all Swift concurrency of the process on one thread, in one order, on a virtual clock.
///
/// Nothing runs by itself: jobs wait until ``drainReady(limit:)`` runs them, and sleeping tasks
/// until ``advance(byMilliseconds:settle:)`` lets time pass.
package final class Scheduler: @unchecked Sendable {
  package static let shared = Scheduler()

  let mainExecutor = MainActorExecutor()
  let backgroundExecutor = BackgroundExecutor()

  /// What the next drain runs.
  var ready = JobQueue()
  var sleeping = SleepingJobs()
  /// What other threads have handed over since the last drain.
  let inbox = Inbox()
  /// The test runner's share, empty in an app: see `Scheduler+RunLoop`.
  var runnerReady = JobQueue()
  var runnerSleeping = SleepingJobs()
  var isRunLoopRunning = false
  var isRunLoopStopped = false

  var nanoseconds: Int64 = 0
  private(set) var isDraining = false
  private var isOnMainActor = true
  private var census: JobCensus?

  private init() {}

  /// Milliseconds on the virtual clock.
  package var now: Int {
    Int(nanoseconds / 1_000_000)
  }

  /// Whether a drain would find something to run.
  package var hasReadyJobs: Bool {
    !ready.isEmpty
  }

  /// Whether the code that is running now is isolated to the main actor.
  package var isMainActorRunning: Bool {
    isOnMainActor && rehearse_thread_is_home()
  }

  /// Runs every job that is ready, and those they make ready, first come, first served.
  ///
  /// Called from within a job it does nothing: the drain that runs the job goes on anyway.
  package func drainReady(limit: Int = 1_000_000) throws(Unsettled) {
    guard !isDraining, rehearse_thread_is_home() else { return }
    isDraining = true
    let wasVirtual = rehearse_clock_use_virtual(true)
    defer {
      rehearse_clock_use_virtual(wasVirtual)
      isDraining = false
      census = nil
    }
    var count = 0
    repeat {
      if !isRunLoopRunning { receive() }
      while let next = ready.popFirst() {
        count += 1
        try check(count, of: limit, at: next)
        run(next)
      }
      while drainMainQueue() {
        count += 1
        if count > limit { throw Unsettled(jobs: limit, task: "work on the main dispatch queue") }
      }
    } while !ready.isEmpty || (!isRunLoopRunning && inbox.hasJobs)
  }

  /// Sets the clock to zero and forgets whatever waits or sleeps; nothing of it runs again.
  package func reset() {
    // Under a test runner the queue may hold a job of the runner's, which nothing would replace.
    if !isRunLoopRunning { ready = JobQueue() }
    sleeping = SleepingJobs()
    setClock(to: 0)
  }

  /// Runs the body with the clock at zero and nothing that waits or sleeps; if it throws, all is as it was before.
  package func startingAfresh<Value>(_ body: () throws -> Value) rethrows -> Value {
    let before = (ready, sleeping, nanoseconds)
    reset()
    do {
      return try body()
    } catch {
      (ready, sleeping) = (before.0, before.1)
      setClock(to: before.2)
      throw error
    }
  }

  /// Runs the body and forgets the jobs it makes ready: what an app that ends begins at its end never runs.
  package func forgettingJobs(_ body: () -> Void) {
    let before = (ready, sleeping)
    body()
    (ready, sleeping) = before
  }

  func setClock(to time: Int64) {
    nanoseconds = time
    rehearse_clock_set(time)
  }

  func run(_ next: ReadyJob) {
    let before = isOnMainActor
    isOnMainActor = next.isOnMainActor
    if next.isOnMainActor {
      next.job.runSynchronously(on: mainExecutor.reference)
    } else {
      next.job.runSynchronously(on: backgroundExecutor.genericReference)
    }
    isOnMainActor = before
  }

  /// Runs what waits on the main dispatch queue; true if more has come meanwhile.
  func drainMainQueue() -> Bool {
    let before = isOnMainActor
    isOnMainActor = true
    defer { isOnMainActor = before }
    return rehearse_main_queue_drain()
  }

  /// Takes over what other threads have made ready.
  func receive() {
    for job in inbox.takeAll() { ready.append(job) }
  }
}

extension Scheduler {
  /// Puts a job in line.
  func enqueue(_ job: ReadyJob) {
    guard rehearse_thread_is_home() else {
      inbox.append(job)
      return
    }
    census?.noteEnqueue(of: job)
    ready.append(job)
    // A sleeping task that becomes ready was cancelled. What would have woken it is run too, to
    // free what the sleep holds; it finds the task awake and does nothing else.
    if let alarm = sleeping.cancel(job.identity) ?? runnerSleeping.cancel(job.identity) {
      ready.append(alarm)
    }
  }

  /// Puts a job in line for when the delay has passed.
  func enqueue(_ job: ReadyJob, afterNanoseconds delay: Int64) {
    guard delay > 0 else { return enqueue(job) }
    guard rehearse_thread_is_home() else {
      inbox.append(job, afterNanoseconds: delay)
      return
    }
    let sleeper = withUnsafeCurrentTask { unsafeBitCast($0, to: UInt.self) }
    if isRunLoopRunning, !isDraining {
      let due = rehearse_clock_real().addingClamped(delay)
      runnerSleeping.insert(job, due: due, sleeper: sleeper)
    } else {
      sleeping.insert(job, due: nanoseconds.addingClamped(delay), sleeper: sleeper)
    }
  }

  /// Throws when the limit is passed; shortly before, begins to look at who keeps going.
  private func check(_ count: Int, of limit: Int, at next: ReadyJob) throws(Unsettled) {
    guard count > limit - JobCensus.span else { return }
    if census == nil { census = JobCensus() }
    census?.noteStart(of: next)
    if count > limit {
      throw Unsettled(jobs: limit, task: census?.culprit ?? "a task")
    }
  }
}
