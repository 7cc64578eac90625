/// Registers a value that is shown after each step and can be checked, but not driven.
public struct Watch: StageModel {
  public let model: Model

  /// Registers a property of an object.
  @MainActor public init<Owner: AnyObject, Value>(
    _ name: String, _ owner: Owner, _ keyPath: KeyPath<Owner, Value>
  ) {
    model = Model(name, .watch) { owner[keyPath: keyPath] }
  }

  /// Registers an object with all its fields.
  @MainActor public init<Value: AnyObject>(_ name: String, _ object: Value) {
    model = Model(name, .watch) { object }
  }
}
