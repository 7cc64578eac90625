import RehearseScript
import Testing

@Suite("Text")
struct TextTests {
  @Test("Lines and columns are counted from one, columns in characters")
  func places() {
    let source = Source("é́日x\r\n\nlast")
    #expect(source.lineCount == 3)
    #expect(source.lineNumber(at: 0) == 1)
    #expect(source.column(at: 7) == 3)
    #expect(source.text(in: source.span(ofLine: 1)) == "é́日x")
    #expect(source.text(in: source.span(ofLine: 2)) == "")
    #expect(source.lineNumber(at: source.bytes.count) == 3)
    #expect(source.column(at: source.bytes.count) == 5)
  }

  @Test(
    "Suggestions are near, few, and none when nothing is near",
    arguments: [
      ("sve", ["save"]), ("svae", ["save"]), ("reprot", ["report"]), ("xyz", []), ("ab", []),
      ("Save", ["save"]), ("tpa", ["tap"]), ("taap", ["tap"]), ("frobnicate", []), ("", []),
      ("abcd1", ["abcd2", "abcd3", "abcd4"]),
    ])
  func suggestions(_ word: String, _ expected: [String]) {
    let known = [
      "set", "save", "tap", "tab", "report", "abcd2", "abcd3", "abcd4", "abcd5", "sheet",
    ]
    #expect(Suggestion.near(word, in: known).starts(with: expected))
    #expect(expected.isEmpty == Suggestion.near(word, in: known).isEmpty)
    #expect(Suggestion.near(word, in: known).count <= 3)
  }
}
