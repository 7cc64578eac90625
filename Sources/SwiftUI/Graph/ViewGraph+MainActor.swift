import Dispatch
import Foundation

// Code that may come from another thread.
extension ViewGraph {
  /// Whether the code that runs now is isolated to the main actor; the owner of the executors says.
  nonisolated(unsafe) package static var isOnMainActor: @Sendable () -> Bool = {
    Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true
  }

  /// Marks the main queue; where it is drained by another thread, that thread stands for the main one.
  private static let isMainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs code on the main actor: at once where the thread is its own, else in its turn.
  static func onMainActor(_ run: @escaping @Sendable () -> Void) {
    if isOnMainActor() { run() } else { DispatchQueue.main.async(execute: run) }
  }
}
