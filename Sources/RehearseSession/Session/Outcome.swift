import RehearseScript

/// What a command that was not refused gives.
package enum Outcome: Sendable {
  /// A step: the state is printed.
  indirect case step(Step)

  /// The session is at another of its steps, whose state is printed; doing a step again may have come out differently.
  indirect case travel(Step, divergence: Int?)

  /// Something was looked at: lines without the bar in front.
  case lines([String])

  /// A check held, or an option was set: nothing is printed.
  case quiet

  /// The session is to end.
  case quit
}
