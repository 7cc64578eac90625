import RehearseSession

/// Finds the places an app can be in, breadth first, so that every place comes with a shortest way to it.
///
/// State is never copied: each command is tried on an app that was started afresh and led to the place.
@MainActor package struct Explorer {
  /// Where a search ends at the latest.
  package struct Bounds: Sendable {
    /// How many commands from the beginning.
    package var depth: Int
    /// How many places.
    package var states: Int

    package init(depth: Int = 4, states: Int = 1000) {
      self.depth = depth
      self.states = states
    }
  }

  package let stage: Stage
  package let bounds: Bounds
  package let inputs: InputDomain

  /// Takes out of a key what is to make no difference, such as a counter; what is left out may hide places.
  package let projection: @MainActor (StateKey) -> StateKey

  package init(
    stage: Stage, bounds: Bounds = Bounds(), inputs: InputDomain = InputDomain(),
    projection: @escaping @MainActor (StateKey) -> StateKey = { $0 }
  ) {
    self.stage = stage
    self.bounds = bounds
    self.inputs = inputs
    self.projection = projection
  }

  /// Searches until nothing new is found or a bound is reached; throws what the stage's closure throws.
  package func explore() throws -> Exploration {
    var search = Search(explorer: self, replay: try Replay(stage: stage))
    search.begin()
    while search.exploreNext() {}
    var result = search.result
    result.findDeadEnds()
    return result
  }
}
