import Observation

/// Ties a node to the observable properties that its last evaluation read, and to no others (UP-15).
///
/// A tracking ends when any of its properties changes, and can't be ended from outside. So where one may be left behind
/// by the next, both read this object's own generation: raising it ends the first.
final class NodeObservation: Observable, @unchecked Sendable {
  private let node: NodeReference
  private lazy var registrar = ObservationRegistrar()
  private var generation = 0

  /// Whether the last tracking still waits for a change, and whether it can be ended here.
  private(set) var isLive = false
  private var isTied = false

  init(_ node: ViewNode) {
    self.node = node.reference
  }

  /// Ends the tracking before; gives whether the next one has to be tied to this object.
  ///
  /// Who is evaluated because of a change has no tracking any more, and needs no means to end the next: most
  /// likely it ends in the same way. Should it not, the one that follows is tied.
  func beginTracking() -> Bool {
    let wasLive = isLive
    cancel()
    return wasLive
  }

  /// Makes the running tracking depend on this object.
  func tie() {
    isTied = true
    registrar.access(self, keyPath: \.generation)
  }

  /// Notes that a tracking has begun; gives what is to happen at a change.
  func begin() -> @Sendable () -> Void {
    isLive = true
    return { [generation] in
      if ViewGraph.isOnMainActor() {
        self.change(generation)
      } else {
        ViewGraph.onMainActor { self.change(generation) }
      }
    }
  }

  /// Marks the node, if the tracking of the generation has been waiting until now; it ends with the change.
  private func change(_ generation: Int) {
    guard self.generation == generation, isLive else { return }
    isLive = false
    isTied = false
    if let node = node.node { node.graph.observedChange(in: node, because: .property) }
  }

  /// Ends the tracking with its place, which leaves the tracking behind where it was not tied.
  func leave() {
    if isLive, !isTied, let node = node.node {
      LeftTrackings.types.insert(ObjectIdentifier(node.viewType))
    }
    cancel()
  }

  /// Ends the tracking of the evaluation before.
  private func cancel() {
    // First the number, so that the tracking that ends here is known to be an old one.
    generation += 1
    let wasTied = isTied
    isLive = false
    isTied = false
    if wasTied { registrar.withMutation(of: self, keyPath: \.generation) {} }
  }
}

extension ViewNode {
  /// Runs code on behalf of this node: what it reads, it depends on.
  ///
  /// Reads of state see the values of the update, and changes of what was read mark the node, never evaluate it (UP-16).
  @MainActor func track<Result>(_ read: () -> Result) -> Result {
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = outer }
    let tied = observationToTie()
    return withObservationTracking(
      {
        tied?.tie()
        return read()
      }, onChange: observer())
  }

  /// Runs code on behalf of this node that reads no other observable properties than the last tracking, which still
  /// waits for a change of them.
  @MainActor func readAgain<Result>(_ read: () -> Result) -> Result {
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = outer }
    return read()
  }

  /// The object by which the next tracking is to be ended, where it may have to be.
  @MainActor private func observationToTie() -> NodeObservation? {
    if let observation { return observation.beginTracking() ? observation : nil }
    // Places come and go: what the first evaluation reads must not keep its trackings for ever.
    guard LeftTrackings.types.contains(ObjectIdentifier(viewType)) else { return nil }
    let observation = NodeObservation(self)
    self.observation = observation
    return observation
  }

  /// What is to happen at a change; asked for only when something observable was read.
  private func observer() -> @Sendable () -> Void {
    let observation = self.observation ?? NodeObservation(self)
    self.observation = observation
    return observation.begin()
  }
}

/// The types of views whose places have gone while the tracking of their first evaluation still waited for a change.
private enum LeftTrackings {
  nonisolated(unsafe) static var types: Set<ObjectIdentifier> = []
}
