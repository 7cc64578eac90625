import RehearseScript

/// Finds checks that can't fail or can't hold, and scenarios that check nothing, by the order of the commands.
struct FlowCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let script: Script
  private let isPart: Bool

  private var part = Part()
  private var preambleSteps = 0
  private var hasScenarios = false
  /// Whether the script has quit, and whether that was told of what follows.
  private var isOver = false
  private var hasToldEnd = false

  private var titles: Set<String> = []

  /// What was set before the first scenario, for all of them.
  private var commonSettings: Set<String> = []

  /// What is known since the last step, which the next one ends.
  private var recent = Recent()

  /// The `always` that no step has met so far.
  private var waiting: [(expectation: Expectation, command: Command)] = []

  /// The preamble, or one scenario.
  private struct Part {
    var title: (word: Word, command: Command)?
    var steps = 0
    var checks = 0
    var settings: Set<String> = []
  }

  private struct Recent {
    /// Checks by their claim, with whether they were turned around.
    var checks: [String: Bool] = [:]
    /// Variables that hold the value of a path as it is now.
    var kept: [String: String] = [:]
  }

  init(_ script: Script, isPart: Bool) {
    self.script = script
    self.isPart = isPart
  }

  /// Looks at a command of a line; `models` are the names that paths may begin with.
  mutating func note(_ command: Command, models: [String]) {
    guard !isOver else { return noteUnreached(command) }
    noteEach(command, models)
    switch command.form {
    case .scenario(let title): begin(title, command)
    case .tag(let words): for word in words { set("tag \(word)", word.span, command) }
    case .skip: set("skip", command.verb, command)
    case .timeout: set("timeout", command.verb, command)
    case .expectedToFail: set("expected to fail", command.verb, command)
    case .expect(let expectation): noteCheck(expectation, command)
    case .always(let expectation) where !command.mustFail:
      waiting.append((expectation, command))
    case .let(let name, .state(let path)): recent.kept[name.text] = path.text
    case .quit: isOver = !command.mustFail
    default: break
    }
    if command.isCheck { part.checks += 1 }
    if command.isStep { noteStep(command) }
    // After a refusal, or undoing, the same check asks whether all is as before.
    if !command.leavesAllAsItIs { recent = Recent() }
  }

  /// Output that stands under a line is a check of what it prints.
  mutating func noteOutput(of line: Script.Line) {
    if !line.expected.isEmpty { part.checks += 1 }
  }

  private mutating func noteUnreached(_ command: Command) {
    if !hasToldEnd { add(.afterQuit, command.verb, command.span) }
    hasToldEnd = true
  }

  mutating func end() {
    endPart()
  }

  private mutating func add(_ lint: Diagnostic.Lint, _ span: Span, _ command: Span) {
    diagnostics.append(Diagnostic(.lint(lint), at: span, in: command))
  }
}

// Scenarios.
extension FlowCheck {
  private mutating func begin(_ title: Word, _ command: Command) {
    if hasScenarios {
      endPart()
    } else {
      // What the preamble wants always holds for the steps of every scenario.
      preambleSteps = part.steps
      commonSettings = part.settings
    }
    hasScenarios = true
    if !titles.insert(title.text).inserted {
      add(.repeatedScenario(title: title.text), title.span, command.span)
    }
    part = Part(title: (title, command))
    recent = Recent()
  }

  private mutating func endPart() {
    tellUnbroken()
    guard !isPart else { return }
    let title = part.title?.word.text
    let first = script.lines.first?.commands.first
    let span = part.title?.word.span ?? first?.verb ?? Span(0, 0)
    let command = part.title?.command.span ?? first?.span ?? Span(0, 0)
    if preambleSteps + part.steps == 0 {
      // A script whose lines can't be read may have some.
      if script.diagnostics.isEmpty { add(.noStep(scenario: title), span, command) }
    } else if part.checks == 0 {
      add(.noCheck(scenario: title), span, command)
    }
  }

  private mutating func set(_ text: String, _ span: Span, _ command: Command) {
    // A scenario may have a bound of its own.
    let isCommon = text != "timeout" && commonSettings.contains(text)
    if isCommon || !part.settings.insert(text).inserted {
      add(.repeatedSetting(text: text), span, command.span)
    }
  }

  /// Tells of each `always` that ends without having met a step.
  private mutating func tellUnbroken() {
    for (expectation, command) in waiting {
      add(
        .neverChecked(check: script.source.text(in: expectation.span)), expectation.span,
        command.span)
    }
    waiting = []
  }
}

// Steps and checks.
extension FlowCheck {
  private mutating func noteStep(_ command: Command) {
    switch command.form {
    case .stage, .reset: tellUnbroken()
    default: waiting = []
    }
    part.steps += 1
    recent = Recent()
  }

  /// Looks at a command by itself, wherever it stands.
  private mutating func noteEach(_ command: Command, _ models: [String]) {
    if command.mustFail, command.neverFails {
      let text = script.source.text(in: command.span)
      add(.neverFails(command: text), command.verb, command.span)
    }
    switch command.form {
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

  private mutating func noteCheck(_ expectation: Expectation, _ command: Command) {
    if preambleSteps + part.steps == 0, !isPart {
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
