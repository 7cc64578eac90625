import Synchronization

extension Scheduler {
  /// Runs the body while no other body runs.
  ///
  /// Tests that never suspend need no turn: nothing else runs while they do. Where one suspends,
  /// all that use the scheduler take turns, or another would reset its clock meanwhile.
  package static func serialized<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    // A turn within a turn would wait for itself.
    guard !hasTurn else { return try await body() }
    await withCheckedContinuation(isolation: isolation) { waiting in
      if let free = queue.withLock({ $0.join(waiting) }) { free.resume() }
    }
    defer { queue.withLock { $0.next() }?.resume() }
    return try await $hasTurn.withValue(true, operation: body, isolation: isolation)
  }

  @TaskLocal private static var hasTurn = false

  private static let queue = Mutex(TurnQueue())
}

/// Who waits for a turn, longest first.
private struct TurnQueue {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Gives back who may go on at once.
  mutating func join(
    _ newcomer: CheckedContinuation<Void, Never>
  ) -> CheckedContinuation<Void, Never>? {
    if isTaken {
      waiting.append(newcomer)
      return nil
    }
    isTaken = true
    return newcomer
  }

  mutating func next() -> CheckedContinuation<Void, Never>? {
    guard waiting.isEmpty else { return waiting.removeFirst() }
    isTaken = false
    return nil
  }
}
