import RehearseScript

// Steps, and what is checked between them.
extension FlowCheck {
  mutating func noteStep(_ command: Command) {
    switch command.form {
    case .stage, .reset: tellUnbroken()
    default: waiting = []
    }
    part.steps += 1
    recent = Recent()
  }

  /// Looks at a command by itself, wherever it stands.
  mutating func noteEach(_ command: Command, _ models: [String]) {
    if command.mustFail, command.neverFails {
      let text = script.source.text(in: command.span)
      add(.neverFails(command: text), command.verb, command.span)
    }
    switch command.form {
    case .quit where !command.mustFail: add(Diagnostic(.quitInTest, in: command))
    case .expect(let expectation), .always(let expectation):
      noteSides(expectation, command, models)
    default:
      for inner in command.block?.commands ?? [] { noteEach(inner, models) }
    }
  }

  /// Looks at what a path is compared with.
  private mutating func noteSides(
    _ expectation: Expectation, _ command: Command, _ models: [String]
  ) {
    guard case .compares(let path, let comparison, let value) = expectation.claim,
      comparison == .equal || comparison == .notEqual
    else { return }
    if case .variable(let name, _)? = value.segments.first, value.segments.count == 1,
      recent.kept[name] == path.text
    {
      add(.comparedWithItself(path: path.text), value.span, command.span)
    }
    guard !value.isQuoted, !value.hasVariables else { return }
    let root = value.text.prefix { $0 != "." && $0 != "[" }
    let isPath = root.count < value.text.count && models.contains(String(root))
    if isPath || value.text == path.text {
      add(.pathAsText(path: path.text, value: value.text), value.span, command.span)
    }
  }

  mutating func noteCheck(_ expectation: Expectation, _ command: Command) {
    let setsOptions = preambleSetsOptions || part.setsOptions
    if preambleSteps + part.steps == 0, !setsOptions, !isPart {
      switch expectation.claim {
      case .event: add(.noStepBefore(what: "event"), expectation.span, command.span)
      case .issue: add(.noStepBefore(what: "issue"), expectation.span, command.span)
      default: break
      }
    }
    let claim = "\(expectation.claim)"
    if let isNegated = recent.checks[claim] {
      let text = script.source.text(in: expectation.span)
      add(
        isNegated == expectation.isNegated
          ? .repeatedCheck(check: text) : .contradictoryCheck(check: text),
        expectation.span, command.span)
    }
    recent.checks[claim] = expectation.isNegated
  }
}
