/// A view that runs an action when a value differs from one evaluation to the next (UP-08).
nonisolated package struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  /// The form of the modifier decides which evaluation's closure runs (UP-10).
  enum Action {
    case former((Value) -> Void)
    case latest(isInitial: Bool, (Value, Value) -> Void)
  }

  let content: Content
  let value: Value
  let action: Action

  @MainActor package static func _update(_ view: ChangeView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    guard let memory = node.properties.first as? ChangeMemory<Value> else {
      let memory = ChangeMemory(view)
      node.properties.append(memory)
      if case .latest(true, let action) = view.action {
        // Once in the life of the place: a page that is uncovered appears again, but has not changed (DI-10).
        node.setLifecycle(
          story: (.change, .change),
          onEnter: { [weak memory] in
            guard let memory, memory.isFirstAppearance else { return }
            memory.isFirstAppearance = false
            action(memory.value, memory.value)
          })
      }
      return
    }
    let (old, former) = (memory.value, memory.former)
    memory.value = view.value
    if case .former(let action) = view.action { memory.former = action }
    // Around a tab that has never been selected there is nothing yet to change (ST-13).
    guard old != view.value, node.wrappedTab?.isVisited ?? true else { return }
    guard node.graph.admitsChangeAction(of: node) else {
      node.graph.report(.changeLoop(of: "\(Value.self)"))
      return
    }
    let new = view.value
    let story = StoryAction(.change, at: node)
    switch view.action {
    case .former(let action): node.graph.enqueue(story) { (former ?? action)(new) }
    case .latest(_, let action): node.graph.enqueue(story) { action(old, new) }
    }
  }
}

/// What a change modifier remembers of the evaluation before.
private final class ChangeMemory<Value: Equatable> {
  var value: Value
  var former: ((Value) -> Void)?
  var isFirstAppearance = true

  init<Content: View>(_ view: ChangeView<Content, Value>) {
    value = view.value
    if case .former(let action) = view.action { former = action }
  }
}

extension View {
  /// Runs the action of the evaluation before with the new value (UP-10).
  @available(*, deprecated, message: "Use an action with two or zero parameters instead.")
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, action: .former(action))
  }

  /// Runs an action with the old and the new value, on appearance too if asked for (UP-09).
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, action: .latest(isInitial: initial, action))
  }

  /// Runs an action when a value changes, on appearance too if asked for (UP-09).
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, action: .latest(isInitial: initial) { _, _ in action() })
  }
}
