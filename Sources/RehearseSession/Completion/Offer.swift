import RehearseScript

/// Something that may stand at a place, before what was typed of it is known.
struct Offer {
  /// How an offer becomes text.
  enum Form {
    /// A word that is quoted where it has to be.
    case word
    /// A key, with an equals sign behind it.
    case key
    /// Text that stands as it is, and whether more of the same word follows.
    case literal(continues: Bool)

    static let literal = literal(continues: false)
  }

  let text: String
  let description: String
  let form: Form

  /// What stands behind it: a row that tells it from others of its name, such as ` in Jim`.
  let suffix: String

  init(_ text: String, _ description: String = "", _ form: Form = .word, suffix: String = "") {
    self.text = text
    self.description = description
    self.form = form
    self.suffix = suffix
  }

  init(_ text: String, _ form: Form) {
    self.init(text, "", form)
  }

  /// Whether it begins with what was typed, case aside, and blanks and punctuation where a label's may be left out.
  func fits(_ partial: String) -> Bool {
    if partial.isEmpty { return true }
    let (whole, typed) = (text.lowercased(), partial.lowercased())
    if whole.hasPrefix(typed) { return true }
    if case .literal = form { return false }
    let letters = Self.letters(typed)
    return !letters.isEmpty && Self.letters(whole).hasPrefix(letters)
  }

  func candidate(in context: CompletionContext) -> SessionCompletion.Candidate {
    switch form {
    case .word: candidate(context.insertion(for: text) + suffix, continues: false)
    case .key: candidate(context.insertion(forKey: text), continues: true)
    case .literal(let continues): candidate(text, continues: continues)
    }
  }

  private func candidate(_ insertion: String, continues: Bool) -> SessionCompletion.Candidate {
    .init(insertion: insertion, description: description, continues: continues)
  }

  private static func letters(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }
}

/// The keys that already have a value in the command being typed, and the words that have none.
struct TypedKeys {
  private let command: Substring

  /// Looks at a text up to the word being typed.
  init(_ text: String) {
    command = text[(text.lastIndex { "\n;{".contains($0) } ?? text.startIndex)...]
  }

  /// Whether a key stands there already.
  func contains(_ key: String) -> Bool {
    command.contains(" \(key)=") || command.contains(" \(Quoting.quoted(key))=")
  }
}
