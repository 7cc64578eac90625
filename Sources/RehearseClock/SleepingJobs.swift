/// Jobs that wait for a time, soonest first, and for the same time in the order in which they came.
struct SleepingJobs {
  private struct Entry {
    let job: ReadyJob
    let due: Int64
    /// The address of the task that sleeps; the job is only its alarm.
    let sleeper: UInt
  }

  /// Latest first, so that the next one is taken from the end.
  private var entries: [Entry] = []
  private var sleepers: Set<UInt> = []

  var count: Int {
    entries.count
  }

  var nextDue: Int64? {
    entries.last?.due
  }

  /// When they fall due, soonest first.
  var dueTimes: [Int64] {
    entries.reversed().map(\.due)
  }

  mutating func insert(_ job: ReadyJob, due: Int64, sleeper: UInt) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].due > due { low = middle + 1 } else { high = middle }
    }
    entries.insert(Entry(job: job, due: due, sleeper: sleeper), at: low)
    if sleeper != 0 { sleepers.insert(sleeper) }
  }

  /// Takes out the next alarm if its time has come.
  mutating func popFirst(dueBy time: Int64) -> ReadyJob? {
    guard let last = entries.last, last.due <= time else { return nil }
    entries.removeLast()
    sleepers.remove(last.sleeper)
    return last.job
  }

  /// Takes out the alarm of a task that no longer sleeps, if it did.
  mutating func cancel(_ sleeper: UInt) -> ReadyJob? {
    guard !sleepers.isEmpty, sleepers.remove(sleeper) != nil,
      let index = entries.firstIndex(where: { $0.sleeper == sleeper })
    else { return nil }
    return entries.remove(at: index).job
  }
}

extension Int64 {
  /// The sum, or the largest number: a task may sleep for ever.
  func addingClamped(_ other: Int64) -> Int64 {
    let (sum, didOverflow) = addingReportingOverflow(other)
    return didOverflow ? .max : sum
  }
}
