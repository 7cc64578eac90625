import RehearseScript

/// One test: a script without scenarios, or one scenario of a script.
package struct TestCase: Sendable {
  /// What the scenario is called; nil for a script without scenarios.
  package let title: String?

  /// The number of the line it begins on.
  package let line: Int

  /// What it says of itself, and what the preamble says for it.
  package let declarations: Declarations

  /// Whether a line of the script, by its number, runs before every scenario.
  func isInPreamble(_ number: Int?) -> Bool { number.map { $0 < line } ?? false }
}

/// What a scenario says about how it is to be tested.
package struct Declarations: Equatable, Sendable {
  package private(set) var tags: [String] = []

  /// Why it is not to be run.
  package private(set) var skipped: String?

  /// Why it is known to fail.
  package private(set) var expectedFailure: String?

  /// How much real time it may take.
  package private(set) var timeout: Duration?

  init() {}

  init(_ lines: some Sequence<Script.Line>) {
    for line in lines {
      guard case .commands(let commands) = line.content else { continue }
      for command in commands where !command.mustFail { note(command.form) }
    }
  }

  /// What the declarations begin with.
  static let verbs: [Verb] = [.tag, .skip, .timeout, .expected]

  private mutating func note(_ form: Command.Form) {
    switch form {
    case .tag(let words): tags += words.map(\.text).filter { !tags.contains($0) }
    case .skip(let reason): skipped = reason.text
    case .expectedToFail(let reason): expectedFailure = reason.text
    case .timeout(let delay): timeout = .milliseconds(delay.milliseconds)
    default: break
    }
  }
}

extension Command {
  /// Whether it tells how to test, so that there is nothing to carry out.
  var isDeclaration: Bool {
    switch form {
    case .scenario, .tag, .skip, .timeout, .expectedToFail: !mustFail
    default: false
    }
  }
}
