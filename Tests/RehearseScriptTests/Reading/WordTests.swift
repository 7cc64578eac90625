import RehearseScript
import Testing

@Suite("Words")
struct WordTests {
  private func word(_ text: String) throws -> Word {
    guard
      case .call(_, let words) = try #require(Parser.parse("x \(text)").lines.first?.commands.first)
        .form
    else { throw Missing() }
    #expect(words.count == 1)
    return try #require(words.first)
  }

  private struct Missing: Error {}

  @Test(
    "Quotes are taken off and escapes read",
    arguments: [
      ("Jim", "Jim", false), ("\"Jim\"", "Jim", true), ("'Jim'", "Jim", true), ("\"\"", "", true),
      ("a\"b c\"d", "ab cd", true), ("\"a\"'b'", "ab", true), ("\"\"nil", "nil", true),
      (#""\" \\ \n \t \$ \u{e9}""#, "\" \\ \n \t $ é", true), (#"'\n $a'"#, #"\n $a"#, true),
      ("$5", "$5", false), ("$", "$", false), ("a$", "a$", false), ("a\\b", "a\\b", false),
      ("in(a: 3, b)", "in(a: 3, b)", false), ("f(x: \"a b\")", "f(x: a b)", true),
      ("a(b (c d) e)f", "a(b (c d) e)f", false), ("日本", "日本", false),
    ])
  func text(_ text: String, _ expected: String, _ isQuoted: Bool) throws {
    let word = try word(text)
    #expect(word.text == expected)
    #expect(word.isQuoted == isQuoted)
  }

  @Test("Parts keep how they were written, so that values within parentheses can be told apart")
  func parts() throws {
    #expect(
      try word(#"f(x: "a b", $y)"#).segments == [
        .text("f(x: ", isQuoted: false), .text("a b", isQuoted: true),
        .text(", ", isQuoted: false), .variable("y", isQuoted: false), .text(")", isQuoted: false),
      ])
    #expect(try word("plain").segments.isEmpty)
    #expect(try word("'plain'").segments.isEmpty)
  }

  @Test(
    "Variables have names; any other dollar sign is itself",
    arguments: [
      ("$who", ["who"]), ("${who}s", ["who"]), ("$a$b", ["a", "b"]), ("\"$who's\"", ["who"]),
      ("'$who'", []), ("\"\\$who\"", []), ("$1", []), ("$_x1", ["_x1"]), ("$naïve", ["naïve"]),
      ("$who.name", ["who"]), ("\"${1}\"", []), ("\"${who\"", []),
    ] as [(String, [String])])
  func variables(_ text: String, _ names: [String]) throws {
    let found = try word(text).segments.compactMap { segment in
      if case .variable(let name, _) = segment { name } else { nil }
    }
    #expect(found == names)
  }

  @Test(
    "Only the unquoted nil is nil",
    arguments: [("nil", true), ("\"nil\"", false), ("n\"il\"", false), ("Nil", false)])
  func nilWord(_ text: String, _ expected: Bool) throws {
    #expect(try word(text).isNil == expected)
  }

  @Test(
    "A text becomes one word that reads back as itself",
    arguments: [
      "Save", "Add Item", "", "in", "nil", "#1", "# 1", "#", "@id", "[2]", "a=b", "it's", "\"",
      "\\",
      "$who", "a\nb", "\u{1B}[0m", "(a", "f(a: 3)", "a) b (c", "a;b", "{}", "|x", "日本 語", "é́",
      "\u{A0}", "==", "!", "a\\", "`a`",
    ])
  func quoting(_ text: String) throws {
    #expect(try word(Quoting.word(text)).text == text)
  }

  @Test(
    "Durations are a number and a unit",
    arguments: [
      ("0ms", 0), ("300ms", 300), ("2s", 2_000), ("5m", 300_000), ("1h", 3_600_000),
      ("1.5s", 1_500), ("0.25h", 900_000), ("1.5ms", nil), ("s", nil), ("3", nil), ("3 s", nil),
      ("-1s", nil), ("+1s", nil), ("1.s", nil), (".5s", nil), ("1d", nil), ("1e3s", nil),
      ("99999999999999999h", nil), ("1.0000000001s", nil), ("١s", nil),
    ] as [(String, Int?)])
  func durations(_ text: String, _ milliseconds: Int?) {
    let command = Parser.parse("wait \(Quoting.word(text))").lines.first?.commands.first
    guard case .wait(let delay)? = command?.form else {
      #expect(milliseconds == nil)
      return
    }
    #expect(delay.milliseconds == milliseconds)
  }

  @Test(
    "Paths have names, places and keys",
    arguments: [
      ("a", [.name("a")]), ("a.b", [.name("a"), .name("b")]),
      ("a[0].b", [.name("a"), .index(0), .name("b")]),
      ("a[0][1]", [.name("a"), .index(0), .index(1)]),
      ("`visible`.x", [.name("visible"), .name("x")]),
      ("a._0.1", [.name("a"), .name("_0"), .name("1")]),
      ("a[\"b c\"].d", [.name("a"), .key("b c"), .name("d")]), ("größe", [.name("größe")]),
      ("a..b", nil), (".a", nil), ("a.", nil), ("a[", nil), ("a[]", nil), ("a[x]", nil),
      ("a[-1]", nil), ("a[0", nil), ("a]b", nil), ("``", nil), ("a-b", nil), ("[0]", nil),
      ("\"a\"", nil), ("a[99999999999999999999]", nil), ("a[0]b", nil),
    ] as [(String, [Path.Component]?)])
  func paths(_ text: String, _ components: [Path.Component]?) {
    let command = Parser.parse("state \(text)").lines.first?.commands.first
    guard case .state(.path(let path))? = command?.form else {
      #expect(components == nil)
      return
    }
    #expect(path.components == components)
  }
}
