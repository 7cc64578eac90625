/// A value on a path; equal values of different types are different (NV-27).
package struct NavigationValue: Hashable, @unchecked Sendable {
  package let value: AnyHashable

  /// The type's identity; the same value may be hashable under several types.
  private let type: ObjectIdentifier

  /// The type's name without its module, as W-01 has it.
  package let typeName: String

  init<Value: Hashable>(_ value: Value) {
    self.init(anyHashable: AnyHashable(value))
  }

  init(anyHashable: AnyHashable) {
    value = anyHashable
    let type = Swift.type(of: anyHashable.base)
    self.type = ObjectIdentifier(type)
    typeName = "\(type)"
  }

  /// Whether the value is of the type with the identity given.
  func isOf(_ type: ObjectIdentifier) -> Bool { self.type == type }
}
