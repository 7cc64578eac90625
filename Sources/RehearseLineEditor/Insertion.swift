import RehearseText

/// What Tab does to a line: the text up to the cursor for one candidate, or for several.
struct Insertion: Equatable {
  /// The line's beginning with what the candidates have in common.
  let common: String
  /// The line's beginning with each candidate; empty if there is one, which `common` then holds.
  let alternatives: [String]
  /// Bytes after the cursor that the only candidate replaces too.
  let removedAfterCursor: Int
}

extension Completions {
  /// The same without candidates that can't be typed on a line.
  var typeable: Completions {
    Completions(
      replacing: range,
      with: items.filter { !$0.replacement.unicodeScalars.contains(where: ControlCharacters.isC0) })
  }

  /// What to insert; nil if nothing fits, or if the range is not one of this line.
  func insertion(into line: String, cursor: Int) -> Insertion? {
    let bytes = Array(line.utf8)
    guard let first = items.first, range.lowerBound >= 0, range.lowerBound <= cursor,
      cursor <= range.upperBound, range.upperBound <= bytes.count,
      let before = String(validating: bytes[..<range.lowerBound], as: UTF8.self),
      let typed = String(validating: bytes[range.lowerBound..<cursor], as: UTF8.self)
    else { return nil }
    if items.count == 1 {
      let rest = bytes[range.upperBound...].first
      let blank = first.continues || rest == UInt8(ascii: " ") ? "" : " "
      return Insertion(
        common: before + first.replacement + blank, alternatives: [],
        removedAfterCursor: range.upperBound - cursor)
    }
    let shared = items.dropFirst().reduce(first.replacement) { $0.commonPrefix(with: $1) }
    // Candidates may differ from what was typed in case or quotes: never shorten it.
    let common = shared.utf8.count > typed.utf8.count ? shared : typed
    return Insertion(
      common: before + common, alternatives: items.map { before + $0.replacement },
      removedAfterCursor: 0)
  }
}

extension String {
  fileprivate func commonPrefix(with other: Completion) -> String {
    String(zip(self, other.replacement).prefix { $0 == $1 }.map(\.0))
  }
}
