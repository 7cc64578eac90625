/// Takes the marks of inline Markdown off a localized text: nothing is drawn, so only the words count.
///
/// `**Save** \(name)` becomes `Save Jim`; values filled in are never read as Markdown.
enum InlineMarkdown {
  /// Stands for a value that is filled in.
  static let placeholder: Character = "\u{FFFC}"

  static func plainText(_ pattern: String, filledWith values: [String] = []) -> String {
    var text = pattern
    if hasMarks(pattern) { text = withoutMarks(pattern) }
    guard !values.isEmpty else { return text }
    var filled = ""
    var rest = values[...]
    for character in text {
      if character == placeholder, let value = rest.popFirst() {
        filled += value
      } else {
        filled.append(character)
      }
    }
    return filled
  }

  /// Whether a text may hold marks.
  static func hasMarks(_ text: String) -> Bool { text.utf8.contains(where: isMark) }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func withoutMarks(_ pattern: String) -> String {
    var plain = ""
    var rest = pattern[...]
    while let first = rest.first {
      if let (inner, after) = markedSpan(rest, before: plain.last) ?? link(rest) {
        plain += withoutMarks(String(inner))
        rest = after
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    return plain
  }

  /// The words between two equal marks, which must touch them on both sides.
  private static func markedSpan(_ text: Substring, before: Character?) -> (Substring, Substring)? {
    for mark in ["**", "__", "~~", "`", "*", "_"] where text.hasPrefix(mark) {
      let isInsideWord = before.map { $0.isLetter || $0.isNumber } ?? false
      if mark.first == "_" && isInsideWord { continue }
      let inner = text.dropFirst(mark.count)
      guard let first = inner.first, !first.isWhitespace, !mark.contains(first),
        let end = inner.dropFirst().firstRange(of: mark),
        let last = inner[..<end.lowerBound].last, !last.isWhitespace
      else { continue }
      return (inner[..<end.lowerBound], inner[end.upperBound...])
    }
    return nil
  }

  /// The words of `[words](address)`, or of `^[words](attributes)`; no word is inflected.
  private static func link(_ text: Substring) -> (Substring, Substring)? {
    let text = text.hasPrefix("^[") ? text.dropFirst() : text
    guard text.first == "[", let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    return (
      text[text.index(after: text.startIndex)..<middle.lowerBound],
      text[text.index(after: end)...]
    )
  }
}
