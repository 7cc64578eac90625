/// Characters that would drive a terminal, or hide in a text, instead of being seen in it.
package enum ControlCharacters {
  /// The text with every such character written as an escape of a quoted word.
  package static func escaped(_ text: String) -> String {
    guard needsCare(text) else { return text }
    var result = ""
    write(text, to: &result)
    return result
  }

  /// Writes a text with every such character as an escape of a quoted word.
  package static func write(_ text: String, to result: inout String) {
    guard needsCare(text) else { return result += text }
    for scalar in text.unicodeScalars { write(scalar, to: &result) }
  }

  /// Writes one scalar, as an escape if it would not be seen.
  package static func write(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where isControl(scalar):
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// The text as it stands in a line that marks are put under: a tab becomes a blank.
  package static func inLine(_ text: String) -> String {
    guard needsCare(text) else { return text }
    return escaped(
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\t" ? " " : $0 })))
  }

  /// A text of several lines, whose line ends and tabs stay what they are.
  package static func inLines(_ text: String) -> String {
    guard needsCare(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        result.unicodeScalars.append(scalar)
      } else {
        write(scalar, to: &result)
      }
    }
    return result
  }

  /// Whether a character moves, colours, reorders or breaks what is shown, or is not seen at all.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
    // What takes no room: the soft hyphen, the zero-width space, word joiners and unseen operators.
    case 0xAD, 0x200B, 0x2060...0x2064: true
    // Marks that reverse the order of what follows.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a character is a command to the terminal's keyboard side as well.
  package static func isC0(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// Whether anything in the text has to be escaped, told from its bytes: no character of plain text is looked at.
  package static func needsCare(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { needsCare($0) } ?? true
  }

  private static func needsCare(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ByteScan.contains(bytes) { many in
      many.isBeyondASCII || many.hasLess(than: 0x20) || many.contains(0x7F)
    } one: { index in
      isControl(at: index, of: bytes)
    }
  }

  /// Whether such a character begins at an index of UTF-8 text.
  static func isControl(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[index]
    if byte < 0x20 || byte == 0x7F { return true }
    // Only some bytes beyond ASCII begin a character that `isControl` may know.
    guard byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF else { return false }
    return scalar(at: index, of: bytes).map(isControl) ?? false
  }

  /// The scalar of two or three bytes that begins at an index of UTF-8 text.
  private static func scalar(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar?
  {
    let lead = UInt32(bytes[index])
    let isLong = lead >= 0xE0
    guard index + (isLong ? 2 : 1) < bytes.count else { return nil }
    let second = UInt32(bytes[index + 1] & 0x3F)
    guard isLong else { return Unicode.Scalar((lead & 0x1F) << 6 | second) }
    return Unicode.Scalar((lead & 0x0F) << 12 | second << 6 | UInt32(bytes[index + 2] & 0x3F))
  }
}
