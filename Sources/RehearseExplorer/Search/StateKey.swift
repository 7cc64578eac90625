import RehearseClock
import RehearseSession

/// What makes two moments of an app the same place: the screen, and everything that can decide what happens next.
package struct StateKey: Hashable, Sendable {
  package var screen: ScreenPath

  /// The registered models, in their order.
  package var models: [StateValue]

  /// The state that views keep to themselves, in the order of the tree.
  package var views: [StateValue]

  /// How many milliseconds each sleeping task still has to sleep, soonest first.
  package var sleeping: [Int]
}

extension StateKey {
  /// The key of the moment after a step.
  @MainActor init(_ step: Step, in session: Session) {
    screen = step.screen
    models = step.models.map(\.value)
    views = session.viewStates().map(\.value)
    sleeping = Scheduler.shared.sleepingDelays
  }
}
