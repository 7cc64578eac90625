@_spi(Reflection) import Swift

/// What a value of a type may look like as JSON: each property with something in its place, those left out that may be.
///
/// `{"title":"…","boards":0}` for a plan with a title and a number of boards.
func jsonExample(of type: Any.Type) -> String {
  switch type {
  case is String.Type: return "\"…\""
  case is URL.Type: return "\"app://item\""
  case is UUID.Type: return "\"00000000-0000-0000-0000-000000000000\""
  case is Bool.Type: return "false"
  case is Date.Type, is any Numeric.Type: return "0"
  case is any ExpressibleByDictionaryLiteral.Type: return "{}"
  case is any ExpressibleByArrayLiteral.Type: return "[]"
  default: break
  }
  var members: [String] = []
  _forEachField(of: type) { name, _, fieldType, _ in
    if !(fieldType is any ExpressibleByNilLiteral.Type) {
      members.append("\"\(String(cString: name))\":\(jsonExample(of: fieldType))")
    }
    return true
  }
  return "{\(members.joined(separator: ","))}"
}
