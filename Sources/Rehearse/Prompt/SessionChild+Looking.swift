import RehearseSession
import RehearseWorker

// What is asked while a person types or learns, and changes nothing.
extension SessionChild {
  /// What may stand at a byte of a text; nothing when the app can't tell in time.
  func completion(of text: String, cursor: Int) -> SessionCompletion? {
    do {
      try reviveIfEnded()
      do {
        return try ask(.complete(text, cursor: cursor), timeout: Self.lookingLimit)
      } catch {
        try restore()
      }
    } catch {
      // The next command meets the same trouble, and tells it.
    }
    return nil
  }

  /// Whether all of some `expect` commands hold; they don't when the app can't tell in time.
  func holds(_ checks: [String]) throws(SessionLoss) -> Bool {
    try reviveIfEnded()
    do {
      let verdict: SessionVerdict = try ask(.holds(checks), timeout: Self.lookingLimit)
      return verdict.holds
    } catch {
      try restore()
      return false
    }
  }

  /// The options in force; none when the app can't tell in time.
  func settings() throws(SessionLoss) -> SessionSettings? {
    try reviveIfEnded()
    do {
      return try ask(.options, timeout: Self.lookingLimit)
    } catch {
      try restore()
      return nil
    }
  }

  /// Nobody waits longer for a list or a verdict.
  private static let lookingLimit = Duration.seconds(2)
}
