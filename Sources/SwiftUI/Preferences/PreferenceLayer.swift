/// A view with another over or under it, made of what the views in it say.
nonisolated package struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>:
  PrimitiveView
{
  let content: Content
  let layer: (Key.Value) -> Layer

  @MainActor package static func _update(_ view: PreferenceLayerView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let memory = node.properties.first as? LayerMemory<Key> ?? LayerMemory<Key>(node)
    if node.properties.isEmpty {
      node.properties = [memory]
      node.graph.preferences.add(memory, for: node)
    }
    node.semantics = .container(Container(.layers))
    node.updateChildren { cursor in
      let content = cursor.updatePart(view.content, key: .slot(0))
      let value = memory.read(content) ?? Key.defaultValue
      cursor.update(node.track { view.layer(value) }, key: .slot(1))
    }
  }
}

/// What such a view remembers of a key: a new layer is made only for another value.
private final class LayerMemory<Key: PreferenceKey>: PreferenceReader {
  private unowned let node: ViewNode
  private var reading = PreferenceReading<Key.Value>()

  init(_ node: ViewNode) {
    self.node = node
  }

  @MainActor func read(_ content: ViewNode) -> Key.Value? {
    reading = content.preference(of: Key.self)
    return reading.value
  }

  func look() {
    guard let content = node.children.first else { return }
    let new = content.preference(of: Key.self)
    guard new.origins != reading.origins, !Self.isSame(new.value, reading.value) else { return }
    guard node.graph.admitsChangeAction(of: node) else {
      return node.graph.report(.preferenceLoop("\(Key.self)"))
    }
    node.graph.markDirty(node)
  }

  private static func isSame(_ left: Key.Value?, _ right: Key.Value?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return ValueComparison.areEqual(left, right)
  }
}

extension View {
  /// Puts a view over this one, made of what the views in it say.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayerView<Self, Key, Layer>(content: self, layer: transform)
  }

  /// Puts a view under this one, made of what the views in it say.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayerView<Self, Key, Layer>(content: self, layer: transform)
  }
}
