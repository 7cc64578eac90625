/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no ancestor has set one.
  static var defaultValue: Value { get }
}

/// The values that a place inherits from its ancestors: a chain of settings, the nearest first.
public struct EnvironmentValues: CustomStringConvertible {
  package private(set) var link: EnvironmentLink?

  /// Makes an environment in which every value has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      value(for: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue
    }
    set {
      set(newValue, for: ObjectIdentifier(key))
    }
  }

  /// The nearest observable object of a type.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[object: objectType] }
    set { self[object: objectType] = newValue }
  }

  /// The nearest object of a type, observable in either way (EN-04).
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(for: ObjectIdentifier(ObjectKey<Object>.self), as: Object?.self) ?? nil }
    set {
      let key = ObjectIdentifier(ObjectKey<Object>.self)
      link = ObjectEnvironmentLink(key: key, next: link, value: newValue)
    }
  }

  public var description: String {
    let names = sequence(first: link) { $0?.next }.compactMap { $0?.name }
    return "[\(names.joined(separator: ", "))]"
  }

  private func value<Value>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
    guard let found = link?.nearest(key) else { return nil }
    return unsafeDowncast(found, to: TypedEnvironmentLink<Value>.self).value
  }

  private mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    link = TypedEnvironmentLink(key: key, next: link, value: value)
  }
}

private enum ObjectKey<Object> {}

/// One setting in the chain.
package class EnvironmentLink: @unchecked Sendable {
  let key: ObjectIdentifier
  let next: EnvironmentLink?

  init(key: ObjectIdentifier, next: EnvironmentLink?) {
    self.key = key
    self.next = next
  }

  var name: String { "" }

  /// The nearest setting of a key, from this one outwards.
  final func nearest(_ key: ObjectIdentifier) -> EnvironmentLink? {
    self.key == key ? self : next?.nearest(key)
  }

  /// Whether the setting says the same as another at the same place.
  func isSame(as other: EnvironmentLink) -> Bool { false }
}

/// One setting in the chain, with its value.
private class TypedEnvironmentLink<Value>: EnvironmentLink, @unchecked Sendable {
  let value: Value

  init(key: ObjectIdentifier, next: EnvironmentLink?, value: Value) {
    self.value = value
    super.init(key: key, next: next)
  }

  override var name: String { "\(Value.self) = \(value)" }

  override func isSame(as other: EnvironmentLink) -> Bool {
    guard other.key == key, other.next === next else { return false }
    return isSame(as: unsafeDowncast(other, to: TypedEnvironmentLink<Value>.self).value)
  }

  fileprivate func isSame(as other: Value) -> Bool {
    ValueComparison.areEqual(value, other)
  }
}

/// An object in the chain, which says the same as long as it is the same object, whatever has become of it.
private final class ObjectEnvironmentLink<Object: AnyObject>: TypedEnvironmentLink<Object?>,
  @unchecked Sendable
{
  override fileprivate func isSame(as other: Object?) -> Bool { value === other }
}

extension EnvironmentValues {
  /// The environment given before, if this one says the same, so that views below need not look again.
  func reusing(_ former: EnvironmentValues?) -> EnvironmentValues {
    guard let former, let link, let old = former.link, link.isSame(as: old) else { return self }
    return former
  }
}
