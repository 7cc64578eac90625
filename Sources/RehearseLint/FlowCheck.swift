import RehearseScript

/// Finds checks that can't fail or can't hold, and scenarios that check nothing, by the order of the commands.
struct FlowCheck {
  private(set) var diagnostics: [Diagnostic] = []
  let script: Script
  let isPart: Bool

  var part = Part()
  var preambleSteps = 0
  /// Whether the preamble sets an option.
  var preambleSetsOptions = false
  private var hasScenarios = false
  /// Whether the script has quit, and whether that was told of what follows.
  private var isOver = false
  private var hasToldEnd = false

  private var titles: Set<String> = []

  /// What was set before the first scenario, for all of them.
  private var commonSettings: Set<String> = []

  /// What is known since the last step, which the next one ends.
  var recent = Recent()

  /// The `always` that no step has met so far.
  var waiting: [(expectation: Expectation, command: Command)] = []

  /// The preamble, or one scenario.
  struct Part {
    var title: (word: Word, command: Command)?
    var steps = 0
    /// Whether an option is set, which may raise an issue or lead to an event.
    var setsOptions = false
    var checks = 0
    /// Whether output is recorded under a line of it.
    var comparesOutput = false
    var settings: Set<String> = []
  }

  struct Recent {
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
    if case .scenario = command.form, !command.mustFail, hasScenarios {
      // It is a test of its own, whatever ended the one before.
      isOver = false
      hasToldEnd = false
    }
    guard !isOver else { return noteUnreached(command) }
    noteEach(command, models)
    switch command.form {
    case .scenario(let title) where !command.mustFail: begin(title, command)
    case .tag(let words): for word in words { set("tag \(word)", word.span, command) }
    case .skip: set("skip", command.verb, command)
    case .timeout: set("timeout", command.verb, command)
    case .expectedToFail: set("expected to fail", command.verb, command)
    case .expect(let expectation): noteCheck(expectation, command)
    case .always(let expectation) where !command.mustFail:
      waiting.append((expectation, command))
    case .let(let name, .state(let path)): recent.kept[name.text] = path.text
    case .learn, .learnAgain, .hint, .solution, .saveOptions: tellOnlyAtPrompt(command)
    case .option: part.setsOptions = true
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
    guard !line.expected.isEmpty else { return }
    part.checks += 1
    part.comparesOutput = true
  }

  private mutating func noteUnreached(_ command: Command) {
    if !hasToldEnd { add(.afterQuit, command.verb, command.span) }
    hasToldEnd = true
  }

  /// Nobody learns, or has settings, where a script runs.
  private mutating func tellOnlyAtPrompt(_ command: Command) {
    let isOption = command.known == .option
    let verb = isOption ? "option save" : command.known?.rawValue ?? ""
    diagnostics.append(Diagnostic(.onlyAtPrompt(verb: verb), in: command))
  }

  mutating func end() {
    endPart()
  }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(_ lint: Diagnostic.Lint, _ span: Span, _ command: Span) {
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
      preambleSetsOptions = part.setsOptions
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
    if preambleSteps + part.steps == 0, !part.comparesOutput {
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
  mutating func tellUnbroken() {
    for (expectation, command) in waiting {
      add(
        .neverChecked(check: script.source.text(in: expectation.span)), expectation.span,
        command.span)
    }
    waiting = []
  }
}
