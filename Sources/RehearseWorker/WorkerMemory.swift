import CRehearseSystem
import Synchronization

/// How much memory of its own a worker may have: one that wants more is ended before the machine is brought down.
package enum WorkerMemory {
  private static let bytes = Mutex<Int64>(0)

  /// The bound for workers that are started from now on, in bytes; nil for none.
  package static var limit: Int64? {
    let limit = bytes.withLock { $0 }
    return limit > 0 ? limit : nil
  }

  /// Sets the bound for workers that are started from now on.
  package static func setLimit(_ limit: Int64?) {
    bytes.withLock { $0 = limit ?? 0 }
    rehearse_worker_limit_memory(limit ?? 0)
  }

  /// Puts the bound on this very process, and all it starts.
  package static func limitThisProcess() { rehearse_limit_memory_now() }

  /// Unless somebody says otherwise: 4 GiB, or half of what a smaller machine has.
  package static var usualLimit: Int64 {
    min(4 << 30, max(rehearse_machine_memory() / 2, 256 << 20))
  }

  /// Why a text is no bound.
  package enum Misfit: Error, Equatable {
    case unreadable, tooSmall
  }

  /// The least that a stage of any size starts and runs in.
  package static let least: Int64 = 64 << 20

  /// Reads a bound such as `512M` or `4G`, in bytes; `none` is no bound at all, and gives 0.
  package static func bound(_ text: String) throws(Misfit) -> Int64 {
    if text == "none" { return 0 }
    guard let size = size(text) else { throw .unreadable }
    guard size >= least else { throw .tooSmall }
    return size
  }

  /// Reads a number of bytes, or of a unit of them.
  private static func size(_ text: String) -> Int64? {
    let units: [Character: Int64] = ["k": 1 << 10, "m": 1 << 20, "g": 1 << 30]
    let unit = text.last.flatMap { units[Character($0.lowercased())] }
    guard let number = Int64(unit == nil ? text[...] : text.dropLast()), number >= 0 else {
      return nil
    }
    let (size, isTooMuch) = number.multipliedReportingOverflow(by: unit ?? 1)
    return isTooMuch ? nil : size
  }

  /// A size as one would type it: `4G`.
  package static func text(_ bytes: Int64) -> String {
    for (unit, size) in [("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10)] as [(String, Int64)]
    where bytes.isMultiple(of: size) {
      return "\(bytes / size)\(unit)"
    }
    return "\(bytes)"
  }
}

extension WorkerDeath {
  /// Whether it ended for want of memory: the runtime says so, or else nearly all it may have was in use.
  func ranOutOfMemory(peak: Int64, limit: Int64) -> Bool {
    guard case .signal(let number) = cause, [4, 5, 6, 7, 11].contains(number) else { return false }
    let isTold = errorText.contains("failed to allocate") || errorText.contains("std::bad_alloc")
    return isTold || (trapMessage == nil && peak >= limit / 10 * 9)
  }
}
