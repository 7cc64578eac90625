import CRehearseSystem

/// Another process that answers requests, so that what it runs may crash, hang or be interrupted.
///
/// The process is a copy of this one, made before this one has threads or tasks.
package final class WorkerProcess {
  var worker = RehearseWorker()
  private(set) var failure: WorkerFailure?
  private var reply = MessageReader()

  /// The numbers of the requests that have not been answered yet.
  private var unanswered: [UInt32] = []
  private var lastNumber: UInt32 = 0

  /// Starts the process. There, `start` is called once, and what it returns for every request.
  package init(start: () -> (_ request: [UInt8]) -> [UInt8]) throws(WorkerFailure) {
    let unwanted = OpenWorkers.descriptors
    let error = unwanted.withUnsafeBufferPointer {
      rehearse_worker_start(&worker, $0.baseAddress, $0.count)
    }
    guard error == 0 else {
      failure = .notStarted(error: error)
      throw .notStarted(error: error)
    }
    if worker.process == 0 { serve(worker, start()) }
    OpenWorkers.insert(worker)
  }

  deinit {
    kill()
  }

  /// The process's id.
  package var processID: Int32 {
    worker.process
  }

  /// Whether it can be asked: no failure has ended it.
  package var isRunning: Bool {
    failure == nil
  }

  /// Asks, and waits for the answer. After a failure the process is gone.
  package func send(
    _ request: [UInt8], timeout: Duration? = nil
  ) throws(WorkerFailure) -> [UInt8] {
    if let failure { throw failure }
    rehearse_worker_watch_interrupt()
    defer { rehearse_worker_unwatch_interrupt() }
    let deadline = timeout.map { rehearse_clock_real() + $0.nanoseconds }
    let message = frame(request)
    var sent = 0
    while true {
      if sent < message.count { sent += try sendPart(of: message, from: sent) }
      if let answer = try receivePart() { return answer }
      let remaining = deadline.map { max($0 - rehearse_clock_real(), 0) } ?? -1
      switch rehearse_worker_wait(&worker, sent < message.count, remaining) {
      case .ready: continue
      case .ended:
        // Its last words may have come between the last look and its end.
        if let answer = try receivePart() { return answer }
        throw died()
      case .interrupted: throw end(.interrupted)
      case .timedOut:
        if let timeout { throw end(.timedOut(after: timeout)) }
      }
    }
  }

  /// What the process has written to standard error since the last time.
  package func takeErrorText() -> String {
    isRunning ? CaughtText.take(from: worker.errors) : ""
  }

  /// A request as it goes over the wire, whose answer is awaited from now on.
  func frame(_ request: [UInt8]) -> [UInt8] {
    lastNumber &+= 1
    unanswered.append(lastNumber)
    return framed(request, number: lastNumber)
  }

  /// Ends the process over an answer that makes no sense.
  package func refuseAnswer() -> WorkerFailure {
    failure ?? end(.garbled)
  }

  /// Ends the process and everything it has started.
  package func kill() {
    guard failure == nil else { return }
    _ = end(.killed)
  }

  func sendPart(of message: [UInt8], from start: Int) throws(WorkerFailure) -> Int {
    let count = message.withUnsafeBytes { bytes in
      rehearse_worker_send(&worker, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    }
    guard count >= 0 else { throw died() }
    return count
  }

  /// The answer, once all of it has come.
  func receivePart() throws(WorkerFailure) -> [UInt8]? {
    while true {
      do {
        if let answer = try reply.next() {
          guard answer.number == unanswered.first else { throw MessageReader.Damage() }
          unanswered.removeFirst()
          return answer.message
        }
      } catch {
        throw end(.garbled)
      }
      let count = reply.fill { rehearse_worker_receive(&worker, $0.baseAddress, $0.count) }
      if count < 0 { throw died() }
      if count == 0 { return nil }
    }
  }

  /// Finds out how the process ended; it may take a moment between its last word and its end.
  func died() -> WorkerFailure {
    OpenWorkers.remove(worker)
    let status = rehearse_worker_end(&worker, 1_000_000_000)
    let isExit = rehearse_status_is_exit(status)
    let number = rehearse_status_number(status)
    if isExit, number == lineLostStatus { return closeFiles(.garbled) }
    let death = WorkerDeath(
      cause: isExit ? .exit(number) : .signal(number),
      output: CaughtText.take(from: worker.output),
      errorText: CaughtText.take(from: worker.errors))
    if let limit = WorkerMemory.limit, death.ranOutOfMemory(peak: worker.peak, limit: limit) {
      return closeFiles(.outOfMemory(limit: limit))
    }
    return closeFiles(.died(death))
  }

  private func end(_ reason: WorkerFailure) -> WorkerFailure {
    OpenWorkers.remove(worker)
    _ = rehearse_worker_end(&worker, 0)
    return closeFiles(reason)
  }

  private func closeFiles(_ reason: WorkerFailure) -> WorkerFailure {
    rehearse_close(worker.output)
    rehearse_close(worker.errors)
    failure = reason
    return reason
  }
}

extension Duration {
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return min(seconds, 1_000_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
