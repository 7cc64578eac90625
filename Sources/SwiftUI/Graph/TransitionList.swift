/// The moves on and off the screen that have begun and not ended, oldest first.
///
/// A transition is an interval even where it takes no time: code may run between its two ends.
package final class TransitionList: @unchecked Sendable {
  private struct Transition {
    let owner: AnyObject
    let begin: Int
    let finish: @MainActor () -> Void
  }

  private var open: [Transition] = []

  /// The clock by which transitions that are held open last, in milliseconds.
  package var now: () -> Int = { 0 }

  /// How long a transition lasts where it takes time, in milliseconds.
  package static let duration = 500

  /// When the oldest transition ends where it takes time.
  package var nextEnd: Int? { open.first.map { $0.begin + Self.duration } }

  /// Whether anything is on the move.
  package var isEmpty: Bool { open.isEmpty }

  /// Begins the transition of a presentation.
  func begin(_ presentation: Presentation) {
    begin(presentation) { presentation.finishTransition() }
  }

  /// Begins a transition that ends with the closure.
  func begin(_ owner: AnyObject, finish: @escaping @MainActor () -> Void) {
    open.append(Transition(owner: owner, begin: now(), finish: finish))
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
