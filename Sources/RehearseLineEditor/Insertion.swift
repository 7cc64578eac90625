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
    guard range.lowerBound >= 0, range.lowerBound <= cursor,
      cursor <= range.upperBound, range.upperBound <= bytes.count, !items.isEmpty,
      let before = String(validating: bytes[..<range.lowerBound], as: UTF8.self),
      let typed = String(validating: bytes[range.lowerBound..<cursor], as: UTF8.self)
    else { return nil }
    let items = items.filter { !$0.isOnlyListed }
    guard let first = items.first else {
      // Several that change nothing are listed.
      return Insertion(
        common: before + typed, alternatives: [before + typed, before + typed],
        removedAfterCursor: 0)
    }
    if items.count == 1 {
      let rest = bytes[range.upperBound...]
      let kept = Self.overlap(Array(first.replacement.utf8), rest)
      let next = rest.dropFirst(kept).first
      let blank = first.continues || next == UInt8(ascii: " ") ? "" : " "
      return Insertion(
        common: before + first.replacement + blank, alternatives: [],
        removedAfterCursor: range.upperBound - cursor + kept)
    }
    let shared = items.dropFirst().reduce(first.replacement) { $0.commonPrefix(with: $1) }
    // Candidates may differ from what was typed in case or quotes: never shorten it.
    let common = shared.utf8.count > typed.utf8.count ? shared : typed
    return Insertion(
      common: before + common, alternatives: items.map { before + $0.replacement },
      removedAfterCursor: 0)
  }
}

extension Completions {
  /// How many bytes after the cursor are the candidate's own end: in the middle of a word, or before its quote.
  ///
  /// They count only up to where the word in the line ends, so that nothing else is taken away.
  private static func overlap(_ candidate: [UInt8], _ rest: ArraySlice<UInt8>) -> Int {
    for count in stride(from: min(candidate.count, rest.count), to: 0, by: -1)
    where candidate.suffix(count).elementsEqual(rest.prefix(count)) {
      let next = rest.dropFirst(count).first
      if next == nil || next.map({ [0x20, 0x3B, 0x7D].contains($0) }) == true { return count }
    }
    return 0
  }
}

extension String {
  fileprivate func commonPrefix(with other: Completion) -> String {
    String(zip(self, other.replacement).prefix { $0 == $1 }.map(\.0))
  }
}
