/// How a text becomes one word that reads back as that text.
package enum Quoting {
  /// The text as a word: bare where that is possible, else in double quotes.
  ///
  /// `Save` stays `Save`; `Add Item` becomes `"Add Item"`.
  package static func word(_ text: String) -> String {
    isNeeded(for: text) ? quoted(text) : text
  }

  /// The text in double quotes, with everything escaped that needs it.
  package static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// Whether the text would not be read back as one bare word.
  ///
  /// `inStock(quantity: 3)` needs none, since blanks within parentheses do not end a word.
  package static func isNeeded(for text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, bytes.last != .backslash, !keywords.contains(text) else {
      return true
    }
    switch first {
    case UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "|"): return true
    case UInt8(ascii: "#"): if !(bytes.dropFirst().first?.isDigit ?? false) { return true }
    default: break
    }
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case " ", "=": if depth <= 0 { return true }
      case ";", "{", "}", "\"", "'", "$", "`": return true
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isWhitespace {
          return true
        }
      }
      if depth < 0 { return true }
    }
    return depth != 0
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "$": result += "\\$"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Bare words that mean something after a label or as a value.
  private static let keywords: Set<String> = [
    "in", "into", "to", "nil", "not", "!", "==", "!=", "<", "<=", ">", ">=", "contains", "matches",
  ]
}
