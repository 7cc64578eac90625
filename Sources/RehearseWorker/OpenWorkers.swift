import CRehearseSystem
import Synchronization

/// The descriptors of all running workers: a new one must not keep those of the others open.
enum OpenWorkers {
  private static let open = Mutex<Set<Int32>>([])

  static var descriptors: [Int32] {
    Array(open.withLock { $0 })
  }

  static func insert(_ worker: RehearseWorker) {
    open.withLock { $0.formUnion(own(worker)) }
  }

  static func remove(_ worker: RehearseWorker) {
    open.withLock { $0.subtract(own(worker)) }
  }

  private static func own(_ worker: RehearseWorker) -> [Int32] {
    [worker.socket, worker.output, worker.errors, worker.ending].filter { $0 >= 0 }
  }
}
