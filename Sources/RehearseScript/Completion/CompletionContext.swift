/// What may be typed at a place in a line, and what has been typed of it.
///
/// In `tap "Add I` at its end: a label for `tap`, of which `Add I` stands in double quotes from byte 4 on.
package struct CompletionContext: Hashable, Sendable {
  package let place: Place

  /// Bare words of the language that may stand here too.
  package let keywords: [String]

  /// What stands there already, without quotes and escapes.
  package let partial: String

  /// The bytes a candidate replaces, an opening quote included.
  package let range: Range<Int>

  /// The quote that is still open.
  package let openQuote: Character?

  /// The verb of the command, where it is one of the language.
  package var verb: Verb?

  /// The variables that the text itself makes before the cursor: of `let`, `for` and `define`.
  package var localVariables: [String] = []

  /// What kind of word a place takes.
  package enum Place: Hashable, Sendable {
    case verb
    case editor
    case model
    /// A destination of a sheet, with its router where it has been typed.
    case destination
    case route
    /// A field or an argument's name before `=`; the subject is the editor, destination, stage or file.
    case key(Verb, subject: String?)
    /// What stands behind `=`.
    case value(key: String, Verb, subject: String?)
    /// An argument that may have a key or not, counted from 0.
    case argument(Int, Verb, subject: String)
    /// An argument of a verb of one's own, counted from 0.
    case callArgument(Int, verb: String)
    /// A control for this verb.
    case label(Verb)
    /// A row, section or group that holds the labelled control.
    case container(of: String)
    /// A value of the labelled picker.
    case choice(label: String)
    case stage
    case option
    case optionValue(option: String)
    case path
    /// What a path may be compared by.
    case comparison(path: String)
    /// What a path may be compared with.
    case comparedValue(path: String)
    case presentationKind
    /// The title of something presented, of a kind.
    case presentedTitle(kind: String)
    /// An event of the last step, or the id of an issue.
    case event
    case issue
    /// The name of a variable behind its dollar sign, perhaps in braces.
    case variable(isBraced: Bool)
    case keyPress
    case helpWord
    case lesson
    case file
    /// The number of a step, or of a first and a last one.
    case step
    case nothing
  }

  /// Looks at the text before the cursor, with the same tokens that reading uses.
  package static func at(_ text: String, cursorUTF8Offset cursor: Int) -> CompletionContext {
    let bytes = Array(text.utf8.prefix(max(0, cursor)))
    return CompletionFinder(Source(bytes: bytes)).context()
  }
}

extension CompletionContext {
  /// The candidate as it replaces the range: quoted where it has to be, or as its beginning is.
  package func insertion(for candidate: String) -> String {
    switch openQuote {
    case "'" where !candidate.unicodeScalars.contains { $0 == "'" || $0.value < 0x20 }:
      "'\(candidate)'"
    case nil: Quoting.word(candidate)
    default: Quoting.quoted(candidate)
    }
  }

  /// The same for a word of which more follows, such as the folder of a file: the quote stays open.
  package func beginning(for candidate: String) -> String {
    let word = insertion(for: candidate)
    return word.count > 1 && (word.hasSuffix("\"") || word.hasSuffix("'"))
      ? String(word.dropLast()) : word
  }

  /// A field, a path or a label as it stands before a value, with the equals sign.
  package func insertion(forKey key: String) -> String {
    let word = Word(key, isQuoted: false, span: Span(0, 0))
    let isPath = openQuote == nil && (try? Path(word)) != nil && !Quoting.isNeeded(for: key)
    return (isPath ? key : Quoting.quoted(key)) + "="
  }
}
