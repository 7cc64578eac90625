/// What is known about each verb: how it is typed, what it takes, what it is for.
package enum CommandTable {
  /// One verb of the language.
  package struct Entry: Sendable {
    package let verb: Verb
    package let category: Category

    /// The forms it can take, one a line: `tap LABEL`.
    package let syntax: [String]

    /// What may be typed after it, in order.
    package let shapes: [Shape]

    /// What it does, in one line.
    package let help: String

    package let example: String
  }

  /// The headings of the list of commands.
  package enum Category: String, CaseIterable, Sendable {
    case models, hands, time, looking, checking, scripts, session
    /// Words that this version knows and does not carry out.
    case reserved
  }

  /// What an argument is, which decides what completion offers for it.
  package enum Shape: Hashable, Sendable {
    case editor, model, router, destination, route
    case keyValues, arguments
    case label, choice
    case text, number, duration, path, expectation, name, value, url
    case stage, option, optionValue, file, lesson, helpWord, command, block
    case keywords([String])
  }

  package static subscript(_ verb: Verb) -> Entry {
    byVerb[verb] ?? reserved(verb)
  }

  /// The heading under which a verb stands.
  package static func category(of verb: Verb) -> Category { categories[verb] ?? .reserved }

  /// Every verb once, in the order of the manual.
  package static let entries: [Entry] = Verb.allCases.map { CommandTable[$0] }

  /// The verbs that this version carries out, in the same order.
  package static let available: [Entry] = entries.filter { $0.category != .reserved }

  /// What to type instead of a beginning: its own form of several, or else the verb's example.
  ///
  /// For `expect not visible` it is `expect visible LABEL`, for `history -o part.flow` it is
  /// `history -o part.flow FIRST-LAST`, and for `tap` it is `tap "Add Item"`.
  static func pattern(for typed: String) -> String? {
    let words = typed.split(separator: " ").filter { $0 != "not" }
    guard let first = words.first, let verb = Verb(named: String(first)) else { return nil }
    let beginning = words.joined(separator: " ")
    let forms = CommandTable[verb].syntax.map { $0.replacing("[not] ", with: "") }
    guard words.count > 1 else { return CommandTable[verb].example }
    return forms.first { $0.hasPrefix(beginning) }
      ?? forms.lazy.compactMap { rest(of: $0, behind: words) }.first
      .map { "\(beginning) \($0)" } ?? CommandTable[verb].example
  }

  /// What is still to be typed of a form that has a word of its own behind the verb; nil where other words begin it, or
  /// nothing is left.
  private static func rest(of form: String, behind words: [Substring]) -> String? {
    let parts = form.split(separator: " ")
    guard parts.count > words.count, parts[0...1].elementsEqual(words[0...1]),
      zip(parts, words).allSatisfy({ part, word in part == word || part == part.uppercased() })
    else { return nil }
    return parts.dropFirst(words.count).joined(separator: " ")
  }

  private static let byVerb = Dictionary(
    uniqueKeysWithValues: (models + hands + looking + scripts + session).map { ($0.verb, $0) })

  private static let categories = byVerb.mapValues(\.category)

  private static func reserved(_ verb: Verb) -> Entry {
    let plan =
      switch verb {
      case .go: "Is to lead to a screen by the shortest way."
      case .graph: "Is to draw the states the app can be in."
      case .explore: "Is to try everything that can be done."
      default: "Is kept for a later version."
      }
    return Entry(
      verb: verb, category: .reserved, syntax: [verb.rawValue], shapes: [], help: plan,
      example: verb.rawValue)
  }
}

extension CommandTable {
  static func entry(
    _ verb: Verb, _ category: Category, _ syntax: [String], _ shapes: [Shape], _ help: String,
    example: String
  ) -> Entry {
    Entry(
      verb: verb, category: category, syntax: syntax, shapes: shapes, help: help, example: example)
  }
}
