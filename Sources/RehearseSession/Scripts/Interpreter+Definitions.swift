import RehearseScript

// Commands that leave the app alone, and change what others do: variables, verbs, standing checks, scenarios.
extension Interpreter {
  /// Carries such a command out; false for all others.
  func note(_ command: Command, in source: Source) throws(Refusal) -> Bool {
    switch command.form {
    case .let(let name, let value): try assign(name.text, value, command, in: source)
    case .define(let name, let parameters, let body):
      try define(name, parameters, body, command, in: source)
    case .always(let expectation): try keepChecking(expectation, command, in: source)
    case .scenario(let title): try begin(title.text, command, in: source)
    // What these say matters to a test run alone.
    case .tag, .skip, .timeout, .expectedToFail: break
    default: return false
    }
    return true
  }

  private func assign(
    _ name: String, _ value: LetValue, _ command: Command, in source: Source
  ) throws(Refusal) {
    let text: String
    switch value {
    case .word(let word): text = word.text
    case .state(let path):
      do throws(Diagnostic) {
        text = StateText.plain(try session.value(at: path, command))
      } catch {
        throw Refusal(error, in: source)
      }
    }
    // A variable of a body ends with the body.
    if locals == nil {
      session.environment.variables[name] = text
    } else {
      locals?[name] = text
    }
  }

  private func define(
    _ name: Word, _ parameters: [Word], _ body: Block, _ command: Command, in source: Source
  ) throws(Refusal) {
    guard session.action(named: name.text) == nil else {
      throw shadowed(name, command, in: source)
    }
    guard session.environment.verb(named: name.text) == nil else {
      let kind = Diagnostic.Kind.redefinedVerb(verb: name.text)
      throw Refusal(Diagnostic(kind, at: name.span, in: command), in: source)
    }
    session.environment.define(
      ScriptEnvironment.DefinedVerb(
        name: name.text, parameters: parameters.map(\.text), body: body, source: source))
  }

  /// Whether it holds now does not matter, but it must be something that can be answered.
  private func keepChecking(
    _ expectation: Expectation, _ command: Command, in source: Source
  ) throws(Refusal) {
    session.source = source
    do throws(Diagnostic) {
      try session.check(expectation, command)
    } catch {
      guard case .expectationFailed = error.kind else { throw Refusal(error, in: source) }
    }
    session.environment.standingChecks.append(
      ScriptEnvironment.StandingCheck(expectation: expectation, command: command, source: source))
  }
}

// MARK: - Scenarios

extension Interpreter {
  /// Leads the app back to the end of the preamble, and brings back what that had left.
  private func begin(_ title: String, _ command: Command, in source: Source) throws(Refusal) {
    let preamble = preamble ?? moment()
    self.preamble = preamble
    do throws(Diagnostic) {
      let divergence = try timeline.beginScenario(command, typed: source.text(in: command.span))
      if let divergence { throw Diagnostic(.replayDiverged(step: divergence), in: command) }
    } catch {
      throw Refusal(error, in: source)
    }
    session.environment = preamble.environment
    session.adopt(preamble.options)
    scenario = title
  }
}
