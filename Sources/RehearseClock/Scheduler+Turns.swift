import Synchronization

extension Scheduler {
  /// Runs the body while no other body runs: tests that suspend would otherwise share one clock.
  ///
  /// A test that never suspends needs no turn, since nothing else runs while it does.
  package static func serialized<Value, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> sending Value
  ) async throws(Failure) -> sending Value {
    await withCheckedContinuation(isolation: isolation) { waiting in
      let isFree = turns.withLock { turns in
        defer { turns.isTaken = true }
        if turns.isTaken { turns.waiting.append(waiting) }
        return !turns.isTaken
      }
      if isFree { waiting.resume() }
    }
    defer { passTurn() }
    return try await body()
  }

  private static func passTurn() {
    let next = turns.withLock { turns -> CheckedContinuation<Void, Never>? in
      guard turns.waiting.isEmpty else { return turns.waiting.removeFirst() }
      turns.isTaken = false
      return nil
    }
    next?.resume()
  }

  private struct Turns {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private static let turns = Mutex(Turns())
}
