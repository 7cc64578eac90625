/// How many columns text takes on a terminal.
package enum DisplayWidth {
  /// The columns of a text, as a terminal that knows emoji sequences shows it.
  package static func of(_ text: String) -> Int {
    plainColumns(text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// The columns of a text by its bytes.
  package static func of(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Int {
    plainColumns(bytes) ?? of(String(decoding: bytes, as: UTF8.self))
  }

  /// The columns of a part of a text.
  package static func of(_ text: Substring) -> Int { of(String(text)) }

  /// The columns of a text of printable ASCII and arrows, which take one each and join with nothing; nil for others.
  private static func plainColumns(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { plainColumns($0) } ?? nil
  }

  private static func plainColumns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (columns, index) = (0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case 0x20..<0x7F: index += 1
      // U+2190 to U+21BF are the three bytes E2 86 90 to E2 86 BF.
      case 0xE2
      where index + 2 < bytes.count && bytes[index + 1] == 0x86 && bytes[index + 2] >= 0x90:
        index += 3
      default: return nil
      }
      columns += 1
    }
    return columns
  }

  /// The columns of one user-perceived character: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    // A variation selector asks for the picture even where the character alone is a letter.
    if scalars.count > 1, scalars.contains("\u{FE0F}") {
      return 2
    }
    return scalars.lazy.map(of).max() ?? 0
  }

  /// The columns of one scalar by itself.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
      return 0
    }
    if scalar.value < 0x300 {
      return 1
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format:
      return 0
    default:
      break
    }
    // Medial and final Hangul letters join the syllable that the initial began.
    if (0x1160...0x11FF).contains(scalar.value) {
      return 0
    }
    return isWide(scalar) ? 2 : 1
  }

  /// The longest beginning of a text that fits into so many columns.
  package static func prefix(_ text: String, columns: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += of(text[end])
      if used > columns { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// The text itself if it fits, else its beginning with an ellipsis.
  package static func shortened(_ text: String, columns: Int) -> String {
    if of(text) <= columns { return text }
    return columns > 0 ? prefix(text, columns: columns - 1) + "…" : ""
  }
}

extension DisplayWidth {
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < wideRanges.count && wideRanges[low].contains(scalar.value)
  }

  /// East Asian wide and full-width characters; the standard library does not tell.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
