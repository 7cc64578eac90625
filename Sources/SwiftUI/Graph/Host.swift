/// A hosted app: the seam between the framework and whoever drives it.
///
/// The driver calls an action of an element, then `update()` until nothing moves; between two updates it may let tasks
/// run and end transitions.
@MainActor package final class Host {
  package let graph: ViewGraph
  package let window: PresentationHost
  package let root: ViewNode

  /// Builds the tree of a view and its first update's marks; nothing runs before `update()`.
  package init<Root: View>(policy: Policy = Policy(), _ makeRoot: () -> Root) {
    let graph = ViewGraph(policy: policy)
    self.graph = graph
    window = PresentationHost(kind: .window, parent: nil, graph: graph)
    var environment = EnvironmentValues()
    environment.hosting(window)
    environment.follow(policy)
    environment.scenePhase = policy.scenePhase
    environment.graphReference = graph.reference
    root = ViewNode(
      key: .slot(0), box: TypedViewBox(makeRoot()), parent: nil,
      environment: environment, host: window, navigation: nil)
    graph.root = root
    graph.markDirty(root)
  }

  /// Sets which of several behaviours holds from now on; another device or system is another environment.
  package func follow(_ policy: Policy) {
    let old = graph.policy
    graph.policy = policy
    guard old.idiom != policy.idiom || old.system != policy.system, root.isAttached else { return }
    root.environment.follow(policy)
    root.hasNewInput = true
    graph.markDirty(root)
  }

  /// Evaluates, runs actions and lets every host move, until all are quiet; transitions stay open.
  package func update() {
    repeat {
      graph.update()
    } while graph.reconcileHosts() || graph.needsUpdate
  }

  /// Ends the oldest open transition; false when none is open.
  package func finishTransition() -> Bool {
    graph.transitions.finishNext()
  }

  /// Updates and ends transitions until nothing moves; tasks are not run.
  package func settle() {
    var transitions = 0
    repeat {
      update()
      transitions += 1
      guard graph.admitsTransition(transitions) else { return }
    } while !graph.policy.holdsTransitions && finishTransition()
  }

  /// Whether the window is still there; on the Mac and the tablet `dismiss` closes it (DI-05).
  package var isOpen: Bool { root.isAttached }

  /// Takes everything off the screen, as when the app ends; disappear actions run.
  package func close() {
    root.detach()
    graph.update()
  }
}

extension ViewGraph {
  /// Lets each host move one step; false when all stand still.
  @MainActor func reconcileHosts() -> Bool {
    var hasMoved = false
    for stack in stacks where stack.reconcile() { hasMoved = true }
    for host in hosts where host.reconcile() { hasMoved = true }
    // The keyboard follows when all that may hold it stands still.
    if !hasMoved { focus.reconcile() }
    return hasMoved
  }
}

extension ViewGraph {
  /// Closes the window where windows close: on the Mac and the tablet (DI-05).
  @MainActor func closeWindow() {
    guard policy.idiom != .phone, let root, root.isAttached else { return }
    record("window closed")
    root.detach()
  }
}

extension EnvironmentValues {
  /// Takes over what a device says of itself: all but phones have room along the horizontal.
  fileprivate mutating func follow(_ policy: Policy) {
    let sizeClass: UserInterfaceSizeClass = policy.idiom == .phone ? .compact : .regular
    if horizontalSizeClass != sizeClass { horizontalSizeClass = sizeClass }
    if system != policy.system { system = policy.system }
  }
}

extension ViewGraph {
  /// Tells the views which phase the scene is in now.
  func adoptScenePhase() {
    guard let root, root.environment.scenePhase != policy.scenePhase else { return }
    root.environment.scenePhase = policy.scenePhase
    root.hasNewInput = true
    markDirty(root)
  }
}
