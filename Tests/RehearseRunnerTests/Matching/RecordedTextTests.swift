import RehearseScript
import Testing

@testable import RehearseRunner

@Suite struct RecordedTextTests {
  static let rows: [(String, String)] = [
    ("", "|"),
    ("screen: Studio", "| screen: Studio"),
    ("  indented", "|   indented"),
    ("...", #"| \..."#),
    ("  ...", "|   ..."),
    ("and so on...", "| and so on..."),
    ("a [..] b", #"| a \[..] b"#),
    ("a [.] b", "| a [.] b"),
    (" ", #"| \s"#),
    ("a  ", #"| a \s"#),
    (#"a\n"#, #"| a\n"#),
    (#"C:\\server"#, #"| C:\\\server"#),
    (#"a\s"#, #"| a\\s"#),
    (#"a\ "#, #"| a\\\s"#),
    (#"a\"#, #"| a\"#),
    (#"\..."#, #"| \\..."#),
    (#"\[..]"#, #"| \\\[..]"#),
  ]

  @Test(arguments: rows) func recordsWithAsFewEscapesAsPossible(line: String, recorded: String) {
    #expect(RecordedText.line(line) == recorded)
  }

  /// What the recorder writes, read back out of a script, fits what it has recorded and nothing longer.
  @Test func alwaysFitsItsOwnLine() throws {
    var chance = SeededGenerator(seed: 7)
    for index in 0..<20_000 {
      let text = index.isMultiple(of: 4) ? chance.anyText() : chance.line()
      let line = RecordedText.visible(text)
      let script = Parser.parse("tap Save\n\(RecordedText.line(line))\n")
      let expected = try #require(script.lines.first?.expected)
      #expect(script.lines.count == 1 && expected.count == 1, "\(line.debugDescription)")
      #expect(ExpectedOutput(expected).matches([line]), "\(line.debugDescription)")
      // What is taken for recorded word for word must fit as a pattern too.
      let typed = Parser.parse("tap Save\n| \(line)\n").lines.first?.expected ?? []
      for lines in [expected, typed] where ExpectedOutput.isRecorded(lines, as: [line]) {
        #expect(ExpectedOutput(lines).matches([line]), "\(line.debugDescription)")
      }
      #expect(!ExpectedOutput(expected).matches([line + " "]), "\(line.debugDescription)")
      #expect(!ExpectedOutput(expected).matches([line, ""]), "\(line.debugDescription)")
    }
  }
}
