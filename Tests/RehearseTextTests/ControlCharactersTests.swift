import RehearseText
import Testing

@Suite("Characters that would drive a terminal") struct ControlCharactersTests {
  @Test(
    "They are written as escapes, which a quoted word reads",
    arguments: [
      ("plain 添加 🎬", "plain 添加 🎬"), ("a\nb\tc", #"a\nb\tc"#),
      ("\u{1B}[2J\u{7}\u{0}", #"\u{1B}[2J\u{7}\u{0}"#), ("\u{9B}31m\u{7F}", #"\u{9B}31m\u{7F}"#),
      ("\u{202E}evil\u{2066}\u{2028}", #"\u{202E}evil\u{2066}\u{2028}"#), ("\r\n", #"\u{D}\n"#),
      ("\u{FEFF}", #"\u{FEFF}"#),
      ("a\u{200B}b\u{AD}\u{2060}", #"a\u{200B}b\u{AD}\u{2060}"#), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
  func escaped(text: String, shown: String) {
    #expect(ControlCharacters.escaped(text) == shown)
  }

  @Test("In a line with marks below it a tab is a blank")
  func inLine() {
    #expect(ControlCharacters.inLine("a\tb\u{1B}") == #"a b\u{1B}"#)
  }
}
