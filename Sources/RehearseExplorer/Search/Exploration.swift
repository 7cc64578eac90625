import RehearseSession

/// What a search has found: the places an app can be in, the moves between them, and what is wrong there.
package struct Exploration: Sendable {
  /// The places in the order of their discovery; the first one is where the stage begins.
  package internal(set) var places: [Place] = []

  /// The moves in the order in which they were tried, those that lead to known places included.
  package internal(set) var moves: [Move] = []

  package internal(set) var findings: [Finding] = []

  /// Commands that were offered and then refused, each with where it was.
  package internal(set) var refused: [Trace] = []

  /// Whether no bound kept the search from going on.
  package var isComplete: Bool { places.allSatisfy(\.isExplored) }
}

extension Exploration {
  /// A state of the app, and the shortest way there.
  package struct Place: Sendable {
    package let key: StateKey
    package let screen: ScreenPath
    package let trace: Trace

    /// The place one command before; nil for the first one.
    let previous: Int?

    /// What is tried from here.
    package let commands: [String]

    /// What can be done here but is not tried, for want of a value.
    package let untried: [String]

    /// Whether everything has been tried and every outcome has been kept.
    package internal(set) var isExplored = false
  }

  /// A command that leads from one place to another, or back to the same; places by their number.
  package struct Move: Hashable, Sendable {
    package let from: Int
    package let command: String
    package let to: Int
  }
}
