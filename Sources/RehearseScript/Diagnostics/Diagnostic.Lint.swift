extension Diagnostic {
  /// What can be known to be wrong with a script that can be read, without running it.
  package enum Lint: Hashable, Sendable {
    // Definitions.
    case unusedVariable(name: String)
    case unusedParameter(name: String, verb: String)
    case unusedCommand(name: String)

    // Recorded output.
    /// Output under a command that never prints any.
    case silentCommand(verb: String)
    /// The first line is not that of a step, or of an error.
    case otherOutput(begins: String)
    case controlCharacter(visible: String)
    case trailingBlank(text: String)
    case mistypedElision(text: String)
    case repeatedElision
    case elidesEverything

    // Checks.
    case noStepBefore(what: String)
    case comparedWithItself(path: String)
    case pathAsText(path: String, value: String)
    case repeatedCheck(check: String)
    case contradictoryCheck(check: String)
    case neverFails(command: String)
    case neverChecked(check: String)

    // The script as a whole.
    case noStep(scenario: String?)
    case noCheck(scenario: String?)
    case repeatedScenario(title: String)
    case repeatedSetting(text: String)
    case afterQuit
  }
}

extension Diagnostic.Lint {
  /// The name of the rule, which never changes: `unused-variable`.
  package var rule: String {
    switch self {
    case .unusedVariable: "unused-variable"
    case .unusedParameter: "unused-parameter"
    case .unusedCommand: "unused-command"
    case .silentCommand: "silent-command"
    case .otherOutput: "other-output"
    case .controlCharacter: "control-character"
    case .trailingBlank: "trailing-blank"
    case .mistypedElision: "mistyped-elision"
    case .repeatedElision: "repeated-elision"
    case .elidesEverything: "elides-everything"
    case .noStepBefore: "no-step-before"
    case .comparedWithItself: "compared-with-itself"
    case .pathAsText: "path-as-text"
    case .repeatedCheck: "repeated-check"
    case .contradictoryCheck: "contradictory-check"
    case .neverFails: "never-fails"
    case .neverChecked: "never-checked"
    case .noStep: "no-step"
    case .noCheck: "no-check"
    case .repeatedScenario: "repeated-scenario"
    case .repeatedSetting: "repeated-setting"
    case .afterQuit: "after-quit"
    }
  }

  /// The words for the facts.
  var text: Diagnostic.Text {
    switch self {
    case .unusedVariable(let name):
      .init("the variable \(name) is never used", hint: "use $\(name), or take this out")
    case .unusedParameter(let name, let verb):
      .init("\(verb) never uses its parameter \(name)", hint: "use $\(name), or take it out")
    case .unusedCommand(let name):
      .init("\(name) is defined and never typed", hint: "take the definition out")
    case .silentCommand(let verb):
      .init("\(verb) prints nothing, so this output never comes", hint: "take the output out")
    case .otherOutput(let beginning):
      .init(
        "the output of this command begins with \(beginning), never with this",
        hint: "| \(beginning) …, or | ... for any lines before")
    case .controlCharacter(let visible):
      .init("output never holds a tab or another control character", hint: "| \(visible)")
    case .trailingBlank(let text):
      .init("a blank at the end of a line is easily lost", hint: "| \(text)\\s")
    case .mistypedElision(let text):
      .init(
        "\(text) stands for itself in output",
        hint: "[..] stands for any text in a line, ... alone for any lines")
    case .repeatedElision:
      .init("the line above stands for these lines already", hint: "take one of them out")
    case .elidesEverything:
      .init("this output fits whatever is printed", hint: "record a line that matters")
    default: scriptText
    }
  }

  private var scriptText: Diagnostic.Text {
    switch self {
    case .noStepBefore(let what):
      .init("no step stands before this, so there is no \(what) to find", hint: "stage NAME")
    case .comparedWithItself(let path):
      .init("\(path) is compared with its own value", hint: "let it be kept before a step")
    case .pathAsText(let path, let value):
      .init(
        "\(value) is taken for a text here, not for a path",
        hint: "let other = state \(value); expect \(path) == $other")
    case .repeatedCheck(let check):
      .init("\(check) was checked already, and no step came between", hint: "take one of them out")
    case .contradictoryCheck(let check):
      .init("\(check) can't hold: its opposite was checked, and no step came between")
    case .neverFails(let command):
      .init("\(command) never fails, so that ! is never content", hint: command)
    case .neverChecked(let check):
      .init("no step follows that could break it: \(check)", hint: "expect \(check)")
    case .noStep(let scenario):
      .init(
        scenario.map {
          "the scenario \(Wording.quoted($0)) has no step, so that it fails as a test"
        }
          ?? "there is no step in this script, so that it fails as a test", hint: "stage NAME")
    case .noCheck(let scenario):
      .init(
        scenario.map { "the scenario \(Wording.quoted($0)) checks nothing" }
          ?? "this script checks nothing",
        hint: "expect …, or the output of a command recorded under it")
    case .repeatedScenario(let title):
      .init(
        "there is a scenario \(Wording.quoted(title)) already", hint: "give this one another title")
    case .repeatedSetting(let text):
      .init("\(text) stands here already", hint: "take one of them out")
    case .afterQuit:
      .init("quit ends the script, so that this is never reached", hint: "take it out, or quit")
    default: .init(rule)
    }
  }
}
