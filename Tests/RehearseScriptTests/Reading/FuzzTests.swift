import RehearseScript
import Testing

@Suite("Any text at all")
struct FuzzTests {
  private static let pieces =
    Verb.allCases.map(\.rawValue) + [
      " ", " ", " ", " ", "\n", "\t", ";", "{", "}", "(", ")", "\"", "'", "\\", "\\\n", "$", "$who",
      "${", "=", "==", "|", "#", "#1", "@id", "[2]", "in", "into", "to", "not", "!", "a", "Jim",
      "name=", "1", "2s", "\\n", "\\u{41}", "\u{0}", "é́", "日本", "`", ".", "nil", "\r\n", "-o",
      "3-9",
    ]

  @Test("Reading never falls over, and what it reads prints and reads back", arguments: 0..<40)
  func text(_ seed: Int) {
    var dice = Dice(seed: seed)
    for _ in 0..<250 {
      let text = (0..<Int.random(in: 1...24, using: &dice))
        .map { _ in Self.pieces.randomElement(using: &dice) ?? " " }.joined()
      check(Source(text), text)
      let cursor = Int.random(in: 0...text.utf8.count, using: &dice)
      let context = CompletionContext.at(text, cursorUTF8Offset: cursor)
      #expect(context.range.upperBound == cursor && context.range.lowerBound >= 0)
      _ = Parser.isIncomplete(text)
    }
  }

  @Test("Any bytes are read, too", arguments: 0..<10)
  func bytes(_ seed: Int) {
    var dice = Dice(seed: seed + 1_000)
    for _ in 0..<200 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &dice) }
      check(Source(bytes: bytes), "\(bytes)")
    }
  }

  private func check(_ source: Source, _ text: String) {
    let script = Parser.parse(source)
    if let formatted = script.formatted {
      let again = Parser.parse(Source(bytes: formatted))
      #expect(again.lines.map(\.commands) == script.lines.map(\.commands), "\(text)")
      #expect(again.formatted == formatted, "\(text)")
    }
    for line in script.lines {
      for diagnostic in [line.diagnostic].compactMap(\.self) + line.others {
        #expect(DiagnosticRenderer.lines(diagnostic, in: source).count >= 2)
      }
      for command in line.commands {
        let again = Parser.parse(command.description).lines
        #expect(again.map(\.commands) == [[command]], "\(text.debugDescription)")
      }
    }
  }
}
