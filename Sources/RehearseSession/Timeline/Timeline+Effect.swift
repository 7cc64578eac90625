import RehearseScript

extension Timeline {
  /// What a command means for the course of the session.
  package enum Effect: Equatable, Sendable {
    /// Nothing: it looked at something, or was refused.
    case none
    /// It was entered.
    case entry(Journal.Kind)
    /// It led to another step, the number of those in force.
    case travel(step: Int)
    /// A recording began or ended.
    case recording(path: String?)
  }

  /// Enters what a command came to, if it belongs to the course of the session.
  func note(_ outcome: Outcome, _ command: Command, typed: String) -> Effect {
    switch outcome {
    case .step(let step):
      add(step, command, typed: typed)
      return .entry(.step)
    case .travel:
      settle()
      return .travel(step: journal.stepCount)
    case .told(let step):
      let told = Journal.Told(lines: step.lines(.none), issues: step.issues.map(\.id))
      add(.setting, command, typed: typed, told: told)
      return .entry(.setting)
    case .quiet:
      if case .record = command.form {
        settle()
        return .recording(path: recordingPath)
      }
      guard let kind = command.form.quietKind else { break }
      add(kind, command, typed: typed, executed: settingText(command))
      return .entry(kind)
    case .lines, .difference, .quit: break
    }
    settle()
    return .none
  }

  /// What gives a variable the same value again, whatever the state is by then.
  private func settingText(_ command: Command) -> String? {
    guard case .let(let name, .state) = command.form else { return nil }
    return variable(name.text).map { "let \(name.text) = \(Quoting.quoted($0))" }
  }
}

extension Command.Form {
  /// What a command is entered as that prints nothing; none for scenarios, which enter themselves.
  fileprivate var quietKind: Journal.Kind? {
    switch self {
    case .expect: .check
    case .option, .let, .define, .always, .tag, .skip, .timeout, .expectedToFail: .setting
    default: nil
    }
  }
}

extension Timeline {
  /// The value of a variable now.
  private func variable(_ name: String) -> String? { session.environment.variables[name] }
}
