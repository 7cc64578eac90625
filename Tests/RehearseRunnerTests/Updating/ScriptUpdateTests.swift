import RehearseScript
import Testing

@testable import RehearseRunner

@Suite struct ScriptUpdateTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    /// What each line of commands prints; nothing for a line that is left alone.
    let outputs: [[String]?]
    let updated: String
  }

  static let rows = [
    Row(
      testDescription: "only the line that differs",
      script: "# names\nsave\n| a\n| b\n| c\n\n# end\n", outputs: [["a", "x", "c"]],
      updated: "# names\nsave\n| a\n| x\n| c\n\n# end\n"),
    Row(
      testDescription: "line ends of another system", script: "save\r\n| a\r\n| b\r\nswipe\r\n",
      outputs: [["a", "x", "y"], nil], updated: "save\r\n| a\r\n| x\r\n| y\r\nswipe\r\n"),
    Row(
      testDescription: "no line end at the file's end", script: "save\n| a",
      outputs: [["x", "y"]], updated: "save\n| x\n| y"),
    Row(
      testDescription: "nothing recorded, and no line end", script: "save\r\nswipe",
      outputs: [nil, ["x", "y"]], updated: "save\r\nswipe\r\n| x\r\n| y"),
    Row(
      testDescription: "one line without a line end", script: "save", outputs: [["x"]],
      updated: "save\n| x"),
    Row(
      testDescription: "tabs and blanks in front of bars", script: "\tsave\n\t| a\n  |b\n",
      outputs: [["a", "x", "y"]], updated: "\tsave\n\t| a\n  | x\n  | y\n"),
    Row(
      testDescription: "the last line goes", script: "save\n| a\n| b\nswipe\n| c\n",
      outputs: [["a"], nil], updated: "save\n| a\nswipe\n| c\n"),
    Row(
      testDescription: "the last line goes at the file's end", script: "save\n| a\n| b",
      outputs: [["a"]], updated: "save\n| a\n"),
    Row(
      testDescription: "all lines go", script: "save # it\n| a\n# why\n| b\nswipe\n",
      outputs: [[], nil], updated: "save # it\n# why\nswipe\n"),
    Row(
      testDescription: "comments between lines stay", script: "save\n| a\n# why\n| b\n",
      outputs: [["a", "n", "b"]], updated: "save\n| a\n| n\n# why\n| b\n"),
    Row(
      testDescription: "a line before the first", script: "save # it\n| b\n",
      outputs: [["a", "b"]], updated: "save # it\n| a\n| b\n"),
    Row(
      testDescription: "lines that are elided", script: "save\n| a\n| ...\n| z\n",
      outputs: [["x", "1", "2", "z"]], updated: "save\n| x\n| ...\n| z\n"),
    Row(
      testDescription: "an elision that stands for nothing any more",
      script: "save\n| a\n| ...\n| z\n", outputs: [["a", "y"]],
      updated: "save\n| a\n| ...\n| y\n"),
    Row(
      testDescription: "text that is elided",
      script: "save\n| clock: [..]ms, 3 left, [..]\n", outputs: [["clock: 7ms, 2 left, done"]],
      updated: "save\n| clock: [..]ms, 2 left, [..]\n"),
    Row(
      testDescription: "an elision whose text is gone", script: "save\n| clock: [..]ms\n",
      outputs: [["people: none"]], updated: "save\n| people: none\n"),
    Row(
      testDescription: "elided text beside escapes",
      script: "save\n| a [..] \\[..] x \\s\n", outputs: [["a 1 [..] y  "]],
      updated: "save\n| a [..] \\[..] y \\s\n"),
    Row(
      testDescription: "what needs escapes", script: "save\n| a\n",
      outputs: [["...", "b ", "[..]", ""]],
      updated: "save\n| \\...\n| b\\s\n| \\[..]\n|\n"),
    Row(
      testDescription: "a line of several commands",
      script: "save; swipe ; \n", outputs: [["a", "b"]], updated: "save; swipe ; \n| a\n| b\n"),
    Row(
      testDescription: "a command that goes on in the next line",
      script: "set name=A \\\n  age=3\nsave \\\n\nswipe\n",
      outputs: [["a"], ["b"], ["c"]],
      updated: "set name=A \\\n  age=3\n| a\nsave \\\n\n| b\nswipe\n| c\n"),
    Row(
      testDescription: "a backslash in a comment", script: "save # \\\nswipe\n",
      outputs: [["a"], nil], updated: "save # \\\n| a\nswipe\n"),
    Row(
      testDescription: "a block", script: "repeat 2 {\n  save\n}\n| a\n", outputs: [["b"]],
      updated: "repeat 2 {\n  save\n}\n| b\n"),
    Row(
      testDescription: "a byte-order mark", script: "\u{FEFF}save\n| a\n", outputs: [["b"]],
      updated: "\u{FEFF}save\n| b\n"),
  ]

  @Test(arguments: rows) func update(_ row: Row) throws {
    #expect(Self.update(row.script, row.outputs) == row.updated)
    // A second time there is nothing to write.
    #expect(Self.changes(Self.file(row.updated), row.outputs).isEmpty)
  }

  /// Whatever was recorded, and whatever is printed: the updated script fits, and no other byte has changed.
  @Test func anyScriptFitsAfterwards() {
    var chance = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      let newline = Bool.random(using: &chance) ? "\n" : "\r\n"
      var lines: [String] = []
      var outputs: [[String]?] = []
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        lines.append(["save", "  swipe # why", "tap A; tap B"].randomElement(using: &chance) ?? "")
        let printed = (0..<Int.random(in: 0...4, using: &chance)).map { _ in chance.line() }
        outputs.append(printed)
        for line in printed where Int.random(in: 0...3, using: &chance) > 0 {
          let recorded = Bool.random(using: &chance) ? line : chance.line()
          lines.append(["| ", "|", " \t| "].randomElement(using: &chance) ?? "")
          lines[lines.count - 1] += Bool.random(using: &chance) ? recorded : "..."
          if Int.random(in: 0...4, using: &chance) == 0 { lines.append("# between") }
        }
      }
      let text = lines.joined(separator: newline) + (Bool.random(using: &chance) ? newline : "")
      let updated = Self.update(text, outputs)
      #expect(Self.changes(Self.file(updated), outputs).isEmpty, "\(text.debugDescription)")
      #expect(Self.others(updated) == Self.others(text), "\(text.debugDescription)")
    }
  }

  private static func file(_ text: String) -> TestFile {
    TestFile(bytes: Array(text.utf8), path: "people.flow")
  }

  private static func update(_ text: String, _ outputs: [[String]?]) -> String {
    let file = file(text)
    return String(decoding: ScriptUpdate(file, changes(file, outputs)).bytes, as: UTF8.self)
  }

  private static func changes(_ file: TestFile, _ outputs: [[String]?]) -> [OutputChange] {
    let lines = file.script.lines
    #expect(lines.count == outputs.count)
    return lines.indices.compactMap { index in
      guard let output = outputs[index], !ExpectedOutput(lines[index].expected).matches(output)
      else { return nil }
      return OutputChange(line: index, output: output)
    }
  }

  /// The lines that hold no expected output.
  private static func others(_ text: String) -> [Substring] {
    text.split { $0.isNewline }.filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("|") }
  }
}
