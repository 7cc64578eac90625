import RehearseText

extension StateText {
  /// Whether a line of this text is short enough.
  static func fits(_ text: TextBytes) -> Bool {
    // No sign takes more columns than bytes.
    text.bytes.count <= width || DisplayWidth.of(text.string) <= width
  }

  /// Writes a text with everything escaped that could drive a terminal or hide in it.
  static func writeEscaped(_ string: String, to text: inout TextBytes) {
    text += ControlCharacters.escaped(string)
  }

  /// The string in quotes, with what the command language would read otherwise escaped, `$` excepted.
  static func writeQuoted(_ string: String, to text: inout TextBytes) {
    text += "\""
    let needsCare = string.utf8.contains {
      $0 < 0x20 || $0 >= 0x7f || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if needsCare || string.utf8.count > longestString {
      let shown = string.unicodeScalars.prefix(longestString)
      var careful = ""
      for scalar in shown {
        if scalar == "\"" || scalar == "\\" { careful += "\\" }
        ControlCharacters.write(scalar, to: &careful)
      }
      text += careful
      if shown.endIndex < string.unicodeScalars.endIndex {
        let rest = string.unicodeScalars[shown.endIndex...].count
        return text += "\"" + cut(rest)
      }
    } else {
      text += string
    }
    text += "\""
  }
}

/// How many scalars of a string are printed; paths and JSON have the whole.
private let longestString = 1_000
