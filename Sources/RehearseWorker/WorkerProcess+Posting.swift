import CRehearseSystem

// Asking several workers at once: whichever has an answer is heard first.
extension WorkerProcess {
  /// Asks without waiting for the answer; answers come in the order of the requests.
  package func post(_ request: [UInt8]) throws(WorkerFailure) {
    if let failure { throw failure }
    let message = frame(request)
    var sent = 0
    while sent < message.count {
      sent += try sendPart(of: message, from: sent)
      if sent < message.count { _ = rehearse_worker_wait(&worker, true, -1) }
    }
  }

  /// The next answer, if it has come. After a failure the process is gone.
  package func takeAnswer() throws(WorkerFailure) -> [UInt8]? {
    if let failure { throw failure }
    if let answer = try receivePart() { return answer }
    guard rehearse_worker_wait(&worker, false, 0) == .ended else { return nil }
    // Its last words may have come between the last look and its end.
    if let answer = try receivePart() { return answer }
    throw died()
  }

  /// In the worker itself: what it has written to standard error since the last time.
  package static func takeOwnErrorText() -> String {
    rehearse_is_worker() ? CaughtText.take(from: rehearse_worker_own_errors()) : ""
  }

  /// What waiting for several workers came to.
  package enum Waiting: Sendable {
    /// Some worker has an answer, or has ended.
    case ready
    case timedOut
    /// Control-C was pressed.
    case interrupted
  }

  /// Waits until one of the workers has something to tell; only within `watchingInterrupts`.
  /// - Parameter limit: real time to wait at most.
  package static func wait(for workers: [WorkerProcess], limit: Duration?) -> Waiting {
    let all = workers.map(\.worker)
    let nanoseconds = limit.map { max($0.nanoseconds, 0) } ?? -1
    let outcome = all.withUnsafeBufferPointer {
      rehearse_workers_wait($0.baseAddress, $0.count, nanoseconds)
    }
    return switch outcome {
    case .interrupted: .interrupted
    case .timedOut: .timedOut
    case .ready, .ended: .ready
    }
  }

  /// Runs the body while Control-C is told by `wait` instead of ending the process.
  package static func watchingInterrupts<Value>(_ body: () -> Value) -> Value {
    rehearse_worker_watch_interrupt()
    defer { rehearse_worker_unwatch_interrupt() }
    return body()
  }
}
