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

    /// Whether it is only told: it can't be used now, and its description says why.
    package let isOnlyTold: Bool

    package init(
      insertion: String, description: String, continues: Bool, isOnlyTold: Bool = false
    ) {
      self.insertion = insertion
      self.description = description
      self.continues = continues
      self.isOnlyTold = isOnlyTold
    }
  }
}
