/// The places that look at what the views in them say.
final class PreferenceReaders: @unchecked Sendable {
  private var readers: [any PreferenceReader] = []
  private var checked = -1

  func add(_ reader: any PreferenceReader, for node: ViewNode) {
    readers.append(reader)
    node.onRemove.append { [weak self, weak reader] in
      self?.readers.removeAll { $0 === reader }
    }
  }

  /// Has the readers look again though nothing has been evaluated, as when the keyboard has moved.
  func checkAgain(_ graph: ViewGraph) {
    guard !readers.isEmpty else { return }
    checked = -1
    graph.enqueue {}
  }

  /// Lets the readers look again, if anything has been evaluated since they last did; inner ones first.
  @MainActor func check(_ evaluations: Int) {
    guard !readers.isEmpty, evaluations != checked else { return }
    checked = evaluations
    for reader in readers.reversed() { reader.look() }
  }
}

/// A place that looks at what the views in it say.
@MainActor protocol PreferenceReader: AnyObject {
  /// Looks again, and does what a change asks for.
  func look()
}

/// A view that runs an action when the value of a key changes.
nonisolated package struct PreferenceChangeView<Content: View, Key: PreferenceKey>: PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  @MainActor package static func _update(_ view: PreferenceChangeView, _ inputs: _ViewInputs) {
    let node = inputs.node
    if let memory = node.properties.first as? PreferenceMemory<Key> {
      memory.action = view.action
    } else {
      let memory = PreferenceMemory<Key>(node, view.action)
      node.properties = [memory]
      node.graph.preferences.add(memory, for: node)
    }
    node.updateChild(view.content)
  }
}

/// What a change modifier remembers of a key.
private final class PreferenceMemory<Key: PreferenceKey>: PreferenceReader
where Key.Value: Equatable {
  private unowned let node: ViewNode
  private var value: Key.Value?
  var action: (Key.Value) -> Void

  init(_ node: ViewNode, _ action: @escaping (Key.Value) -> Void) {
    self.node = node
    self.action = action
  }

  func look() {
    let new = node.children.first?.preference(of: Key.self).value ?? Key.defaultValue
    guard value != new else { return }
    value = new
    guard node.graph.admitsChangeAction(of: node) else {
      return node.graph.report(.preferenceLoop("\(Key.self)"))
    }
    node.graph.enqueue { [weak self] in self?.action(new) }
  }
}

extension View {
  /// Runs an action with the value of a key, when the view appears and whenever the value changes (UP-23).
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceChangeView<Self, Key>(content: self, action: action)
  }
}
