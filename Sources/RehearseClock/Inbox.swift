import CRehearseSystem
import Synchronization

/// Where other threads leave jobs for the home thread.
final class Inbox: Sendable {
  private struct Letter {
    let job: ReadyJob
    let delay: Int64
  }

  private let letters = Mutex<[Letter]>([])
  private let isFilled = Atomic(false)
  /// The descriptor that wakes a home thread which waits, once it has waited at all.
  private let bell = Atomic<Int32>(-1)

  var hasJobs: Bool {
    isFilled.load(ordering: .acquiring)
  }

  func append(_ job: ReadyJob, afterNanoseconds delay: Int64 = 0) {
    letters.withLock {
      $0.append(Letter(job: job, delay: delay))
      isFilled.store(true, ordering: .releasing)
    }
    let descriptor = bell.load(ordering: .acquiring)
    if descriptor >= 0 { rehearse_event_signal(descriptor) }
  }

  /// Empties it; what is to wait first is put in line again from the home thread.
  func takeAll() -> [ReadyJob] {
    guard hasJobs else { return [] }
    let taken = letters.withLock { letters in
      defer { letters = [] }
      isFilled.store(false, ordering: .relaxed)
      return letters
    }
    for letter in taken where letter.delay > 0 {
      Scheduler.shared.enqueue(letter.job, afterNanoseconds: letter.delay)
    }
    return taken.filter { $0.delay <= 0 }.map(\.job)
  }

  /// Waits until a job is left here, the main dispatch queue has work, or the time is over.
  func wait(nanoseconds: Int64?) {
    if bell.load(ordering: .relaxed) < 0 {
      bell.store(rehearse_event_descriptor(), ordering: .releasing)
    }
    let descriptor = bell.load(ordering: .relaxed)
    let mainQueue = rehearse_main_queue_descriptor()
    if !hasJobs { rehearse_wait_readable(descriptor, mainQueue, nanoseconds ?? -1) }
    rehearse_event_clear(descriptor)
    rehearse_event_clear(mainQueue)
  }
}
