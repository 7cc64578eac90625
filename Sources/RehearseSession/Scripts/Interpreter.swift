import RehearseScript
import SwiftUI

/// Runs commands with what scripts add to them: variables, blocks, verbs of one's own, included files, standing checks.
@MainActor final class Interpreter {
  let session: Session
  let timeline: Timeline

  /// The block that is running, the outermost one of all that lie in each other.
  var block: BlockRun?

  /// The variables within the body that is running; nil outside of all bodies, where the session's own hold.
  var locals: [String: String]?

  /// The names to which bodies that have ended gave values.
  private var endedNames: Set<String> = []

  /// The verbs that are running, outermost first.
  var runningVerbs: [String] = []

  /// The files that are running, outermost first, by their real paths.
  var runningFiles: [String] = []

  /// The first standing check that broke during the command.
  var breach: Refusal?

  /// All that broke during it, as they were typed.
  var brokenChecks: [String] = []

  /// The title of the scenario that is running.
  var scenario: String?

  /// What the commands before the first scenario led to.
  var preamble: Moment?

  init(session: Session, timeline: Timeline) {
    self.session = session
    self.timeline = timeline
  }

  /// What a command that was not refused came to.
  struct Completion {
    let outcome: Outcome

    /// What happened in a block; nil for a single command.
    let block: BlockRun?
  }
}

// MARK: - Entry

extension Interpreter {
  /// Runs one command of a script or of the prompt.
  func run(_ command: Command, in source: Source) throws(Refusal) -> Completion {
    breach = nil
    brokenChecks = []
    defer { block = nil }
    let command = try resolve(command, in: source)
    // A single command that is refused has left everything as it was.
    let before = command.mustFail || command.form.hasBody ? moment() : nil
    do throws(Refusal) {
      let outcome = try perform(command, in: source)
      if command.mustFail { throw unexpectedSuccess(of: command, in: source) }
      return Completion(outcome: outcome, block: block)
    } catch {
      let hasActed = block?.hasActed ?? false
      if let before { try leadBack(to: before, in: source) }
      // Who expects the refusal knows what becomes of the block.
      guard !command.mustFail, hasActed else { throw error }
      throw error.takenBack(with: source.text(in: command.verb))
    }
  }

  /// Carries a command out, whatever kind it is; its variables have been replaced.
  func perform(_ command: Command, in source: Source) throws(Refusal) -> Outcome {
    if !runningFiles.isEmpty { try refuseInIncluded(command, in: source) }
    if command.form.hasBody, let outcome = try runBlock(command, in: source) { return outcome }
    if try note(command, in: source) { return .quiet }
    return try performPlain(command, in: source)
  }

  /// The command with its variables replaced.
  func resolve(_ command: Command, in source: Source) throws(Refusal) -> Command {
    guard command.usesVariables else { return command }
    do throws(Diagnostic) {
      return try command.resolved(with: locals ?? session.environment.variables)
    } catch {
      guard case .undefinedVariable(let name, _) = error.kind, endedNames.contains(name) else {
        throw Refusal(error, in: source)
      }
      throw Refusal(
        Diagnostic(.endedVariable(name: name), at: error.span, in: command), in: source)
    }
  }

  /// Goes back to the variables outside of a body; those of its own are forgotten.
  func endBody(_ outer: [String: String]?) {
    if let locals {
      let known = outer ?? session.environment.variables
      if locals.count > known.count {
        endedNames.formUnion(locals.keys.filter { known[$0] == nil })
      }
    }
    locals = outer
  }

  func unexpectedSuccess(of command: Command, in source: Source) -> Refusal {
    let text = source.text(in: command.span)
    return Refusal(Diagnostic(.unexpectedSuccess(command: text), in: command), in: source)
  }
}

// MARK: - Single commands

extension Interpreter {
  private func performPlain(_ command: Command, in source: Source) throws(Refusal) -> Outcome {
    session.source = source
    let (stage, steps) = (session.current.stage.name, timeline.journal.stepCount)
    let brokenBefore = command.form.travels ? brokenNow(after: command, in: source) : []
    let outcome: Outcome
    do throws(Diagnostic) {
      outcome = try timeline.perform(command)
    } catch {
      throw Refusal(error, in: source)
    }
    switch (outcome, command.form) {
    case (.step(let step), let form):
      block?.add(step)
      if form.startsAfresh { session.environment.standingChecks = [] }
      if !session.environment.standingChecks.isEmpty { checkStanding(after: command, in: source) }
    case (.travel, _) where session.current.stage.name == stage:
      checkStanding(after: command, in: source)
      // What is broken already has been told where it broke, and must not hold anybody there.
      if let breach, !brokenChecks.allSatisfy(brokenBefore.contains) {
        try takeBack(breach, toStep: steps, in: source)
      }
      forgetBroken()
    case (.told(let step), _): block?.add(step)
    case (.quiet, .expect(let expectation)): block?.add(expectation)
    default: break
    }
    return outcome
  }
}

extension Command.Form {
  /// Whether it goes back or forth among the steps.
  fileprivate var travels: Bool {
    switch self {
    case .undo, .redo: true
    default: false
    }
  }

  /// Whether other commands belong to it, which are one step together; a verb that the stage has is none.
  var hasBody: Bool {
    switch self {
    case .repeat, .for, .run, .call: true
    default: false
    }
  }

  /// Whether the app is built anew.
  var startsAfresh: Bool {
    switch self {
    case .stage, .reset: true
    default: false
    }
  }
}
