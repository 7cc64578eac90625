import RehearseRunner
import Testing

@Suite struct ExpectedOutputTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let expected: String
    let fits: [String]
    let fails: [String]

    var testDescription: String { expected }
  }

  /// Lines are separated by blanks.
  static let rows = [
    Row(expected: "", fits: [""], fails: ["a"]),
    Row(expected: "a", fits: ["a"], fails: ["", "a a", "a b", "b"]),
    Row(expected: "a b", fits: ["a b"], fails: ["a", "b a", "a b c", "x a b"]),
    Row(expected: "...", fits: ["", "a", "a b c"], fails: []),
    Row(expected: "a ...", fits: ["a", "a b c"], fails: ["", "b a"]),
    Row(expected: "... c", fits: ["c", "a b c", "c c"], fails: ["", "c d"]),
    Row(expected: "a ... c", fits: ["a c", "a b c", "a c c", "a b c d c"], fails: ["a", "a b"]),
    Row(expected: "... b ...", fits: ["b", "a b c", "b b"], fails: ["", "a c"]),
    Row(expected: "... a b ... a c", fits: ["a b a c", "a a b a b a c"], fails: ["a b c", "a c"]),
    Row(expected: "... ... a", fits: ["a", "b a"], fails: ["b"]),
    Row(expected: "[..]: ... [..]!", fits: ["x: y!", "x: a b y!"], fails: ["x: y", "x y!"]),
  ]

  @Test(arguments: rows) func lines(_ row: Row) {
    func lines(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let expected = ExpectedOutput(texts: lines(row.expected))
    for output in row.fits { #expect(expected.matches(lines(output)), "\(output) fits") }
    for output in row.fails { #expect(!expected.matches(lines(output)), "\(output) does not fit") }
  }

  @Test func manyElisionsTakeNoLongTime() {
    let expected = Array(repeating: ["...", "a"], count: 200).flatMap { $0 } + ["b"]
    let output = Array(repeating: "a", count: 4000)
    #expect(!ExpectedOutput(texts: expected).matches(output))
  }
}
