import CRehearseSystem

extension Scheduler {
  /// Runs a test runner's own tasks, in real time, until stopped.
  ///
  /// The runner and what it tests share the executors. They are told apart by who is at work: what
  /// becomes ready while a test is running on this thread belongs to the test until its next
  /// suspension, and a drain in the test runs that and no more. So a drain never starts another
  /// test, and a runner's time limit never waits for virtual time.
  func runLoop() {
    let wasRunning = isRunLoopRunning
    isRunLoopRunning = true
    isRunLoopStopped = false
    while !isRunLoopStopped {
      for job in inbox.takeAll() { ready.append(job) }
      while let alarm = runnerSleeping.popFirst(dueBy: runnerTime) { ready.append(alarm) }
      runnerReady.take(from: &ready)
      if let next = runnerReady.popFirst() {
        run(next)
      } else {
        waitForWork()
      }
    }
    isRunLoopRunning = wasRunning
  }

  private var runnerTime: Int64 {
    runnerSleeping.count == 0 ? 0 : rehearse_clock_real()
  }

  private func waitForWork() {
    while drainMainQueue() {}
    guard ready.isEmpty else { return }
    inbox.wait(nanoseconds: runnerSleeping.nextDue.map { max($0 - rehearse_clock_real(), 0) })
    while drainMainQueue() {}
  }
}
