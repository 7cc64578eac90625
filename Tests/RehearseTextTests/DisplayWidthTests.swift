import RehearseText
import Testing

@Suite("How wide text is on a terminal") struct DisplayWidthTests {
  @Test(
    "Widths are those of a terminal",
    arguments: [
      ("", 0), ("Save", 4), ("工作室", 6), ("ｱｲ", 2), ("ｶﾅ", 2), ("Ａ", 2), ("한국", 4), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1), ("é", 1), ("🎬", 2), ("👨‍👩‍👧", 2),
      ("🇫🇮", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("a\u{200B}b", 2), ("\u{200B}", 0), ("\u{1B}", 0),
      ("→ … “x”", 7), ("👍🏽", 2), ("1\u{FE0F}\u{20E3}", 2), ("日本", 4), ("😀", 2),
    ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(
    "What does not fit ends in an ellipsis",
    arguments: [
      ("Save", 4, "Save"), ("Save all", 5, "Save…"), ("工作室", 5, "工作…"), ("工作室", 4, "工…"),
      ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("Save", 0, ""), ("Save", 1, "…"),
    ])
  func shortened(text: String, columns: Int, result: String) {
    #expect(DisplayWidth.shortened(text, columns: columns) == result)
  }
}
