/// One command, as it was asked for; nothing here knows how it is carried out.
///
/// `! set editor.isPresented=true` is a command that must fail, of the form `.set`.
package struct Command: Sendable {
  package let form: Form

  /// Whether `!` stands before it, so that it has to fail.
  package let mustFail: Bool

  /// Whether a word of it, outside of a block, waits for the value of a variable.
  package let usesVariables: Bool

  /// The first word, for carets under it.
  package let verb: Span

  /// From the verb to the last word, without `!` and with the block.
  package let span: Span

  package init(
    _ form: Form, mustFail: Bool = false, usesVariables: Bool = false, verb: Span = Span(0, 0),
    span: Span = Span(0, 0)
  ) {
    self.form = form
    self.mustFail = mustFail
    self.usesVariables = usesVariables
    self.verb = verb
    self.span = span
  }

  /// What the command is, with its arguments, which all who pass it on share.
  package indirect enum Form: Hashable, Sendable {
    // models
    case present(editor: Word, [KeyedValue])
    case set([KeyedValue])
    case save
    case cancel
    case sheet(Destination, [Argument])
    case push(Destination, [Argument])
    case pop(Number?)
    case back
    case dismiss(model: Word?)
    // hands
    case tap(Target)
    case type(Word, into: Target?)
    case clear(Target)
    case choose(Target, value: Word)
    case toggle(Target)
    case increment(Target, by: Number?)
    case decrement(Target, by: Number?)
    case swipe
    case swipeRelease
    case press(KeyPress)
    case tab(Target)
    case delete(Target)
    case move(Target, to: Number)
    case refresh
    case open(url: Word)
    // time
    case wait(Delay)
    case waitReal(Delay)
    case advance
    // looking
    case state(StateScope)
    case screen
    case tree
    case actions
    case why(Target)
    case log(Number?)
    // checking
    case expect(Expectation)
    case always(Expectation)
    // scripts
    case stage(Word, [Argument])
    case scenario(title: Word)
    case tag([Word])
    case skip(reason: Word)
    case timeout(Delay)
    case expectedToFail(reason: Word)
    case `let`(name: Word, LetValue)
    case run(file: Word, [KeyedValue])
    case `repeat`(Number, Block)
    case `for`(name: Word, in: [Word], Block)
    case define(name: Word, parameters: [Word], Block)
    // session
    case undo(Travel)
    case redo(Travel)
    case reset
    case history(HistoryRequest)
    case record(RecordRequest)
    case diff(Number, Number?)
    /// Without a value it can only be refused, by who knows which there are.
    case option(name: Word, value: Word?)
    /// Keeps the options in force for later prompts.
    case saveOptions
    case stages
    /// Lists the lessons, or goes on with one.
    case learn(lesson: Word?)
    /// Begins a lesson anew.
    case learnAgain(lesson: Word)
    case hint
    case solution
    case help(word: Word?)
    case apropos(word: Word)
    case quit
    // words the language does not know itself
    /// A verb of one's own, of the stage, or of nobody: only the session can tell.
    case call(verb: Word, [Word])
    /// A word kept for a later capability.
    case reserved(Verb, [Word])
  }
}

extension Command {
  /// The verb of the language that the command begins with; none for verbs of one's own.
  package var known: Verb? { form.verb }
}

extension Command {
  /// The command and all those in its blocks.
  package var withInner: [Command] { [self] + (block?.commands.flatMap(\.withInner) ?? []) }

  /// What stands between its braces.
  package var block: Block? {
    switch form {
    case .repeat(_, let block), .for(_, _, let block), .define(_, _, let block): block
    default: nil
    }
  }
}

// MARK: - Hashable

/// Two commands are equal when they ask for the same, wherever they stand.
extension Command: Hashable {
  package static func == (left: Command, right: Command) -> Bool {
    left.mustFail == right.mustFail && left.form == right.form
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(mustFail)
    hasher.combine(form)
  }
}
