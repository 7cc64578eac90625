import RehearseText

/// The signs a drawing is made of.
package enum DrawingCharacters: String, CaseIterable, Sendable {
  case unicode, ascii

  /// The signs that a terminal of a locale can be trusted with, by the environment's usual variables.
  package init(locale value: (String) -> String?) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    let isUnicode = names?.lowercased().replacing("-", with: "").contains("utf8") ?? false
    self = isUnicode ? .unicode : .ascii
  }

  /// The line in these signs; each that ASCII has none for becomes question marks of its width, so that frames stay
  /// straight.
  func text(_ line: String) -> String {
    guard self == .ascii, line.utf8.contains(where: { $0 >= 0x80 }) else { return line }
    return line.map { character in
      if character.isASCII { return String(character) }
      return Self.plain[character]
        ?? String(repeating: "?", count: DisplayWidth.of(character))
    }.joined()
  }

  private static let plain: [Character: String] = [
    "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "─": "-", "═": "=", "│": "|",
    "‹": "<", "›": ">", "◉": "*", "○": "o", "−": "-", "•": "*", "▾": "v", "●": "*", "⟨": "<",
    "⟩": ">", "…": "~",
  ]
}
