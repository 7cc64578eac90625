// What the texts of several diagnostics need to know.
extension Diagnostic.Kind {
  /// One of several controls that a label fits, in the order of the screen.
  package struct Match: Hashable, Sendable {
    /// What it is and shows, such as `button "Edit"`.
    package let text: String
    /// Where it lies, such as `row "Jim"`; empty when it lies on the page itself.
    package let place: String

    package init(text: String, place: String) {
      self.text = text
      self.place = place
    }
  }

  /// What a page's control is for.
  package enum Role: String, Hashable, Sendable {
    case confirmation, cancellation
  }

  /// What a stage can register.
  package enum Registration: String, Hashable, Sendable {
    case editor, router, model
  }
}
