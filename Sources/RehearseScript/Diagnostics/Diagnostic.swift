import RehearseText

/// What is wrong with a command, as facts; the words for it are found elsewhere.
package struct Diagnostic: Error, Sendable {
  package let kind: Kind

  /// What the caret stands under.
  package let span: Span

  /// The command it belongs to, whose line is shown.
  package let command: Span

  /// What is left out of its words.
  package var concealment: Concealment?

  /// The verb of the block that had done something before, and has been taken back with it.
  package var takenBack: String?

  package init(_ kind: Kind, at span: Span, in command: Span) {
    self.kind = kind
    self.span = span
    self.command = command
  }

  /// A diagnostic about a whole command, with the caret under its verb.
  package init(_ kind: Kind, in command: Command) {
    self.init(kind, at: command.verb, in: command.span)
  }

  /// A diagnostic about a word of a command.
  package init(_ kind: Kind, at span: Span, in command: Command) {
    self.init(kind, at: span, in: command.span)
  }

  /// The same one within a wider command.
  package func within(_ command: Span) -> Diagnostic {
    var wider = Diagnostic(kind, at: span, in: command)
    wider.concealment = concealment
    wider.takenBack = takenBack
    return wider
  }

  /// What the hint leaves open: it is about a state that is gone with the block around the command.
  package var note: String? {
    takenBack.map { "\($0) is one step, and all that it did before this is taken back" }
  }
}
