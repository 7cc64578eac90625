/// Chance that is the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension SeededGenerator {
  /// What is apt to be taken for something else, and what is not.
  private static let pieces = [
    "\\", "\\\\", "[", "[..]", "\\[..]", "..", "...", "\\...", "s", "\\s", " ", "  ", "|", "| ",
    "#", "a", "editor: ", "name \"Jim\"", "→", "é", "e\u{301}", "👩‍👩‍👧", "]", ".", "\u{FEFF}", "\u{A0}",
    "{", "}", ";", "$name", "日本",
  ]

  /// A line of output that an app might print.
  mutating func line() -> String {
    (0..<Int.random(in: 0...6, using: &self))
      .map { _ in Self.pieces.randomElement(using: &self) ?? "" }
      .joined()
  }

  /// A line with what the tool never prints, unless it is made visible.
  mutating func anyText() -> String {
    let controls = ["\t", "\r", "\n", "\0", "\u{1B}[31m", "\u{202E}", "\u{2028}", "\r\n", "\u{85}"]
    return line() + (controls.randomElement(using: &self) ?? "") + line()
  }
}
