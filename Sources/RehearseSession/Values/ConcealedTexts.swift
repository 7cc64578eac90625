import RehearseText

/// The texts in values that a reader has left out, for hiding them elsewhere too.
final class ConcealedTexts {
  private(set) var concealment = Concealment()

  /// Takes in the texts of a value, and its numbers as far as they are long enough to tell something.
  func insert(_ value: StateValue) {
    switch value {
    case .string(let text), .text(let text): concealment.insert(text)
    case .int, .double:
      let text = StateText.line(value)
      if text.count >= 4 { concealment.insert(text) }
    case .record(_, let fields), .array(let fields), .set(let fields), .enumCase(_, let fields):
      for field in fields { insert(field) }
    case .dictionary(let entries):
      for entry in entries {
        insert(entry.key)
        insert(entry.value)
      }
    case .null, .bool, .token, .elided, .name: break
    }
  }
}
