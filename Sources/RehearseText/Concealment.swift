/// Texts that are not to be shown, wherever they turn up.
package struct Concealment: Equatable, Sendable {
  /// What stands for them.
  package static let mark = "redacted"

  /// Longest first, so that none is hidden in part.
  private var texts: [String] = []

  package init() {}

  package var isEmpty: Bool { texts.isEmpty }

  /// Adds a text; an empty one hides nothing.
  package mutating func insert(_ text: String) {
    guard !text.isEmpty, text != Self.mark, !texts.contains(text) else { return }
    let place = texts.firstIndex { $0.utf8.count < text.utf8.count } ?? texts.count
    texts.insert(text, at: place)
  }

  /// The text with all that is not to be shown replaced.
  package func concealed(_ text: String) -> String {
    var text = text
    for secret in texts {
      hide(secret, in: &text)
      // As it stands in quotes.
      let quoted = ControlCharacters.escaped(
        secret.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))
      if quoted != secret { hide(quoted, in: &text) }
    }
    return text
  }

  package func concealed(_ lines: [String]) -> [String] {
    isEmpty ? lines : lines.map { concealed($0) }
  }

  private func hide(_ secret: String, in text: inout String) {
    guard text.contains(secret) else { return }
    for place in text.ranges(of: secret).reversed() {
      // What is short is a part of many words, of which none gives it away.
      guard secret.count >= Self.longest || isWord(place, of: text) else { continue }
      text.replaceSubrange(place, with: Self.mark)
    }
  }

  private func isWord(_ place: Range<String.Index>, of text: String) -> Bool {
    func isInWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    return !isInWord(text[..<place.lowerBound].last) && !isInWord(text[place.upperBound...].first)
  }

  /// Texts of so many characters are found within words too.
  private static let longest = 4
}
