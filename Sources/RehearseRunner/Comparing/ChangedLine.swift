import RehearseScript

/// A line that was printed otherwise than expected, with the words that differ.
package struct ChangedLine: Codable, Equatable, Sendable {
  package let number: Int
  package let expected: String
  package let actual: String

  /// What differs, in characters of each text.
  package let expectedMarks: [Range<Int>]
  package let actualMarks: [Range<Int>]

  /// What the eye can't see, when nothing else differs.
  package let invisible: Invisible?

  /// Differences that only visible marks can show.
  package enum Invisible: Codable, Equatable, Sendable {
    case blanksAtEnd
    case tabs
  }

  init(number: Int, expected: String, pattern: LinePattern, actual: String) {
    self.number = number
    invisible = Invisible(expected, actual)
    if let invisible {
      self.expected = invisible.marking(expected)
      self.actual = invisible.marking(actual)
      let marks = TextPiece.marks(TextPiece.all(self.expected), TextPiece.all(self.actual))
      (expectedMarks, actualMarks) = marks
    } else {
      self.expected = expected
      self.actual = RecordedText.text(actual)
      let kept = KeptElisions(pattern, for: actual)
      let marks =
        kept.elided.count == pattern.parts.count - 1
        ? TextPiece.marks(TextPiece.all(expected, standingFor: kept.elided), kept.pieces)
        : TextPiece.marks(TextPiece.all(expected), TextPiece.all(self.actual))
      (expectedMarks, actualMarks) = marks
    }
  }
}

extension ChangedLine.Invisible {
  fileprivate init?(_ expected: String, _ actual: String) {
    if expected.withoutBlanksAtEnd == actual.withoutBlanksAtEnd {
      self = .blanksAtEnd
    } else if expected.contains("\t"), expected.words == actual.words {
      self = .tabs
    } else {
      return nil
    }
  }

  /// The text with a mark for everything invisible that may differ.
  fileprivate func marking(_ text: String) -> String {
    let tabsShown = text.map { $0 == "\t" ? "⇥" : String($0) }.joined()
    guard self == .blanksAtEnd else { return tabsShown }
    let kept = text.withoutBlanksAtEnd.count
    return String(tabsShown.prefix(kept)) + tabsShown.dropFirst(kept).map { $0 == " " ? "·" : $0 }
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  fileprivate var words: [Substring] {
    split { $0 == " " || $0 == "\t" }
  }
}
