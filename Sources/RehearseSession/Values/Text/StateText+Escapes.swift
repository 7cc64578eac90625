extension StateText {
  /// The text with everything escaped that could drive a terminal or hide in it.
  package static func escaped(_ text: String) -> String {
    var result = TextBytes()
    writeEscaped(text, to: &result)
    return result.string
  }

  static func writeEscaped(_ string: String, to text: inout TextBytes) {
    guard string.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7f }) else { return text += string }
    for scalar in string.unicodeScalars { write(scalar, to: &text) }
  }

  /// The string in quotes, with what the command language would read otherwise escaped, `$` excepted.
  static func writeQuoted(_ string: String, to text: inout TextBytes) {
    text += "\""
    let needsCare = string.utf8.contains {
      $0 < 0x20 || $0 >= 0x7f || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if needsCare || string.utf8.count > longestString {
      let shown = string.unicodeScalars.prefix(longestString)
      for scalar in shown {
        if scalar == "\"" || scalar == "\\" { text += "\\" }
        write(scalar, to: &text)
      }
      if shown.endIndex < string.unicodeScalars.endIndex { text += "…" }
    } else {
      text += string
    }
    text += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout TextBytes) {
    switch scalar.value {
    case 0x0a: text += "\\n"
    case 0x09: text += "\\t"
    case 0x0d: text += "\\r"
    // Controls, and the marks that turn the direction of writing around or break lines.
    case 0..<0x20, 0x7f..<0xa0, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff:
      text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: text += String(scalar)
    }
  }
}

/// How many scalars of a string are printed; paths and JSON have the whole.
private let longestString = 1_000
