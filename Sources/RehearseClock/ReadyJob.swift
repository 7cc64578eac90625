/// A job whose turn has come, and where it is to run.
struct ReadyJob {
  let job: UnownedJob
  let isOnMainActor: Bool

  /// The job's address. For the next part of a task it is the task's own.
  var identity: UInt {
    unsafeBitCast(job, to: UInt.self)
  }

  var address: UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: identity)
  }
}

/// Jobs in the order in which they came.
struct JobQueue {
  private var jobs: [ReadyJob] = []
  private var head = 0

  var isEmpty: Bool {
    head == jobs.count
  }

  mutating func append(_ job: ReadyJob) {
    jobs.append(job)
  }

  mutating func popFirst() -> ReadyJob? {
    guard head < jobs.count else { return nil }
    let first = jobs[head]
    head += 1
    if head == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      head = 0
    } else if head == 4096 {
      // Two tasks that keep waking each other never leave the queue empty.
      jobs.removeFirst(head)
      head = 0
    }
    return first
  }

  /// Empties the other queue into this one.
  mutating func take(from other: inout JobQueue) {
    while let job = other.popFirst() { append(job) }
  }
}
