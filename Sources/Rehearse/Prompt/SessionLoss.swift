/// Why there is no app any more.
enum SessionLoss: Error {
  case doesNotStart(reason: String)
  /// Control-C was pressed while the app was being started or led back.
  case interrupted
}

/// What is told besides the outcome of a command.
enum SessionNotice {
  /// The process ended while nothing was asked of it; its state is back.
  case endedBetweenCommands
  /// Replaying came out differently from this step on.
  case diverged(step: Int)
}
