/// The moves on and off the screen that have begun and not ended, oldest first.
///
/// A transition is an interval even where it takes no time: code may run between its two ends.
package final class TransitionList: @unchecked Sendable {
  private var open: [(owner: AnyObject, finish: @MainActor () -> Void)] = []

  /// Whether anything is on the move.
  package var isEmpty: Bool { open.isEmpty }

  /// Begins the transition of a presentation.
  func begin(_ presentation: Presentation) {
    begin(presentation) { presentation.finishTransition() }
  }

  /// Begins a transition that ends with the closure.
  func begin(_ owner: AnyObject, finish: @escaping @MainActor () -> Void) {
    open.append((owner, finish))
  }

  /// Forgets what was begun by an owner, without its end.
  func cancel(_ owner: AnyObject) {
    open.removeAll { $0.owner === owner }
  }

  /// Ends the oldest transition; false when there is none.
  @MainActor func finishNext() -> Bool {
    guard !open.isEmpty else { return false }
    open.removeFirst().finish()
    return true
  }
}
