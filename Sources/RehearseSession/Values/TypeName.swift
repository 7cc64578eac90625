/// The name of a type as a person writes it: `Person`, `Int?`, `[String]`.
package func typeName(_ type: Any.Type) -> String {
  let name = _typeName(type, qualified: false)
  // The conformance is dear to look for, and only generic types have it.
  if name.utf8.last == UInt8(ascii: ">"), let composed = type as? any SpelledType.Type {
    return composed.spelling
  }
  return name
}

/// A type of the standard library that is written with signs instead of its name.
private protocol SpelledType {
  static var spelling: String { get }
}

extension Optional: SpelledType {
  fileprivate static var spelling: String { typeName(Wrapped.self) + "?" }
}

extension Array: SpelledType {
  fileprivate static var spelling: String { "[" + typeName(Element.self) + "]" }
}

extension Dictionary: SpelledType {
  fileprivate static var spelling: String {
    "[" + typeName(Key.self) + ": " + typeName(Value.self) + "]"
  }
}

extension Set: SpelledType {
  fileprivate static var spelling: String { "Set<" + typeName(Element.self) + ">" }
}
