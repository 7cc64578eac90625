import RehearseLineEditor
import RehearseRunner

/// Asks a person at the terminal, place by place, whether what is printed may take the place of what is recorded.
@MainActor final class UpdateQuestion {
  private let progress: LiveProgress
  private let terminal = Terminal()

  /// The answer to all that follow, once it has been given.
  private var settled: Bool?

  /// Whether Control-C was the answer.
  private(set) var isInterrupted = false

  init(_ progress: LiveProgress) {
    self.progress = progress
  }

  /// Shows a place and waits for the answer.
  /// - Parameter place: what would be replaced, as the failure that it would be.
  func answer(to place: TestFailure) -> UpdateApproval {
    if let settled { return settled ? .write : .keep }
    progress.erase()
    Output.standard.append(
      FailureReport(wouldReplace: place).text(isColored: terminal.usesColor))
    let answer = answer()
    Output.standard.append(answer.word + "\n\n")
    Output.standard.flush()
    settled = answer.holdsForAll ? answer.isApproval : nil
    if isInterrupted { return .stop }
    return answer.isApproval ? .write : .keep
  }

  private func answer() -> Answer {
    while true {
      let key = terminal.readKey {
        Output.standard.write(
          "write it? one key: y yes, n no, a all that follow, q none that follow: ")
      }
      switch key {
      case .character(let key):
        if let answer = Answer(rawValue: key) { return answer }
        Output.standard.append("\n")
      case .interrupt:
        isInterrupted = true
        return .none
      case .end: return .none
      }
    }
  }

  private enum Answer: Character {
    case yes = "y"
    case no = "n"
    case all = "a"
    case none = "q"

    var isApproval: Bool { self == .yes || self == .all }
    var holdsForAll: Bool { self == .all || self == .none }
    var word: String { "\(self)" }
  }
}
