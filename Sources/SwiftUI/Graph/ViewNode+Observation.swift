import Observation

/// Ties a node to the observable properties that its last evaluation read, and to no others (UP-15).
///
/// A tracking can't be cancelled from outside, but it ends when any of its properties changes; so each one also reads
/// this object's own generation, and raising it ends the tracking before.
final class NodeObservation: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private(set) var generation = 0

  /// Makes the running tracking depend on this object.
  func access() {
    registrar.access(self, keyPath: \.generation)
  }

  /// Ends the tracking of the evaluation before.
  func cancel() {
    // First the number, so that the tracking that ends here is known to be an old one.
    generation += 1
    registrar.withMutation(of: self, keyPath: \.generation) {}
  }
}

extension ViewNode {
  /// Runs code on behalf of this node: what it reads, it depends on.
  ///
  /// Reads of state see the values of the update, and changes of what was read mark the node, never evaluate it (UP-16).
  @MainActor func track<Result>(_ read: () -> Result) -> Result {
    observation?.cancel()
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = outer }
    return withObservationTracking(
      {
        observation?.access()
        return read()
      }, onChange: observer())
  }

  /// What is to happen at a change; asked for only when something observable was read.
  private func observer() -> @Sendable () -> Void {
    let observation = self.observation ?? NodeObservation()
    self.observation = observation
    let generation = observation.generation
    let reference = reference
    return {
      ViewGraph.onMainActor {
        guard let node = reference.node, observation.generation == generation else { return }
        node.graph.observedChange(in: node, because: .property)
      }
    }
  }
}
