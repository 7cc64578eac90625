import RehearseScript

/// What may stand at a place in a line: from the language, and from the app as it is at this moment.
package struct SessionCompletion: Hashable, Sendable {
  /// The bytes of the text that a candidate takes the place of.
  package let range: Range<Int>

  /// What fits, in the order of the manual, the stage or the screen.
  package let candidates: [Candidate]

  package init(range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }

  /// A word or phrase that fits.
  package struct Candidate: Hashable, Sendable {
    /// As it has to be typed, with quotes where it needs them.
    package let insertion: String

    /// A few words about it.
    package let description: String

    /// Whether more of the same word follows, such as a value behind `name=`.
    package let continues: Bool

    package init(insertion: String, description: String, continues: Bool) {
      self.insertion = insertion
      self.description = description
      self.continues = continues
    }
  }
}

extension Session {
  /// Everything that may stand at the cursor, a byte offset into the text.
  package func completion(of text: String, cursor: Int) -> SessionCompletion {
    let context = CompletionContext.at(text, cursorUTF8Offset: cursor)
    let before = String(decoding: text.utf8.prefix(context.range.lowerBound), as: UTF8.self)
    let offers = offers(context, typed: TypedKeys(before))
    var seen: Set<String> = []
    let candidates = offers.filter { $0.fits(context.partial) }.map { $0.candidate(in: context) }
    return SessionCompletion(
      range: context.range, candidates: candidates.filter { seen.insert($0.insertion).inserted })
  }

  private func offers(_ context: CompletionContext, typed: TypedKeys) -> [Offer] {
    let keywords = context.keywords.map { Offer($0, .literal) }
    let offers: [Offer] =
      switch context.place {
      case .verb: verbOffers
      case .editor, .model, .destination, .route: modelOffers(context)
      case .key(let verb, let subject): keyOffers(verb, subject, context.partial, typed)
      case .value(let key, let verb, let subject): valueOffers(key, verb, subject)
      case .argument(let position, let verb, let subject):
        argumentOffers(position, verb, subject, typed)
      case .label(let verb): labelOffers(verb)
      case .container(let label): containerOffers(label)
      case .choice(let label): choiceOffers(label)
      case .path: context.openQuote == nil ? pathOffers(context.partial, context.keywords) : []
      case .comparison(let path): comparisonOffers(path)
      case .comparedValue(let path): comparedValueOffers(path)
      case .stage: stages.map { Offer($0.name, $0.summary) }
      case .option: SessionOptions.entries.map { Offer($0.name, $0.summary) }
      case .optionValue(let option): optionValueOffers(option)
      case .presentationKind:
        Expectation.PresentationKind.allCases.map { Offer($0.rawValue) }
      case .keyPress:
        [Offer("return", "the default action"), Offer("escape", "the cancel action")]
          + RehearseScript.KeyPress.allCases.dropFirst(2).map { Offer($0.rawValue) }
      case .helpWord: helpOffers
      case .callArgument(let position, let verb): stageVerbOffers(position, verb)
      case .lesson: lessons.map { Offer($0.name, $0.title) }
      case .file, .nothing: []
      }
    return offers + keywords
  }
}

// Words of the language and of the session.
extension Session {
  /// The verbs that this version carries out and this stage can mean.
  private var verbOffers: [Offer] {
    CommandTable.entries
      .filter { $0.availability == .now && isMeaningful($0.verb) }
      .map { Offer($0.verb.rawValue, $0.help) }
      + current.actions.map { Offer($0.name, $0.summary) }
      + environment.verbs.map { Offer($0.name, $0.syntax) }
  }

  private func isMeaningful(_ verb: Verb) -> Bool {
    switch verb {
    case .present: current.models.contains { $0.present != nil }
    case .sheet: current.models.contains { !$0.sheets.isEmpty }
    case .push: current.models.contains { !$0.pages.isEmpty }
    case .pop: current.models.contains { $0.path != nil }
    case .learn, .hint, .solution: !lessons.isEmpty
    default: true
    }
  }

  private var helpOffers: [Offer] {
    verbOffers + SessionOptions.entries.map { Offer($0.name, $0.summary) }
      + current.models.map { Offer($0.name, $0.role.name) }
  }

  private func optionValueOffers(_ option: String) -> [Offer] {
    guard let entry = SessionOptions.entries.first(where: { $0.name == option }) else { return [] }
    let now = options.value(of: entry)
    return entry.choices.map { Offer($0, $0 == now ? "now" : "") }
  }
}

extension Model.Role {
  /// The role in a person's words.
  var name: String {
    switch self {
    case .editor: "editor"
    case .router: "router"
    case .watch: "shown after every step"
    case .action, .domain, .redaction: "the stage's own"
    }
  }
}
