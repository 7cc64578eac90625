import RehearseScript
import RehearseSession

/// Finds commands that can never be carried out on the stage they stand on.
@MainActor struct StageCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let script: Script
  private let makeSession: () throws -> Session

  /// The stage the script is on, with nothing done on it; nil where it is not known.
  private var session: Session?

  /// The last command of the preamble that starts a stage.
  private var preamble: Command?
  private var isInScenario = false

  init(_ script: Script, _ makeSession: @escaping () throws -> Session) {
    self.script = script
    self.makeSession = makeSession
    session = try? makeSession()
  }

  /// The models of the stage.
  var models: [String] { session?.modelNames ?? [] }

  /// The verbs that the stage adds to the language; nil where they are not known.
  var verbs: [String]? { session?.current.actions.map(\.name) }

  /// Looks at a command; `ownVerbs` are those that the script defines.
  mutating func note(_ command: Command, ownVerbs: [String]) {
    switch command.form {
    case .scenario where !command.mustFail: begin()
    case .stage: start(command)
    case .help(let word?) where ownVerbs.contains(word.text): break
    default: foresee(command)
    }
    for inner in command.block?.commands ?? [] { note(inner, ownVerbs: ownVerbs) }
  }

  /// A scenario begins on the preamble's stage.
  private mutating func begin() {
    if isInScenario { session = try? makeSession() }
    if isInScenario, let preamble { start(preamble) }
    isInScenario = true
  }

  private mutating func start(_ command: Command) {
    if !isInScenario { preamble = command }
    guard !command.usesVariables, !command.mustFail else {
      if !command.mustFail { session = nil }
      return
    }
    if session == nil { session = try? makeSession() }
    do {
      _ = try session?.perform(command)
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func foresee(_ command: Command) {
    do {
      try session?.foresee(command)
      if command.mustFail, !command.usesVariables, session != nil, case .option = command.form {
        diagnostics.append(
          Diagnostic(
            .lint(.neverFails(command: script.source.text(in: command.span))), at: command.verb,
            in: command.span))
      }
    } catch {
      // That the command fails is what `!` is for; that a check fails is known only when it is made.
      if command.mustFail, error.kind.satisfiesBang { return }
      if case .expectationFailed = error.kind { return }
      diagnostics.append(error)
    }
  }
}
