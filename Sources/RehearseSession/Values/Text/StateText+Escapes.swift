import RehearseText

extension StateText {
  /// Whether a line of these bytes is short enough.
  static func fits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // No sign takes more columns than bytes.
    bytes.count <= width || DisplayWidth.of(utf8: bytes) <= width
  }

  /// Writes a text with everything escaped that could drive a terminal or hide in it.
  static func writeEscaped(_ string: String, to text: inout TextBytes) {
    text.append(ControlCharacters.escaped(string))
  }

  /// The string in quotes, with what the command language would read otherwise escaped, `$` excepted.
  static func writeQuoted(_ string: String, to text: inout TextBytes) {
    text += "\""
    if isPlain(string) {
      text.append(string)
      return text += "\""
    }
    let shown = string.unicodeScalars.prefix(longestString)
    var careful = ""
    for scalar in shown {
      if scalar == "\"" || scalar == "\\" { careful += "\\" }
      ControlCharacters.write(scalar, to: &careful)
    }
    text.append(careful)
    text += "\""
    if shown.endIndex < string.unicodeScalars.endIndex {
      text.append(cut(string.unicodeScalars[shown.endIndex...].count))
    }
  }

  /// Whether a string is short, and of printable ASCII that means nothing within quotes.
  private static func isPlain(_ string: String) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes
      where byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      {
        return false
      }
      return bytes.count <= longestString
    } ?? false
  }
}

/// How many scalars of a string are printed; paths and JSON have the whole.
private let longestString = 1_000
