/// What runs when a place comes on screen and leaves it.
final class NodeLifecycle {
  private unowned let node: ViewNode
  var onEnter: (@MainActor () -> Void)?
  var onLeave: (@MainActor () -> Void)?

  /// What the two actions are to a reader of the story.
  var story: (enter: StoryAction.Kind, leave: StoryAction.Kind) = (.appear, .disappear)
  private(set) var isOnScreen = false

  init(_ node: ViewNode) {
    self.node = node
  }

  /// Queues the action for appearing, unless the place is on screen already, or its page or its tab is covered.
  func enter() {
    guard !isOnScreen, node.host.isOnScreen, node.wrappedTab?.host.isOnScreen ?? true else {
      return
    }
    isOnScreen = true
    if let onEnter { node.graph.enqueue(StoryAction(story.enter, at: node), onEnter) }
  }

  /// Queues the action for disappearing, if the place is on screen.
  func leave() {
    guard isOnScreen else { return }
    isOnScreen = false
    if let onLeave { node.graph.enqueue(StoryAction(story.leave, at: node), onLeave) }
  }
}

extension ViewNode {
  /// Sets what runs on appearing and disappearing; the content of the view has been evaluated before (UP-12).
  @MainActor func setLifecycle(
    story: (enter: StoryAction.Kind, leave: StoryAction.Kind) = (.appear, .disappear),
    onEnter: (@MainActor () -> Void)? = nil, onLeave: (@MainActor () -> Void)? = nil
  ) {
    let lifecycle = lifecycle ?? NodeLifecycle(self)
    self.lifecycle = lifecycle
    lifecycle.onEnter = onEnter
    lifecycle.onLeave = onLeave
    lifecycle.story = story
    lifecycle.enter()
  }
}
