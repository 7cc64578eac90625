import RehearseScript

/// Something that may stand at a place, before what was typed of it is known.
struct Offer {
  /// How an offer becomes text.
  enum Form {
    /// A word that is quoted where it has to be.
    case word
    /// A key, with an equals sign behind it.
    case key
    /// The beginning of a word, of which more follows: a folder before a file.
    case beginning
    /// Text that stands as it is, and whether more of the same word follows.
    case literal(continues: Bool)

    static let literal = literal(continues: false)
  }

  let text: String
  let description: String
  let form: Form

  /// What stands behind it: a row that tells it from others of its name, such as ` in Jim`.
  let suffix: String

  /// Whether it is only told, with the reason why it can't be used now.
  let isOnlyTold: Bool

  init(
    _ text: String, _ description: String = "", _ form: Form = .word, suffix: String = "",
    isOnlyTold: Bool = false
  ) {
    self.text = text
    self.description = description
    self.form = form
    self.suffix = suffix
    self.isOnlyTold = isOnlyTold
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
    case .beginning: candidate(context.beginning(for: text), continues: true)
    case .literal(let continues): candidate(text, continues: continues)
    }
  }

  private func candidate(_ insertion: String, continues: Bool) -> SessionCompletion.Candidate {
    .init(
      insertion: insertion, description: description, continues: continues, isOnlyTold: isOnlyTold)
  }

  private static func letters(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }
}

/// The keys that already have a value in the command being typed, and the words that have none.
struct TypedKeys {
  private let command: String

  /// Looks at the text before the word being typed, and at what stands behind it.
  init(before: String, after: String = "") {
    let start = before.lastIndex { "\n;{".contains($0) } ?? before.startIndex
    command = String(before[start...]) + after.prefix { !"\n;}".contains($0) }
  }

  /// Whether a key stands there already.
  func contains(_ key: String) -> Bool {
    command.contains(" \(key)=") || command.contains(" \(Quoting.quoted(key))=")
  }
}
