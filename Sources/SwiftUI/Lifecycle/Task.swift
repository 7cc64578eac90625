/// A view with a task that lasts while the view is on screen (UP-14).
nonisolated package struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  @MainActor package static func _update(_ view: TaskView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    guard let memory = node.properties.first as? RunningTask<ID> else {
      let memory = RunningTask(id: view.id)
      node.properties.append(memory)
      memory.take(view)
      // The start is an action of its own turn, so that every appear action comes before (UP-12).
      node.setLifecycle(
        story: (.taskStart, .taskEnd),
        onEnter: { [weak memory] in memory?.start() },
        onLeave: { [memory] in memory.cancel() })
      return
    }
    memory.take(view)
    guard memory.id != view.id else { return }
    memory.id = view.id
    guard node.lifecycle?.isOnScreen == true else { return }
    node.graph.enqueue(StoryAction(.taskEnd, at: node)) { [weak memory] in memory?.cancel() }
    node.graph.enqueue(StoryAction(.taskStart, at: node)) { [weak memory] in memory?.start() }
  }
}

/// The task of one place.
@MainActor private final class RunningTask<ID: Equatable> {
  var id: ID
  private var task: Task<Void, Never>?
  private var make: (@MainActor () -> Task<Void, Never>)?

  init(id: ID) {
    self.id = id
  }

  func take<Content: View>(_ view: TaskView<Content, ID>) {
    let (priority, action) = (view.priority, view.action)
    make = { Task(priority: priority) { await action() } }
  }

  /// Starts the task if none is running.
  func start() {
    guard task == nil else { return }
    task = make?()
  }

  /// Cancels the task; the next appearance starts anew (OR-05).
  func cancel() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Runs a task while the view is on screen.
  @preconcurrency
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, name: nil, priority: priority, action: action)
  }

  /// Runs a task while the view is on screen, and a new one when the id changes.
  @preconcurrency
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, name: nil, priority: priority, action: action)
  }
}
