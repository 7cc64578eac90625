import RehearseScript

extension StateComparison {
  /// Whether the typed text, read as a value of the same type, is equal to the value.
  static func equals(
    _ value: StateValue, _ typed: TypedText
  ) throws(StateComparisonError) -> Bool {
    if case .elided = value { throw .notRead }
    if typed.isNil { return value == .null }
    switch value {
    case .null: return false
    case .bool(let value):
      guard let other = typed.bool else {
        throw .unfit(text: typed.text, type: "Bool", fits: ["true", "false"])
      }
      return value == other
    case .int(let number):
      if let other = Int(typed.text) { return number == other }
      guard let other = Double(typed.text) else {
        throw .unfit(text: typed.text, type: "Int", fits: [])
      }
      return Double(number) == other
    case .double(let number):
      guard let other = Double(typed.text) else {
        throw .unfit(text: typed.text, type: "Double", fits: [])
      }
      return number == other
    case .string(let string): return string == typed.text
    case .text(let text):
      // A date may be typed shorter than it is shown.
      if text == typed.text { return true }
      guard let date = DateText.parse(text) else { return false }
      guard let other = DateText.parse(typed.text) else {
        throw .unfit(text: typed.text, type: "Date", fits: [])
      }
      return date == other
    case .enumCase(let shown, let payload): return try equals(shown, payload, typed)
    case .array, .set, .dictionary:
      return try equals(value, typed, opening: "[")
    case .record(let type, _):
      return try equals(value, typed, opening: type.name + "(")
    case .token: return try equals(value, typed, opening: "#")
    case .name: throw .unsuited(.equal, type: value.typeText)
    case .elided: throw .notRead
    }
  }

  /// A bare name stands for the case with any payload.
  private static func equals(
    _ shown: EnumCase, _ payload: [StateValue], _ typed: TypedText
  ) throws(StateComparisonError) -> Bool {
    guard let other = TypedCase(typed.text) else {
      throw .unfit(text: typed.text, type: shown.typeName, fits: shown.siblings)
    }
    if other.name != shown.name {
      // Where the binary names no cases, any name may be one.
      if shown.siblings.isEmpty || shown.siblings.contains(other.name) { return false }
      let near = Suggestion.near(other.name, in: shown.siblings)
      throw .unknownCase(other.name, type: shown.typeName, near: near, known: shown.siblings)
    }
    guard let arguments = other.arguments else { return true }
    guard arguments.count == payload.count,
      zip(arguments, shown.labels).allSatisfy({ $0.label == $1 })
    else {
      let labels = shown.labels.map { $0.isEmpty ? "_:" : $0 + ":" }.joined()
      let fits = payload.isEmpty ? shown.name : "\(shown.name)(\(labels))"
      throw .unfit(text: typed.text, type: shown.typeName, fits: [fits])
    }
    for (argument, part) in zip(arguments, payload) {
      if try !equals(part, argument.value) { return false }
    }
    return true
  }

  /// Compares what is written on one line, blanks outside of quotes aside.
  private static func equals(
    _ value: StateValue, _ typed: TypedText, opening: String
  ) throws(StateComparisonError) -> Bool {
    guard withoutBlanks(typed.text).hasPrefix(opening) else {
      throw .unfit(text: typed.text, type: value.typeText, fits: [])
    }
    return withoutBlanks(StateText.line(value)) == withoutBlanks(typed.text)
  }

  private static func withoutBlanks(_ text: String) -> String {
    var (result, isQuoted, isEscaped) = ("", false, false)
    for character in text {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      if isQuoted || !character.isWhitespace { result.append(character) }
    }
    return result
  }
}
