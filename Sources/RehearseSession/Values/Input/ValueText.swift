/// Turns what a person typed into a value of the type that receives it.
package enum ValueText {
  /// The value that the text stands for.
  package static func value<Value>(
    of type: Value.Type, from typed: TypedText
  ) throws(ValueTextError) -> Value {
    let value = try anyValue(of: type, from: typed)
    guard let value = value as? Value else { throw error(typed, type, .untypable) }
    return value
  }

  /// The value that the text stands for, of a type that is known only at run time.
  package static func anyValue(
    of type: Any.Type, from typed: TypedText
  ) throws(ValueTextError) -> Any {
    if let readable = type as? any TypedValue.Type { return try readable.read(typed) }
    if let layout = EnumLayout.of(type) { return try layout.value(of: type, from: typed) }
    if let raw = type as? any RawRepresentable.Type { return try rawValue(of: raw, from: typed) }
    if let lossless = type as? any LosslessStringConvertible.Type {
      guard let value = lossless.init(typed.text) else { throw error(typed, type, .form(nil)) }
      return value
    }
    throw error(typed, type, .untypable)
  }

  /// The words that fit the type, where they can be listed.
  package static func domain(of type: Any.Type) -> [String]? {
    if let listed = type as? any ListedValue.Type { return listed.words }
    return EnumLayout.of(type)?.signatures
  }

  private static func rawValue<Value: RawRepresentable>(
    of type: Value.Type, from typed: TypedText
  ) throws(ValueTextError) -> Any {
    let raw = try value(of: Value.RawValue.self, from: typed)
    guard let value = Value(rawValue: raw) else { throw error(typed, type, .form(nil)) }
    return value
  }

  static func error(
    _ typed: TypedText, _ type: Any.Type, _ reason: ValueTextError.Reason
  ) -> ValueTextError {
    ValueTextError(text: typed.text, type: typeName(type), reason: reason)
  }
}

/// Why typed text is no value of a type.
package struct ValueTextError: Error, Hashable, Sendable {
  package let text: String
  package let type: String
  package let reason: Reason

  package indirect enum Reason: Hashable, Sendable {
    /// Only these words fit, the nearest of them first in `near`.
    case words([String], near: [String])
    /// The number is not between these.
    case range(String, String)
    /// The text has not the form of such a value; an example of one, where there is one.
    case form(String?)
    /// The case takes other arguments: this is how it is written.
    case arguments(String)
    /// One argument of a case does not fit.
    case argument(String, ValueTextError)
    /// Values of this type can't be typed.
    case untypable
  }
}
