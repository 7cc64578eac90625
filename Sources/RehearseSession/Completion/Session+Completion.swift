import RehearseScript

extension SessionCompletion.Candidate {
  /// The same, to be told and not to be typed for anybody.
  fileprivate var onlyTold: Self {
    Self(
      insertion: insertion, description: description, continues: continues, isOnlyTold: true)
  }
}

extension CompletionContext {
  /// The only word of the language that may stand where nothing has been begun, unless it has to.
  fileprivate var optionalKeyword: String? {
    guard partial.isEmpty, openQuote == nil, keywords.count == 1 else { return nil }
    switch (verb, keywords[0]) {
    case (.for, _), (.expected, _), (_, "="), (_, "presented"): return nil
    default: return keywords[0]
    }
  }
}

extension TranscriptRunner {
  /// Everything that may stand at the cursor, a byte offset into the text.
  package func completion(of text: String, cursor: Int) -> SessionCompletion {
    session.completion(of: text, cursor: cursor, in: timeline)
  }
}

extension Session {
  fileprivate func completion(
    of text: String, cursor: Int, in timeline: Timeline
  ) -> SessionCompletion {
    let context = CompletionContext.at(text, cursorUTF8Offset: cursor)
    let before = String(decoding: text.utf8.prefix(context.range.lowerBound), as: UTF8.self)
    let after = String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self)
    let offers =
      context.place == .step
      ? timeline.stepOffers(context.verb, context.partial)
      : offers(context, typed: TypedKeys(before: before, after: after))
    var seen: Set<String> = []
    let fitting = offers.filter { $0.fits(context.partial) }
    // What can be used comes first.
    var candidates = (fitting.filter { !$0.isOnlyTold } + fitting.filter(\.isOnlyTold))
      .map { $0.candidate(in: context) }
    if fitting.count == 1, let only = context.optionalKeyword, fitting[0].text == only {
      candidates = candidates.map(\.onlyTold)
    }
    return SessionCompletion(
      range: context.range, candidates: candidates.filter { seen.insert($0.insertion).inserted })
  }

  private func offers(_ context: CompletionContext, typed: TypedKeys) -> [Offer] {
    let keywords = context.keywords.map {
      Offer($0, KeywordText.meaning(of: $0, after: context.verb), .literal)
    }
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
      case .variable(let isBraced): variableOffers(context, isBraced: isBraced)
      case .path: context.openQuote == nil ? pathOffers(context.partial, context.keywords) : []
      case .comparison(let path): comparisonOffers(path)
      case .comparedValue(let path): comparedValueOffers(path)
      case .stage: stages.map { Offer($0.name, $0.summary) }
      case .option: SessionOptions.entries.map { Offer($0.name, $0.summary) }
      case .optionValue(let option): optionValueOffers(option)
      case .presentationKind: presentationOffers
      case .presentedTitle(let kind): titleOffers(kind)
      case .event: (lastStep?.events ?? []).map { Offer($0, "of the last step") }
      case .issue:
        (lastStep?.issues ?? []).map {
          Offer($0.id, $0.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
        }
      case .keyPress:
        [Offer("return", "the default action"), Offer("escape", "the cancel action")]
          + heardKeys.map { Offer($0.rawValue, "for an onKeyPress around the keyboard") }
      case .helpWord: helpOffers
      case .callArgument(let position, let verb): stageVerbOffers(position, verb)
      case .lesson:
        lessons.map { Offer($0.name, $0.title) } + lessonFileOffers(context.partial)
      case .file: fileOffers(context)
      case .step, .nothing: []
      }
    return offers + keywords
  }
}

// Words of the language and of the session.
extension Session {
  /// The verbs that this version carries out and this stage can mean.
  private var verbOffers: [Offer] {
    CommandTable.available.filter { isMeaningful($0.verb) }
      .map { Offer($0.verb.rawValue, $0.help) }
      + current.actions.map { Offer($0.name, $0.summary) }
      + environment.verbs.map { Offer($0.name, "defined here: \($0.syntax)") }
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
    verbOffers
      + WordTable.entries.flatMap { entry in entry.words.map { Offer($0, entry.help, .literal) } }
      + SessionOptions.entries.map { Offer($0.name, $0.summary) }
      + current.models.map { Offer($0.name, $0.role.name) }
      + stages.map { Offer($0.name, $0.summary.isEmpty ? "stage" : "stage: \($0.summary)") }
  }

  /// A script that lies somewhere may be a lesson; where only a name was begun, a lesson of that name is meant.
  private func lessonFileOffers(_ partial: String) -> [Offer] {
    partial.contains { "/.".contains($0) } ? FileOffers(partial, of: [.flow]).readable : []
  }

  private func fileOffers(_ context: CompletionContext) -> [Offer] {
    let files = FileOffers(
      context.partial, of: context.verb == .run ? [.flow, .markdown] : [.flow])
    return context.verb == .run ? files.readable : files.writable
  }

  /// The variables in force, then those of the block that is being typed.
  private func variableOffers(_ context: CompletionContext, isBraced: Bool) -> [Offer] {
    let known = environment.variables.sorted { $0.key < $1.key }
    let own = context.localVariables.filter { environment.variables[$0] == nil }
    let continues = context.openQuote != nil
    let end = isBraced ? "}" : ""
    return known.map {
      Offer($0.key + end, Quoting.quoted($0.value), .literal(continues: continues))
    } + own.map { Offer($0 + end, "of this text", .literal(continues: continues)) }
  }

  private var presentationOffers: [Offer] {
    let presented = ScreenPath(host).presented
    return Expectation.PresentationKind.allCases.map { kind in
      let front = presented.last { $0.kind == kind.rawValue }
      return Offer(
        kind.rawValue, front.map { "now: \($0.place.title ?? $0.place.name)" } ?? "none now")
    }
  }

  private func titleOffers(_ kind: String) -> [Offer] {
    ScreenPath(host).presented.filter { $0.kind == kind }
      .map { Offer($0.place.title ?? $0.place.name, "presented now") }
  }

  private func optionValueOffers(_ option: String) -> [Offer] {
    guard let entry = SessionOptions.entries.first(where: { $0.name == option }) else { return [] }
    let now = options.value(of: entry)
    return entry.choices.enumerated().map { index, choice in
      let marks = [choice == now ? "now" : nil, index == 0 ? "the default" : nil].compactMap(\.self)
      let state = marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
      return Offer(choice, entry.meaning(of: choice) + state)
    }
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
