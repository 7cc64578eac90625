import RehearseClock
import RehearseScript
import SwiftUI

extension Session {
  /// Carries a command out, or throws why it is refused; a refused command changes nothing.
  package func perform(_ command: Command) throws(Diagnostic) -> Outcome {
    if case .reserved(let verb, _) = command.form {
      throw Diagnostic(.notYetAvailable(verb: verb.rawValue), in: command)
    }
    defer { touch() }
    if command.usesVariables { return try perform(command.resolved(with: [:])) }
    guard command.isTold else { return try carryOut(command) }
    return try telling(command) { () throws(Diagnostic) in try carryOut(command) }
  }

  private func carryOut(_ command: Command) throws(Diagnostic) -> Outcome {
    switch command.form {
    // models
    case .present(let editor, let arguments): try present(editor, arguments, command)
    case .set(let values): try set(values, command)
    case .save: try press(.confirmation, command)
    case .cancel: try press(.cancellation, command)
    case .sheet(let destination, let arguments):
      try route(destination, arguments, \.sheets, command)
    case .push(let destination, let arguments): try route(destination, arguments, \.pages, command)
    case .pop(let count): try pop(count, command)
    case .back: try back(command)
    case .dismiss(let model): try dismiss(model, command)
    // hands
    case .tap(let target): try tap(target, command)
    case .type(let text, let target): try type(text, into: target, command)
    case .clear(let target): try clear(target, command)
    case .choose(let target, let value): try choose(target, value, command)
    case .toggle(let target): try toggle(target, command)
    case .increment(let target, let count): try increment(target, count, isUp: true, command)
    case .decrement(let target, let count): try increment(target, count, isUp: false, command)
    case .swipe: try swipe(command)
    case .swipeRelease: try releaseSwipe(command)
    case .press(let key): try press(key, command)
    case .tab(let target): try tab(target, command)
    case .delete(let target): try delete(target, command)
    case .move(let target, let place): try move(target, to: place, command)
    case .refresh: try refresh(command)
    case .open(let url): try open(url, command)
    // time
    case .wait(let delay): return try wait(delay, command)
    case .waitReal(let delay): return try waitReal(delay, command)
    case .advance: try advance(command)
    // looking
    case .state(let scope): return .lines(try state(scope, command))
    case .screen: return .lines(screenDrawing())
    case .tree: return .lines(tree())
    case .actions: return .lines(availableActions())
    case .why(let target): return .lines(try why(target, command))
    case .log(let count): return .lines(log(count))
    // checking
    case .expect(let expectation):
      try check(expectation, command)
      return .quiet
    // session
    case .stage(let name, let arguments): return try stage(name, arguments, command)
    case .reset: return try restart(command)
    case .option(let name, let value):
      var changed = options
      try changed.set(name, value, command)
      return try tellingIfAnything(command) { () throws(Diagnostic) in
        guard follow(changed) else { return .quiet }
        // What was held open ends, and what another device shows is there.
        try act(command) {}
        lookAgain()
        return tellHappenings().map { .told($0) } ?? .quiet
      }
    case .stages: return .lines(stages.summaries)
    case .help(let word): return .lines(try help(word, command))
    case .apropos(let word): return .lines(try apropos(word, command))
    case .saveOptions: throw Diagnostic(.onlyAtPrompt(verb: "option save"), in: command)
    case .learn, .learnAgain, .hint, .solution:
      throw Diagnostic(.onlyAtPrompt(verb: command.known?.rawValue ?? ""), in: command)
    case .quit: return .quit
    // the stage's own
    case .call(let verb, let words): try call(verb, words, command)
    default:
      throw Diagnostic(
        .notYetAvailable(verb: command.known?.rawValue ?? "\(command.form)"), in: command)
    }
    return .step(finishStep())
  }

  /// Runs an action of a command on what `owner` names, with what it throws told as a diagnostic.
  func act(
    _ command: Command, owner: String? = nil, values: [RehearseScript.Argument] = [],
    _ action: () throws -> Void
  ) throws(Diagnostic) {
    do {
      try act(action)
    } catch let unsettled as Unsettled {
      throw Diagnostic(.neverSettles(task: unsettled.task, jobs: unsettled.jobs), in: command)
    } catch {
      throw refusal(error, owner: owner ?? command.known?.rawValue ?? "", values: values, command)
    }
  }

  /// What is said of an error that the app's own code threw.
  func refusal(
    _ error: any Error, owner: String, values: [RehearseScript.Argument], _ command: Command
  ) -> Diagnostic {
    switch error {
    case ArgumentError.missing(let name, let type):
      return Diagnostic(
        .missingRequired(
          owner: owner, argument: name, type: type, example: command.example(owner, name)),
        in: command)
    case ArgumentError.unfit(let name, let text, let cause as ValueTextError):
      let kind = Diagnostic.Kind.unfitValue(value: text, type: cause.type, fits: cause.fits)
      // By its key, or else by what was typed.
      let word =
        values.first { if case .keyed(let keyed) = $0 { keyed.key.text == name } else { false } }
        ?? values.first { $0.value.text == text }
      guard let word else { return Diagnostic(kind, in: command) }
      return Diagnostic(kind, at: word.value.span, in: command)
    default:
      if case .call = command.form {
        return Diagnostic(.actionRefused(verb: owner, reason: "\(error)"), in: command)
      }
      return Diagnostic(.modelRefused(model: owner, reason: "\(error)"), in: command)
    }
  }
}

// Stages.
extension Session {
  private func stage(
    _ name: Word, _ arguments: [RehearseScript.Argument], _ command: Command
  ) throws(Diagnostic) -> Outcome {
    guard let stage = stages.first(where: { $0.name == name.text }) else {
      let near = Suggestion.near(name.text, in: stages.map(\.name))
      throw Diagnostic(.unknownStage(name: name.text, near: near), at: name.span, in: command)
    }
    let typed = try typed(arguments, stage.arguments, owner: stage.name, command)
    return try start(stage, typed, arguments, command)
  }

  private func restart(_ command: Command) throws(Diagnostic) -> Outcome {
    try start(current.stage, current.arguments, [], command)
  }

  private func start(
    _ stage: Stage, _ arguments: Arguments, _ values: [RehearseScript.Argument],
    _ command: Command
  ) throws(Diagnostic) -> Outcome {
    // A script begins by naming its stage: where that has just been started, it need not start again.
    if isUntouched, stage.name == current.stage.name, arguments == current.arguments {
      return .step(finishStep(isFresh: true))
    }
    do {
      try begin(stage, arguments)
    } catch let error as ArgumentError {
      throw refusal(error, owner: stage.name, values: values, command)
    } catch {
      throw Diagnostic(.stageRefused(stage: stage.name, reason: "\(error)"), in: command)
    }
    return .step(finishStep(isFresh: true))
  }
}

extension Command {
  /// Whether what follows from the command is told under it; stages begin a story of their own.
  fileprivate var isTold: Bool {
    guard let known else { return true }
    switch CommandTable.category(of: known) {
    case .models, .hands, .time: return true
    case .looking, .checking, .scripts, .session, .reserved: return false
    }
  }
}
