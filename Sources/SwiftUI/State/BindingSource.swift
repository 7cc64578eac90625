/// Where a binding reads and writes.
@usableFromInline class BindingSource<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("a binding source without a getter") }
  func set(_ value: Value, _ transaction: Transaction) {}

  /// Whether another source is surely the same place, by the same way; false when that can't be told.
  func isSame(as other: BindingSource) -> Bool { false }
}

/// A source that is a place of state.
final class StateSource<Value>: BindingSource<Value>, @unchecked Sendable {
  private let location: StateLocation<Value>

  init(_ location: StateLocation<Value>) {
    self.location = location
  }

  override func get() -> Value { location.readThroughBinding() }

  override func set(_ value: Value, _ transaction: Transaction) {
    transaction.perform { location.write(value) }
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    (other as? StateSource)?.location === location
  }
}

/// A source made of two closures, called at every access without comparing (UP-19).
final class ClosureSource<Value>: BindingSource<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(_ getter: @escaping () -> Value, _ setter: @escaping (Value, Transaction) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  override func get() -> Value { getter() }

  override func set(_ value: Value, _ transaction: Transaction) {
    transaction.perform { setter(value, transaction) }
  }
}

/// A source that never changes.
final class ConstantSource<Value>: BindingSource<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
}

/// A source that is a part of another source's value.
@usableFromInline final class PartSource<Whole, Value>: BindingSource<Value>, @unchecked Sendable {
  private let whole: BindingSource<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  @usableFromInline init(_ whole: BindingSource<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Value { whole.get()[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var copy = whole.get()
    // Where the whole is an object, it changes here.
    transaction.perform { copy[keyPath: keyPath] = value }
    whole.set(copy, transaction)
  }

  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? PartSource, keyPath == other.keyPath else { return false }
    return whole === other.whole || whole.isSame(as: other.whole)
  }
}

/// A source that is a property of an object.
@usableFromInline
final class ObjectSource<Root: AnyObject, Value>: BindingSource<Value>, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  @usableFromInline init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  // By a path that only reads: one that writes too lends the value out, from a buffer made for that.
  override func get() -> Value { root[keyPath: keyPath as KeyPath<Root, Value>] }

  override func set(_ value: Value, _ transaction: Transaction) {
    transaction.perform { root[keyPath: keyPath] = value }
  }

  /// Who reads a property of an older object is not told of its changes; only a new binding says that there are some.
  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? ObjectSource, root === other.root, keyPath == other.keyPath else {
      return false
    }
    return Root.self is any Observable.Type
  }
}
