/// What may stand at the cursor, and which part of the line it would take the place of.
package struct Completions: Equatable, Sendable {
  /// Byte offsets into the line; the cursor lies within them.
  package let range: Range<Int>
  package let items: [Completion]

  package init(replacing range: Range<Int>, with items: [Completion]) {
    self.range = range
    self.items = items
  }

  /// Nothing fits.
  package static let none = Completions(replacing: 0..<0, with: [])
}

/// One candidate.
package struct Completion: Equatable, Sendable {
  /// The text as it must be typed, with quotes if it needs them.
  package let replacement: String
  /// The text as it is listed.
  package let display: String
  /// A few words about it, empty if it speaks for itself.
  package let description: String
  /// Whether more of the same word follows, so that no blank is added: `name=`.
  package let continues: Bool
  /// Whether it is only listed: it can't be used now, and its description says why.
  package let isOnlyListed: Bool

  package init(
    _ replacement: String, display: String? = nil, description: String = "",
    continues: Bool = false, isOnlyListed: Bool = false
  ) {
    self.isOnlyListed = isOnlyListed
    self.replacement = replacement
    self.display = display ?? replacement
    self.description = description
    self.continues = continues
  }
}
