/// A key of a value that a view has for the container around it.
public protocol ContainerValueKey {
  associatedtype Value

  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

/// What a view has to say to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type, if the view has one.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.base as? Value }.first
  }

  /// Whether the view has a tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool {
    self.tag(for: Value.self) == tag
  }

  /// Notes a tag, which comes before those noted later.
  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// A view with a value for the container around it.
nonisolated package struct ContainerValueView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout ContainerValues) -> Void

  @MainActor package static func _update(_ view: ContainerValueView, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
  }
}

extension View {
  /// Gives the container around the view a value.
  nonisolated public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}
