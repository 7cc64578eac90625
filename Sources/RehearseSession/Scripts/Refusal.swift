import RehearseScript

/// Why a command is refused, with the text its diagnostic points into: a verb or a file may lie outside of the script.
package struct Refusal: Error, Sendable {
  package let diagnostic: Diagnostic
  package let source: Source

  init(_ diagnostic: Diagnostic, in source: Source) {
    self.diagnostic = diagnostic
    self.source = source
  }

  /// The same one, where all that a block had done is gone with it.
  func takenBack(with verb: String) -> Refusal {
    var diagnostic = diagnostic
    diagnostic.takenBack = verb
    return Refusal(diagnostic, in: source)
  }
}
