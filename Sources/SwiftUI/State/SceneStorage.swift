/// A value that a scene keeps under a key, for as long as the scene is open.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let form: StoredForm<Value>
  private var entry: StoredEntry?

  init(_ form: StoredForm<Value>, _ key: String) {
    self.key = key
    self.form = form
  }

  /// The value kept, or the one to start from; setting it outside an installed view changes nothing.
  public var wrappedValue: Value {
    get { place?.value ?? form.fallback }
    nonmutating set { place?.write(newValue, name: key) }
  }

  /// A binding to the value; outside an installed view a constant one.
  public var projectedValue: Binding<Value> {
    place?.binding(name: key) ?? .constant(form.fallback)
  }

  private var place: StoredPlace<Value>? {
    entry.map { StoredPlace(entry: $0, form: form) }
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    let place = StoredPlace(entry: node.graph.sceneValues.entry(key), form: form)
    entry = place.entry
    Self.kept(in: node, slot: slot) { StoredProperty(name: name, place: place) }.place = place
  }

  package nonisolated static func isSameInput(_ left: SceneStorage, _ right: SceneStorage) -> Bool {
    left.key == right.key
  }
}
