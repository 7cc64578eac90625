import RehearseScript

/// What a command that was not refused gives.
package enum Outcome: Sendable {
  /// A step: the state is printed.
  indirect case step(Step)

  /// The session is at another of its steps, whose state is printed; doing a step again may have come out differently.
  indirect case travel(Step, divergence: Int?)

  /// Something was looked at: lines without the bar in front.
  case lines([String])

  /// Two states were compared: lines as with all that looks, and the same for programs.
  case difference([String], [StateChange])

  /// No step, and yet something happened that has to be told at once: an option made another behaviour hold.
  indirect case told(Step)

  /// A check held, or an option was set: nothing is printed.
  case quiet

  /// The session is to end.
  case quit
}
