import RehearseScript

/// A command that was read but can't be carried out, the word at fault, and all that is said about it.
struct RefusalRow: Sendable, CustomStringConvertible {
  let kind: Diagnostic.Kind
  let line: String
  let word: String
  let rendered: String

  init(_ kind: Diagnostic.Kind, _ line: String, _ word: String, _ rendered: String) {
    self.kind = kind
    self.line = line
    self.word = word
    self.rendered = rendered
  }

  var description: String { "\(kind.code)" }

  static let all =
    verbs + stage + fields + controls + presentation + checking + time + process
}
