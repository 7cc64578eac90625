extension Diagnostic {
  /// What a diagnostic says: a sentence, what belongs under the caret, and what to type instead.
  package struct Text: Hashable, Sendable {
    package var message: String
    package var notes: [String] = []
    package var hint: String?

    init(_ message: String, notes: [String] = [], hint: String? = nil) {
      self.message = message
      self.notes = notes
      self.hint = hint
    }
  }

  /// The words for the facts.
  package var text: Text {
    guard let concealment else { return kind.text }
    var text = kind.text
    text.message = concealment.concealed(text.message)
    text.notes = concealment.concealed(text.notes)
    text.hint = text.hint.map { concealment.concealed($0) }
    return text
  }
}

extension Diagnostic.Kind {
  /// The words for the facts.
  package var text: Diagnostic.Text {
    readingText ?? commandText ?? controlText ?? runningText
      ?? Diagnostic.Text(code.rawValue)
  }
}

/// Pieces that many sentences are made of.
enum Wording {
  /// `a, b or c`
  static func list(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// `did you mean a or b?`, or the second text when there is nothing near.
  static func near(_ words: [String], otherwise: String? = nil) -> String? {
    words.isEmpty ? otherwise : "did you mean \(list(words))?"
  }

  /// The text in quotes, as messages show what is not a name.
  static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// `no steps`, `1 step`, `2 steps`
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number == 0 ? "no" : String(number)) \(noun)s"
  }

  /// `a button`, `an Int`
  static func article(_ noun: String) -> String {
    guard let first = noun.lowercased().first else { return noun }
    return ("aeiou".contains(first) ? "an " : "a ") + noun
  }
}
