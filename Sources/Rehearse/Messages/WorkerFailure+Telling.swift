import RehearseScript
import RehearseText
import RehearseWorker

extension WorkerFailure {
  /// What is told about it.
  var kind: Diagnostic.Kind {
    switch self {
    case .interrupted: .interrupted
    case .timedOut(let limit): .timedOut(limit: "\(limit)")
    case .died(let death):
      switch death.cause {
      case .exit(let status): .exited(status: status)
      case .signal(let number): .crashed(signal: number, message: death.trap)
      }
    case .garbled: .lineLost
    case .outOfMemory(let limit): .outOfMemory(limit: WorkerMemory.text(limit))
    // Ended by us, or never begun: nothing of it is the app's doing.
    case .killed, .notStarted: .crashed(signal: 9, message: nil)
    }
  }
}

extension WorkerDeath {
  /// What the app had printed before it ended, as lines of output.
  var prints: [String] {
    output.split(separator: "\n").map { "print: " + ControlCharacters.inLine(String($0)) }
  }

  /// What the app had written to standard error, up to the message of the trap.
  var complaints: String {
    let lines = errorText.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.contains("Fatal error") }.joined(separator: "\n")
  }

  /// The message of a trap, with its place.
  var trap: String? {
    trapMessage.map { message in trapPlace.map { "\(message) (\($0))" } ?? message }
  }
}
