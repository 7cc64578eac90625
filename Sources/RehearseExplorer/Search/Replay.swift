import RehearseClock
import RehearseScript
import RehearseSession

/// An app that is brought to a place by starting it afresh and giving it the commands that lead there.
@MainActor struct Replay {
  private let session: Session

  init(stage: Stage) throws {
    session = try Session(stages: [stage], on: stage)
  }

  /// Gives one command; nil when it is refused, and so has changed nothing.
  func perform(_ text: String) -> Step? {
    let source = Source(text)
    guard let command = Parser.parse(source).lines.first?.commands.first else { return nil }
    session.source = source
    guard case .step(let step)? = try? session.perform(command) else { return nil }
    return step
  }

  /// The key of where the app is now.
  func key(after step: Step) -> StateKey { StateKey(step, in: session) }

  /// What can be done now, as lines that may have blanks: what the session offers, and waiting for what sleeps.
  func choices() -> [String] {
    var lines = session.availableActions()
    if let delay = Scheduler.shared.sleepingDelays.first { lines.append("wait \(max(delay, 1))ms") }
    return Self.numbered(lines)
  }

  /// The lines with those that read alike told apart by their number: `tap Edit [2]`.
  private static func numbered(_ lines: [String]) -> [String] {
    let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    return lines.map { line in
      seen[line, default: 0] += 1
      return counts[line] == 1 ? line : "\(line) [\(seen[line, default: 1])]"
    }
  }
}
