import RehearseScript

/// What a command that was not refused gives.
package enum Outcome: Sendable {
  /// A step: the state is printed.
  case step(Step)

  /// Something was looked at: lines without the bar in front.
  case lines([String])

  /// A check held, or an option was set: nothing is printed.
  case quiet

  /// The session is to end.
  case quit
}
