import RehearseScript
import Testing

@Suite("Lines and words")
struct LineTests {
  /// What a script is read as: commands as text, refusals by their kind.
  private func lines(_ text: String) -> [String] {
    Parser.parse(text).lines.map { line in
      line.diagnostic.map { "\($0.kind.code)" }
        ?? line.commands.map(\.description).joined(separator: " ; ")
    }
  }

  @Test(
    "Lines end, go on, and are left out",
    arguments: [
      ("save\ncancel", ["save", "cancel"]),
      ("save\r\ncancel\r\n", ["save", "cancel"]),
      ("\u{FEFF}save", ["save"]),
      ("  \t save  ", ["save"]),
      ("save; cancel ;; back;", ["save ; cancel ; back"]),
      (";;", []),
      ("", []),
      ("# save", []),
      ("save # cancel", ["save"]),
      ("tap #1", ["tap #1"]),
      ("tap a#b", ["tap a#b"]),
      ("set name=Jim \\\n  age=3", ["set name=Jim age=3"]),
      ("set name=Jim \\\r\n  age=3\nsave", ["set name=Jim age=3", "save"]),
      ("tap a\\\nb", ["surplusWord"]),
      ("type a\\b", ["type a\\b"]),
      ("# goes on? \\\nsave", ["save"]),
      ("save \\\n| x", ["outputAfterCommand"]),
      ("tap \"a\nsave", ["unclosedQuote", "save"]),
      ("tap \"a\\\nsave", ["unclosedQuote", "save"]),
      ("tap\nsave now\nback", ["missingArgument", "surplusWord", "back"]),
      ("save; tap", ["missingArgument"]),
      ("save }\nback", ["strayBrace", "back"]),
    ])
  func reading(_ text: String, _ expected: [String]) {
    #expect(Array(ScriptLines(Source(text))).map(\.span) == Parser.parse(text).lines.map(\.span))
    #expect(lines(text) == expected)
  }

  @Test(
    "Blocks run over lines, and a bad one ends where it ends",
    arguments: [
      ("repeat 2 {\n  save\n  back; back\n}\ncancel", ["repeat 2 { save; back; back }", "cancel"]),
      ("repeat 2 { save } ; back", ["repeat 2 { save } ; back"]),
      ("repeat 2 { save } # twice", ["repeat 2 { save }"]),
      ("repeat 2 { save } back", ["textAfterBlock"]),
      ("repeat 2 {save}", ["repeat 2 { save }"]),
      ("repeat 2 { tap }\nsave", ["missingArgument", "save"]),
      ("repeat 2 {\n  tap\n  back\n}\nsave", ["missingArgument", "save"]),
      ("repeat x {\n  back\n}\nsave", ["invalidNumber", "save"]),
      ("repeat 2 {\n  repeat x {\n    back\n  }\n}\nsave", ["invalidNumber", "save"]),
      ("repeat 2 {\n  back\nsave", ["unclosedBlock", "back", "save"]),
      ("repeat 2\n{ save }", ["missingBlock", "unexpectedBrace"]),
      ("repeat 2 { type \"}\" }", ["repeat 2 { type \"}\" }"]),
      ("repeat 2 { type \"\\q}\" }\nsave", ["unknownEscape", "save"]),
      ("tap {\nsave", ["unexpectedBrace", "save"]),
    ])
  func blocks(_ text: String, _ expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test("All mistakes of a block are kept, the first one refuses it")
  func others() {
    let line = Parser.parse("repeat 2 {\n  tap\n  save now\n  | x\n}").lines.first
    #expect(line?.diagnostic?.kind.code == .missingArgument)
    #expect(line?.others.map(\.kind.code) == [.surplusWord, .outputInsideBlock])
  }

  @Test("Expected output belongs to the nearest command line above it")
  func output() {
    let script = Parser.parse(
      "| stray\nsave; back # both\n| one\n\n  # between\n  |  two \n|\nrepeat 2 {\n}\n|three\ntap\n| four"
    )
    #expect(script.strayOutput.map(\.text) == ["stray"])
    #expect(
      script.lines.map { $0.expected.map(\.text) } == [["one", " two ", ""], ["three"], ["four"]])
    #expect(script.lines.map(\.number) == [2, 8, 11])
    #expect(script.lines[0].expected.map(\.number) == [3, 6, 7])
    #expect(script.source.text(in: script.lines[0].span) == "save; back")
    #expect(script.source.text(in: script.lines[1].span) == "repeat 2 {\n}")
    #expect(script.source.text(in: script.lines[0].expected[1].span) == "|  two ")
  }

  @Test(
    "Only an open block and a backslash at the end go on",
    arguments: [
      ("repeat 2 {", true), ("repeat 2 {\n  save", true), ("repeat 2 { save }", false),
      ("repeat 2 { for x in a b {\n}", true), ("set name=Jim \\", true), ("tap \"a", false),
      ("tap {", false), ("tap \"{\"", false), ("# {", false), ("# \\", false), ("", false),
      ("repeat x {", true), ("repeat 2 {\n  tap", true), ("repeat 2 {\n  tap \"", true),
      ("tap \"a\\", false), ("save }", false), ("! repeat 2 {", true), ("repeat 2", false),
      ("define rename who {\n  set name=$who", true), ("save; repeat 2 {", true),
    ])
  func incomplete(_ text: String, _ expected: Bool) {
    #expect(Parser.isIncomplete(text) == expected)
  }

  @Test("Deep nesting is refused, not fallen over")
  func nesting() {
    let deep = String(repeating: "repeat 2 {", count: 100_000)
    #expect(lines(deep) == ["blocksTooDeep"])
    #expect(Parser.isIncomplete(deep))
    let parentheses = "tap " + String(repeating: "(", count: 100_000)
    #expect(Parser.parse(parentheses).lines.first?.commands.count == 1)
  }

  @Test("Broken bytes refuse their own line only")
  func bytes() {
    let text = Array("save\ntap ".utf8) + [0xC0, 0xAF] + Array("\nback # ".utf8) + [0xFF, 0x0A]
    let script = Parser.parse(Source(bytes: text + Array("cancel".utf8)))
    #expect(
      script.lines.map { $0.diagnostic?.kind.code } == [nil, .invalidUTF8, .invalidUTF8, nil])
    let output = Parser.parse(Source(bytes: Array("save\n| ".utf8) + [0x80]))
    #expect(output.lines.last?.diagnostic?.kind.code == .invalidUTF8)
  }
}
