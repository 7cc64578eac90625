import RehearseScript

/// A line of expected output: text that must be there, with `[..]` for any text in between.
///
/// `clock: [..]ms` fits `clock: 300ms`; the line `...` stands for any number of lines (language section 6).
package struct LinePattern: Hashable, Sendable {
  /// The texts before, between and behind the elisions; one text where there is none.
  package let parts: [[UInt8]]

  /// Whether the line stands for any number of lines.
  package let isElision: Bool

  /// Reads the text behind the bar of a recorded line.
  package init(_ text: String) {
    var text = text
    let (parts, isElision) = text.withUTF8 { Self.read($0) }
    self.parts = parts
    self.isElision = isElision
  }

  /// Whether a line of output, the whole of it, fits.
  package func matches(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { matches($0) }
  }
}

// MARK: - Reading

extension LinePattern {
  static let gap = RecordedText.gap
  static let ellipsis = RecordedText.ellipsis

  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> ([[UInt8]], Bool) {
    if text.elementsEqual(ellipsis) { return ([[]], true) }
    guard text.contains(UInt8(ascii: "\\")) || text.contains(UInt8(ascii: "[")) else {
      return ([Array(text)], false)
    }
    var parts: [[UInt8]] = [[]]
    var index = 0
    func follows(_ word: [UInt8], at offset: Int) -> Bool { text[offset...].starts(with: word) }
    func append(_ bytes: some Sequence<UInt8>) { parts[parts.count - 1] += bytes }
    while index < text.count {
      if follows(gap, at: index) {
        parts.append([])
        index += gap.count
      } else if text[index] != UInt8(ascii: "\\") {
        append(CollectionOfOne(text[index]))
        index += 1
      } else if follows([UInt8(ascii: "\\")], at: index + 1) {
        append("\\".utf8)
        index += 2
      } else if follows(gap, at: index + 1) {
        append(gap)
        index += 1 + gap.count
      } else if follows(ellipsis, at: index + 1) {
        append(ellipsis)
        index += 1 + ellipsis.count
      } else if index + 2 == text.count, text[index + 1] == UInt8(ascii: "s") {
        append(" ".utf8)
        index += 2
      } else {
        append("\\".utf8)
        index += 1
      }
    }
    return (parts, false)
  }
}

// MARK: - Matching

extension LinePattern {
  private func matches(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    if isElision { return false }
    let first = parts[0]
    if parts.count == 1 { return line.elementsEqual(first) }
    let last = parts[parts.count - 1]
    var start = first.count
    let end = line.count - last.count
    guard start <= end, line.starts(with: first), line[end...].elementsEqual(last) else {
      return false
    }
    // The leftmost place of each is good enough: what follows then has the most room.
    for part in parts.dropFirst().dropLast() {
      while start + part.count <= end, !line[start...].starts(with: part) { start += 1 }
      guard start + part.count <= end else { return false }
      start += part.count
    }
    return true
  }
}
