/// How a value is kept under a key, and what stands for it while there is none.
struct StoredForm<Value> {
  let fallback: Value
  let read: (Any) -> Value?

  /// What is kept; nil takes the entry away.
  let write: (Value) -> Any?

  /// A value kept as it is.
  static func plain(_ fallback: Value) -> StoredForm {
    StoredForm(fallback: fallback, read: { $0 as? Value }, write: { $0 })
  }

  /// A value that may be missing.
  static func optional<Wrapped>() -> StoredForm where Value == Wrapped? {
    StoredForm(fallback: nil, read: { ($0 as? Wrapped).map { $0 } }, write: { $0 })
  }

  /// A value kept by its raw value.
  static func raw(_ fallback: Value) -> StoredForm where Value: RawRepresentable {
    StoredForm(
      fallback: fallback, read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue })
  }

  /// A value kept by its raw value, that may be missing.
  static func optionalRaw<Wrapped: RawRepresentable>() -> StoredForm where Value == Wrapped? {
    StoredForm(
      fallback: nil,
      read: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)).map { $0 } },
      write: { $0?.rawValue })
  }
}

/// A place under a key, of a type.
struct StoredPlace<Value> {
  let entry: StoredEntry
  let form: StoredForm<Value>

  var value: Value {
    entry.value.flatMap(form.read) ?? form.fallback
  }

  /// Keeps a value; during an update that is misuse, and an equal one is no change (UP-04, UP-05).
  func write(_ value: Value, name: String) {
    if let view = ViewGraph.evaluating {
      view.graph.report(.modifyingStateDuringUpdate(view.typeName, name))
      return
    }
    if let old = entry.value.flatMap(form.read), ValueComparison.areEqual(old, value) { return }
    entry.value = form.write(value)
  }

  func binding(name: String) -> Binding<Value> {
    Binding(source: StoredSource(place: self, name: name))
  }
}

/// A source that is a value under a key.
private final class StoredSource<Value>: BindingSource<Value>, @unchecked Sendable {
  private let place: StoredPlace<Value>
  private let name: String

  init(place: StoredPlace<Value>, name: String) {
    self.place = place
    self.name = name
  }

  override func get() -> Value { place.value }

  override func set(_ value: Value, _ transaction: Transaction) {
    transaction.perform { place.write(value, name: name) }
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    (other as? StoredSource)?.place.entry === place.entry
  }
}

/// What a node keeps of a stored property, so that its value can be looked at from outside.
final class StoredProperty<Value>: NamedState {
  private let name: String
  var place: StoredPlace<Value>

  init(name: String, place: StoredPlace<Value>) {
    self.name = name
    self.place = place
  }

  var named: (name: String, value: Any) { (name, place.value) }
}
