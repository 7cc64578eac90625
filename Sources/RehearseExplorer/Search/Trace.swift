import RehearseScript

/// A way through an app: the stage it begins on, and the commands that were given there one after the other.
package struct Trace: Hashable, Sendable {
  package let stage: String
  package var commands: [String] = []

  package init(stage: String, commands: [String] = []) {
    self.stage = stage
    self.commands = commands
  }

  /// The same way with one more command.
  package func appending(_ command: String) -> Trace {
    Trace(stage: stage, commands: commands + [command])
  }
}

extension Trace {
  /// What begins the stage afresh.
  var start: String { "stage \(Quoting.word(stage))" }

  /// Everything there is to type, the beginning of the stage included.
  package var lines: [String] { [start] + commands }
}
