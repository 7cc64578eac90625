/// What an expectation asks of a value.
package enum StateOperator: String, CaseIterable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains
  case matches
}

/// Why a value and what was typed can't be compared.
package enum StateComparisonError: Error, Hashable, Sendable {
  /// The text is no value of that type; `fits` are words that would be, where they can be listed.
  case unfit(text: String, type: String, fits: [String])
  /// No case of that name in the enum.
  case unknownCase(String, type: String, near: [String], known: [String])
  /// Values of that type have no order, no content or no text to match.
  case unsuited(StateOperator, type: String)
  /// `expect PATH` alone asks for a Bool.
  case notBool(type: String)
  /// The value is nil, and so comes neither before nor after anything.
  case noOrder(StateOperator)
  case badPattern(String)
  /// The value, or the end of the collection, was not read.
  case notRead
}

/// Answers expectations about one value.
package enum StateComparison {
  /// Whether the value stands to the typed text as the operator says.
  package static func holds(
    _ value: StateValue, _ sign: StateOperator, _ typed: TypedText
  ) throws(StateComparisonError) -> Bool {
    switch sign {
    case .equal: try equals(value, typed)
    case .notEqual: try !equals(value, typed)
    case .less: try order(value, sign, typed) < 0
    case .lessOrEqual: try order(value, sign, typed) <= 0
    case .greater: try order(value, sign, typed) > 0
    case .greaterOrEqual: try order(value, sign, typed) >= 0
    case .contains: try contains(value, typed)
    case .matches: try matches(value, typed)
    }
  }

  /// Whether the value is true.
  package static func isTrue(_ value: StateValue) throws(StateComparisonError) -> Bool {
    guard case .bool(let value) = value else { throw .notBool(type: value.typeText) }
    return value
  }

  // MARK: - Order

  /// Below, at or above zero, as the value comes before, with or after the typed one.
  private static func order(
    _ value: StateValue, _ sign: StateOperator, _ typed: TypedText
  ) throws(StateComparisonError) -> Int {
    switch value {
    case .int(let number):
      if let other = Int(typed.text) { return number < other ? -1 : number > other ? 1 : 0 }
      return try order(Double(number), typed, "Int")
    case .double(let number): return try order(number, typed, "Double")
    case .string(let string):
      if typed.isNil { throw .unfit(text: "nil", type: "String", fits: []) }
      return string < typed.text ? -1 : string == typed.text ? 0 : 1
    case .text(let text):
      guard let date = DateText.parse(text) else { throw .unsuited(sign, type: "text") }
      guard let other = DateText.parse(typed.text) else {
        throw .unfit(text: typed.text, type: "Date", fits: [])
      }
      return date < other ? -1 : date == other ? 0 : 1
    case .null: throw .noOrder(sign)
    case .elided: throw .notRead
    default: throw .unsuited(sign, type: value.typeText)
    }
  }

  private static func order(
    _ number: Double, _ typed: TypedText, _ type: String
  ) throws(StateComparisonError) -> Int {
    guard let other = Double(typed.text) else {
      throw .unfit(text: typed.text, type: type, fits: [])
    }
    return number < other ? -1 : number == other ? 0 : 1
  }

  // MARK: - Content

  private static func contains(
    _ value: StateValue, _ typed: TypedText
  ) throws(StateComparisonError) -> Bool {
    switch value {
    case .string(let string), .text(let string):
      return typed.text.isEmpty || string.contains(typed.text)
    case .null: return false
    case .array(let elements), .set(let elements): return try contains(elements, typed)
    case .dictionary(let entries):
      return try contains(entries.map(\.key), typed)
    case .elided: throw .notRead
    default: throw .unsuited(.contains, type: value.typeText)
    }
  }

  /// Text that fits one element is enough, for the elements may be of several types.
  private static func contains(
    _ elements: [StateValue], _ typed: TypedText
  ) throws(StateComparisonError) -> Bool {
    var (refusal, fits): (StateComparisonError?, Bool) = (nil, false)
    for element in elements {
      do {
        if try equals(element, typed) { return true }
        fits = true
      } catch {
        if error == .notRead { throw error }
        refusal = refusal ?? error
      }
    }
    if let refusal, !fits { throw refusal }
    return false
  }

  private static func matches(
    _ value: StateValue, _ typed: TypedText
  ) throws(StateComparisonError) -> Bool {
    let text: String
    switch value {
    case .string(let string), .text(let string): text = string
    case .bool, .int, .double, .enumCase, .token, .name: text = StateText.line(value)
    case .null: return false
    case .elided: throw .notRead
    case .record, .array, .set, .dictionary: throw .unsuited(.matches, type: value.typeText)
    }
    guard let pattern = try? Regex(typed.text) else { throw .badPattern(typed.text) }
    return text.wholeMatch(of: pattern) != nil
  }
}
