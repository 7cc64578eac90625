/// Shows text so that nothing in it can drive a terminal.
package enum Escaping {
  /// The text with its control characters written as escapes; tabs become a blank.
  package static func visible(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !isControl($0) }
    return isPlain ? text : text.unicodeScalars.map(visible).joined()
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": " "
    case "\n": "\\n"
    case _ where isControl(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(Character(scalar))
    }
  }

  /// Controls, and the marks that change the direction of the text around them.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
