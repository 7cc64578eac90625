import RehearseScript
import Testing

@Suite("The canonical layout")
struct FormattedTests {
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let text: String
    let formatted: String

    init(_ description: String, _ text: String, _ formatted: String) {
      self.description = description
      self.text = text
      self.formatted = formatted
    }
  }

  static let rows = [
    Row("nothing", "", ""),
    Row("blank lines alone", "\n \n\n", ""),
    Row("blanks between words", "  tap   Add\tin Item-1  ", "tap Add in Item-1\n"),
    Row("several commands", "save;;  tap Add ;cancel;", "save; tap Add; cancel\n"),
    Row("a line of semicolons", "save\n;;\ncancel", "save\n\ncancel\n"),
    Row("blank lines", "\n\nsave\n\n\n\ncancel\n\n", "save\n\ncancel\n"),
    Row("a byte-order mark", "\u{FEFF}save", "save\n"),
    Row("carriage returns", "save\r\n\r\n\r\ncancel", "save\r\n\r\ncancel\r\n"),
    Row(
      "comments", "#one  \n  # two\nsave#3\nsave # four \t\n", "#one\n# two\nsave#3\nsave  # four\n"
    ),
    Row("a comment that ends in a backslash", "# a \\\nsave", "# a \\\nsave\n"),
    Row(
      "output, which stays to the byte and at its command",
      "save\n\n  |  a  \n# why\n\n|b\n|\n\nsave",
      "save\n|  a  \n# why\n|b\n|\n\nsave\n"),
    Row("output and what follows it", "save\n| a\ncancel\n| b", "save\n| a\ncancel\n| b\n"),
    Row("single quotes", "tap 'Add Item'", "tap \"Add Item\"\n"),
    Row(
      "single quotes that mean something", #"tap 'say "a"'; tap 'a\n'; tap '$a'"#,
      #"tap 'say "a"'; tap 'a\n'; tap '$a'"# + "\n"),
    Row("parts of a word", #"set name='a'"\"'b'"c"#, #"set name="a""\"'b'"c"# + "\n"),
    Row("quotes that are not needed, but mean a label", #"tap "Save""#, "tap \"Save\"\n"),
    Row("blanks of a value", "expect  a.b  ==  Jim   'S' # x", "expect a.b == Jim   \"S\"  # x\n"),
    Row("blanks of an event", "expect not  event a   b;save", "expect not event a   b; save\n"),
    Row("parentheses", "set a=b(c:  1)", "set a=b(c:  1)\n"),
    Row("a continued line", "present editor \\\n name=Jim", "present editor \\\n    name=Jim\n"),
    Row("a continued command of several", "save; \\\n tap \\\n  Add", "save; tap \\\n    Add\n"),
    Row("a continued line that ends in a comment", "save \\\n # a\nsave", "save  # a\nsave\n"),
    Row(
      "a word that ends in a backslash", "tap a\\ ;\ntap b\\; save", "tap a\\ ;\ntap b\\; save\n"),
    Row("a block on its line", "repeat  2{tap Add;save;}", "repeat 2 { tap Add; save }\n"),
    Row("an empty block", "repeat 2 {}", "repeat 2 { }\n"),
    Row(
      "a block of several lines",
      "repeat 2 { # twice\n\n tap Add; save\n\n\n\n# end\n }; cancel # c",
      "repeat 2 {  # twice\n  tap Add; save\n\n  # end\n}; cancel  # c\n"),
    Row(
      "a block that begins on its line", "repeat 2 {tap Add\nsave}\n|x",
      "repeat 2 {\n  tap Add\n  save\n}\n|x\n"),
    Row(
      "blocks in blocks", "define a b{\nfor c in $b 2 {repeat 2 {save}\n\ntap \\\n$c}\n}",
      """
      define a b {
        for c in $b 2 {
          repeat 2 { save }

          tap \\
              $c
        }
      }

      """),
    Row("what must fail", "!   tap  Save", "! tap Save\n"),
  ]

  @Test("sets it as follows, and once is enough", arguments: rows)
  func layout(_ row: Row) throws {
    #expect(Self.formatted(row.text) == row.formatted)
    #expect(Self.formatted(row.formatted) == row.formatted)
  }

  @Test("is refused to a script with a line that can't be read, and all such lines are told")
  func unreadable() {
    let script = Parser.parse("|x\ntap \"a\nrepeat 2 {\n tap\n save 1\n}\nsave")
    #expect(script.formatted == nil)
    #expect(
      script.diagnostics.map(\.kind.code) == [
        .outputBeforeCommand, .unclosedQuote, .missingArgument, .surplusWord,
      ])
  }

  @Test("says the same as before, whatever the script", arguments: 0..<60)
  func meaning(_ seed: Int) {
    var dice = Dice(seed: seed)
    var known = 0
    for _ in 0..<200 {
      let text = GeneratedScript.text(&dice)
      let script = Parser.parse(text)
      guard let bytes = script.formatted else { continue }
      known += 1
      let formatted = String(decoding: bytes, as: UTF8.self)
      let again = Parser.parse(formatted)
      #expect(Self.facts(again) == Self.facts(script), "\(text.debugDescription)")
      #expect(Self.formatted(formatted) == formatted, "\(text.debugDescription)")
      #expect(Self.comments(formatted) == Self.comments(text), "\(text.debugDescription)")
    }
    #expect(known > 50)
  }

  /// What a script says, line by line: its commands and the output expected of them.
  private static func facts(_ script: Script) -> [[String]] {
    script.lines.map { line in
      line.commands.map { "\($0.description)/\($0.hashValue)" }
        + line.expected.map { "|" + $0.text }
    }
  }

  private static func formatted(_ text: String) -> String? {
    Parser.parse(text).formatted.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The generated comments, each of which has a number.
  private static func comments(_ text: String) -> [Substring] {
    text.split(separator: "#note", omittingEmptySubsequences: false).dropFirst().map {
      $0.prefix { $0.isNumber }
    }
  }
}
