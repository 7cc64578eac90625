import RehearseScript

/// What was done in a session and where in it the session is; going back is starting over and doing it again, exactly.
@MainActor package final class Timeline {
  package let session: Session
  package private(set) var journal = Journal()

  /// The commands carried out since the last entry.
  private var pending: [Command] = []
  /// Whether real time passed in them.
  private var isReal = false
  /// The options that were in force before them.
  private var optionsBefore: SessionOptions

  /// The script that is being recorded.
  var recording: Recording?
  /// Why the recording had to end, until that is told.
  var recordingTrouble: Diagnostic.Kind?
  /// What happened while the app started, if the first step tells it.
  var untold: Step? { session.untoldOpening }

  /// The standing checks that the command broke, as they were typed.
  var brokenChecks: [String] = []

  /// Whether a block, a verb of one's own or an included script is at work, whose commands are one step.
  package var isWithinBlock = false

  /// The script that the commands come from; nil where they are typed.
  var scriptName: String?

  /// The stages that were started, the session's own first.
  private(set) var starts: [Start]
  /// The options that were in force at some time; entries name them by place.
  private(set) var optionSets: [SessionOptions]

  /// Where the session went back or forth the last time.
  var arrival = Arrival()

  /// What was found where steps had been undone or done again.
  struct Arrival {
    /// How many entries there were.
    var entryCount = 0

    /// The ids of the issues that the options in force raised there.
    var issues: [String] = []
  }

  /// A stage with what it was started with.
  struct Start {
    let stage: Stage
    let arguments: Arguments
    let options: SessionOptions
  }

  package init(session: Session) {
    self.session = session
    let current = session.current
    starts = [
      Start(stage: current.stage, arguments: current.arguments, options: session.options)
    ]
    optionSets = [session.options]
    optionsBefore = session.options
  }

  /// What was entered last.
  package var lastEntry: Journal.Entry? { journal.lastAppended.map { journal.entries[$0] } }

  /// A place in the course of a command, to which the session can be taken back.
  package struct Mark {
    fileprivate let pending: Int
    fileprivate let isReal: Bool
    fileprivate let outside: OutsideInput
  }

  /// Where the session is now.
  package var mark: Mark { Mark(pending: pending.count, isReal: isReal, outside: session.outside) }

  /// Carries out one command and notes it; what runs blocks calls it for each command within.
  ///
  /// A command that is refused after the app's own code has run is taken back.
  package func perform(
    _ command: Command, with variables: [String: String] = [:]
  ) throws(Diagnostic) -> Outcome {
    if command.usesVariables { return try perform(command.resolved(with: variables)) }
    if let outcome = try travel(command) { return outcome }
    let before = mark
    let outcome: Outcome
    session.hasActed = false
    do {
      outcome = try session.perform(command)
    } catch {
      if session.hasActed || error.kind.leavesTraces { try restore(before) }
      throw error
    }
    switch outcome {
    case .step, .told: pending.append(command)
    case .quiet:
      // Within a block, what follows depends on it.
      if case .option = command.form { pending.append(command) }
    default: break
    }
    if case .waitReal = command.form { isReal = true }
    return outcome
  }

  /// Makes an entry of what was carried out since the last one, and is no step.
  ///
  /// - Parameters:
  ///   - typed: the command's text.
  ///   - executed: what to do instead of the command itself when doing it again.
  ///   - told: what it told all the same.
  package func add(
    _ kind: Journal.Kind, _ command: Command, typed: String, executed: String? = nil,
    told: Journal.Told? = nil
  ) {
    enter(kind, command, typed: typed, executed: executed, told: told)
    recordEntries(nil)
  }

  /// Makes an entry of what was carried out since the last one, which is a step that printed a state.
  func add(_ step: Step, _ command: Command, typed: String) {
    enter(.step, command, typed: typed, fingerprint: StateFingerprint.of(step))
    if recording != nil { recordEntries(step) }
  }

  private func enter(
    _ kind: Journal.Kind, _ command: Command, typed: String, executed: String? = nil,
    told: Journal.Told? = nil, fingerprint: UInt64 = 0
  ) {
    var isStart = false
    if kind == .step {
      switch command.form {
      case .stage, .reset: isStart = true
      default: break
      }
    }
    if isStart {
      let current = session.current
      starts.append(
        Start(stage: current.stage, arguments: current.arguments, options: session.options))
    }
    if kind == .step || kind == .scenario { journal.retell(arrival) }
    journal.append(
      kind, typed, executed: executed ?? (kind == .step ? executedText(for: command) : nil),
      fingerprint: fingerprint, options: number(of: optionsBefore),
      optionsAfter: number(of: session.options), start: isStart ? Int32(starts.count - 1) : -1,
      isReal: isReal, outside: session.outside.isEmpty ? nil : session.outside,
      brokenChecks: kind == .step ? brokenChecks : [], told: told)
    brokenChecks = []
    settle()
  }

  /// Forgets what was noted since the last entry, without going back.
  package func settle() {
    pending.removeAll(keepingCapacity: true)
    session.outside = OutsideInput()
    isReal = false
    optionsBefore = session.options
  }

  /// Takes the session back to a place in the course of the same command.
  package func goBack(to mark: Mark) throws(Diagnostic) {
    if pending.count > mark.pending { try restore(mark) }
  }
}

// What an entry keeps.
extension Timeline {
  /// The commands that were carried out, one a line; nil where the command alone was.
  private func executedText(for command: Command) -> String? {
    if pending.count == 1, let only = pending.first, only.span == command.span,
      !command.usesVariables, only.known == command.known
    {
      if command.known != nil || only == command { return nil }
    }
    return pending.map(\.description).joined(separator: "\n")
  }

  func renew(_ index: Int, _ fingerprint: UInt64) { journal.renew(index, fingerprint: fingerprint) }

  func moveHead(toStep step: Int) { journal.move(toStep: step) }

  private func number(of options: SessionOptions) -> Int32 {
    if optionSets.last != options { optionSets.append(options) }
    return Int32(optionSets.count - 1)
  }

  private func restore(_ mark: Mark) throws(Diagnostic) {
    pending.removeSubrange(mark.pending...)
    isReal = mark.isReal
    let options = session.options
    _ = try lead(to: journal.head)
    // They stand in several sources, or in none that can be shown.
    session.source = Source("")
    try session.recalling(mark.outside) { () throws(Diagnostic) in
      for command in pending { _ = try session.perform(command) }
    }
    session.outside = mark.outside
    session.adopt(options)
  }
}
