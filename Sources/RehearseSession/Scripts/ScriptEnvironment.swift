import RehearseScript

/// What commands leave behind that is no state of the app: variables, verbs of one's own, and standing checks.
package struct ScriptEnvironment: Sendable {
  package var variables: [String: String] = [:]
  package private(set) var verbs: [DefinedVerb] = []

  /// The checks that hold on until the scenario ends, or the stage starts afresh.
  package var standingChecks: [StandingCheck] = []

  /// A verb that `define` made of other commands.
  package struct DefinedVerb: Sendable {
    package let name: String
    package let parameters: [String]
    let body: Block

    /// The text that the body stands in.
    let source: Source
  }

  /// An expectation that is checked after every further step.
  package struct StandingCheck: Sendable {
    let expectation: Expectation
    let command: Command
    let source: Source
  }
}

extension ScriptEnvironment {
  package func verb(named name: String) -> DefinedVerb? {
    verbs.first { $0.name == name }
  }

  mutating func define(_ verb: DefinedVerb) { verbs.append(verb) }
}

extension ScriptEnvironment.DefinedVerb {
  /// The commands of its body, as they would be typed.
  var commands: [String] { body.commands.map(\.description) }

  /// The verb as it is typed, its parameters in capitals: `rename WHO`.
  package var syntax: String {
    ([name] + parameters.map { $0.uppercased() }).joined(separator: " ")
  }
}
