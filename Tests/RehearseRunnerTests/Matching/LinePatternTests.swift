import RehearseRunner
import Testing

@Suite struct LinePatternTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let pattern: String
    let fits: [String]
    let fails: [String]

    var testDescription: String { pattern }
  }

  static let rows = [
    Row(
      pattern: "name \"Jim\"", fits: ["name \"Jim\""], fails: ["name \"Jim\" ", "name \"Ji", ""]),
    Row(pattern: "", fits: [""], fails: [" ", "x"]),
    Row(pattern: "clock: [..]", fits: ["clock: 1s", "clock: "], fails: ["clock:", "a clock: 1s"]),
    Row(pattern: "[..]", fits: ["", "anything [..] at all"], fails: []),
    Row(pattern: "[..] Jim", fits: ["a Jim", " Jim", " Jim Jim"], fails: ["Jim", "a Jim b"]),
    Row(
      pattern: "a[..]b[..]c", fits: ["abc", "a1b2c", "aabbcc", "a b b c c"],
      fails: ["acb", "ab", "abcd", "xabc"]),
    // The first place for the middle part leaves none for the last; a later one isn't needed.
    Row(pattern: "[..]ab[..]ab", fits: ["abab", "ab ab ab"], fails: ["ab", "aab", "abba"]),
    Row(pattern: "a[..][..]b", fits: ["ab", "a b"], fails: ["a"]),
    // Nothing else is a pattern.
    Row(pattern: "a.*[a-z]+(b|c)$", fits: ["a.*[a-z]+(b|c)$"], fails: ["a1zb", "axb"]),
    Row(pattern: "[.] [...] [..", fits: ["[.] [...] [.."], fails: ["[.] x [.."]),
    // Escapes.
    Row(pattern: #"a \[..] b"#, fits: ["a [..] b"], fails: ["a x b", #"a \[..] b"#]),
    Row(pattern: #"\..."#, fits: ["..."], fails: [#"\..."#, ""]),
    Row(pattern: #"\\[..]"#, fits: [#"\"#, #"\x"#], fails: ["[..]", "x"]),
    Row(pattern: #"\\\[..]"#, fits: [#"\[..]"#], fails: [#"\x"#, #"\\x"#]),
    Row(pattern: #"C:\dir\new"#, fits: [#"C:\dir\new"#], fails: [#"C:dirnew"#]),
    Row(pattern: #"a\s"#, fits: ["a "], fails: ["a", #"a\s"#, "a  "]),
    Row(pattern: #"a \s"#, fits: ["a  "], fails: ["a "]),
    Row(pattern: #"a\\s"#, fits: [#"a\s"#], fails: ["a ", #"a\\s"#]),
    Row(pattern: #"a\sb"#, fits: [#"a\sb"#], fails: ["a b"]),
    Row(pattern: #"\"#, fits: [#"\"#], fails: ["", #"\\"#]),
    // Bytes are compared, not what they look like.
    Row(pattern: "caf\u{E9}", fits: ["caf\u{E9}"], fails: ["cafe\u{301}", "cafe"]),
    Row(pattern: "👩‍👩‍👧[..]🇫🇷", fits: ["👩‍👩‍👧🇫🇷", "👩‍👩‍👧 in 🇫🇷"], fails: ["👩 in 🇫🇷"]),
  ]

  @Test(arguments: rows) func pattern(_ row: Row) {
    let pattern = LinePattern(row.pattern)
    #expect(!pattern.isElision)
    for line in row.fits { #expect(pattern.matches(line), "\(line) fits") }
    for line in row.fails { #expect(!pattern.matches(line), "\(line) does not fit") }
  }

  @Test(arguments: ["...", " ...", "... ", "....", "\\...", "…"])
  func onlyThreeDotsAreAnElision(_ text: String) {
    #expect(LinePattern(text).isElision == (text == "..."))
  }
}
