/// A control or a row, as a person would point at it.
///
/// `Edit in Jim [2]` is the second thing labelled Edit in the row, section or group labelled Jim.
package struct Target: Hashable, Sendable {
  package let label: Label

  /// What it lies in, in the order of writing.
  package let containers: [Label]

  /// Which of several matches, from 1.
  package let ordinal: Number?

  package init(_ label: Label, containers: [Label] = [], ordinal: Number? = nil) {
    self.label = label
    self.containers = containers
    self.ordinal = ordinal
  }

  /// From the label to the end of the last selector.
  package var span: Span {
    var span = label.word.span
    for container in containers { span = span.merged(with: container.word.span) }
    return ordinal.map { span.merged(with: $0.word.span) } ?? span
  }
}

/// The name of a control: what it shows, or its accessibility identifier.
package struct Label: Hashable, Sendable {
  package let word: Word

  package init(_ word: Word) {
    self.word = word
  }

  /// The identifier, for `@id`.
  package var identifier: String? {
    guard !word.isQuoted, word.text.utf8.first == UInt8(ascii: "@"), word.text.utf8.count > 1 else {
      return nil
    }
    return String(word.text.dropFirst())
  }

  package var text: String { word.text }
}
