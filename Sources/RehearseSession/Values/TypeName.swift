/// The name of a type as a person writes it: `Person`, `Int?`, `[String]`.
package func typeName(_ type: Any.Type) -> String {
  if let composed = type as? any SpelledType.Type { return composed.spelling }
  if type == Any.self { return "Any" }
  return _typeName(type, qualified: false)
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
