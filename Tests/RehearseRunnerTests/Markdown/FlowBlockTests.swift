import Foundation
import RehearseScript
import Testing

@testable import RehearseRunner

@Suite struct FlowBlockTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let markdown: String
    /// The lines that are left to be run, with their numbers.
    let commands: [String]
  }

  static let rows = [
    Row(
      testDescription: "a block", markdown: "# Title\n\n```flow\ntap A\n| a\n```\ntap B\n",
      commands: ["4: tap A", "5: | a"]),
    Row(
      testDescription: "tildes, and a longer end", markdown: "~~~~ flow\ntap A\n~~~\n~~~~~\ntap B",
      commands: ["2: tap A", "3: ~~~"]),
    Row(
      testDescription: "other languages and none",
      markdown: "```swift\ntap A\n```\n```\ntap B\n```\n``` flow\ntap C\n```",
      commands: ["8: tap C"]),
    Row(
      testDescription: "a block that is shown within another one",
      markdown: "````\n```flow\ntap A\n```\n````\n```flow\ntap B\n```", commands: ["7: tap B"]),
    Row(
      testDescription: "in a list",
      markdown:
        "- one\n\n  ```flow\n  tap A\n  | a\n  ```\n\n1. two\n\n   ```flow\n   tap B\n   ```",
      commands: ["4: tap A", "5: | a", "11: tap B"]),
    Row(
      testDescription: "beside the mark of a list",
      markdown: "- ```flow\n  tap A\n  ```\n- x", commands: ["2: tap A"]),
    Row(
      testDescription: "deep in lists",
      markdown: "- one\n  - two\n\n    ```flow\n    tap A\n    ```", commands: ["5: tap A"]),
    Row(
      testDescription: "in a quote", markdown: "> ```flow\n> tap A\n> | a > b\n> ```\n> tap B",
      commands: ["2: tap A", "3: | a > b"]),
    Row(
      testDescription: "in a quote in a list",
      markdown: "* x\n  > > ```flow\n  > > tap A\n  > > ```", commands: ["3: tap A"]),
    Row(
      testDescription: "a quote that ends ends the block", markdown: "> ```flow\n> tap A\ntap B",
      commands: ["2: tap A"]),
    Row(
      testDescription: "a list item that ends ends the block",
      markdown: "- ```flow\n  tap A\n\n  tap B\ntap C", commands: ["2: tap A", "4: tap B"]),
    Row(
      testDescription: "indented code that shows a fence",
      markdown: "text\n\n    ```flow\n    tap A\n",
      commands: []),
    Row(
      testDescription: "tabs and line ends of another system",
      markdown: "-\tx\r\n\r\n\t```flow\r\n\ttap A\r\n\t```\r\n", commands: ["4: tap A"]),
    Row(
      testDescription: "no end", markdown: "```flow\ntap A\n| a", commands: ["2: tap A", "3: | a"]),
    Row(
      testDescription: "code within a line", markdown: "``` `flow` ```\ntap A", commands: []),
  ]

  @Test(arguments: rows) func blocks(_ row: Row) {
    let blocks = FlowBlocks(Array(row.markdown.utf8))
    #expect(blocks.masked.count == row.markdown.utf8.count)
    let lines = blocks.masked.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let commands = lines.enumerated().compactMap { index, line -> String? in
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      return text.isEmpty ? nil : "\(index + 1): \(text)"
    }
    #expect(commands == row.commands)
  }

  static let mistakes: [(String, String)] = [
    (
      "# x\n```flwo\ntap A\n```",
      "people.md:2: error: the block is marked \"flwo\" and is not tested\n  hint: ```flow"
    ),
    (
      "~~~Flow\ntap A\n~~~",
      "people.md:1: error: the block is marked \"Flow\" and is not tested\n  hint: ```flow"
    ),
    (
      "```flow skip\ntap A\n```",
      "people.md:1: error: nothing may follow flow, but \"skip\" does\n  hint: ```flow"
    ),
    (
      "text only",
      "people.md: error: the file has no flow block\n  hint: ```flow begins one, ``` ends it"
    ),
    (
      "```flow\nrepeat 2 {\n```\ntext\n```flow\ntap A }\n```",
      """
      people.md:2: error: what begins here does not end within its flow block
        hint: close the brace before the block's end
      """
    ),
    (
      "```flow\n| a\n```\n```flow\ntap A\n```",
      """
      people.md:2:1: error: expected output stands before any command
          | a
          ^^^
        hint: put the command that prints it on a line above
      """
    ),
  ]

  @Test(arguments: mistakes) func mistakesAreTold(_ row: (markdown: String, report: String)) {
    let file = TestFile(bytes: Array(row.markdown.utf8), path: "people.md")
    let failure = file.trouble.map {
      TestFailure(file: file.path, line: $0.line, kind: $0.kind)
    }
    #expect(FailureReport([failure].compactMap(\.self)).text == row.report)
  }

  struct Update: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let markdown: String
    let outputs: [[String]]
    let updated: String
  }

  static let updates = [
    Update(
      testDescription: "in a list, with nothing recorded",
      markdown: "- x\n\n  ```flow\n  tap A\n    tap B\n  ```\n| z\n",
      outputs: [["a", "b"], ["c"]],
      updated: "- x\n\n  ```flow\n  tap A\n  | a\n  | b\n    tap B\n  | c\n  ```\n| z\n"),
    Update(
      testDescription: "in a quote",
      markdown: "> ```flow\r\n> tap A\r\n> | x\r\n> tap B\r\n> ```\r\n",
      outputs: [["a", "b"], ["c"]],
      updated: "> ```flow\r\n> tap A\r\n> | a\r\n> | b\r\n> tap B\r\n> | c\r\n> ```\r\n"),
    Update(
      testDescription: "behind the mark of a list, with tabs",
      markdown: "-\t```flow\n\ttap A\n\t```\n", outputs: [["a"]],
      updated: "-\t```flow\n\ttap A\n\t| a\n\t```\n"),
    Update(
      testDescription: "at the end of a file without one", markdown: "x\n```flow\ntap A",
      outputs: [["a", "b"]], updated: "x\n```flow\ntap A\n| a\n| b"),
    Update(
      testDescription: "lines that go, in several blocks",
      markdown: "```flow\ntap A\n| a\n| b\n```\né\n~~~flow\ntap B\n| c\n~~~",
      outputs: [["a"], ["d"]],
      updated: "```flow\ntap A\n| a\n```\né\n~~~flow\ntap B\n| d\n~~~"),
  ]

  @Test(arguments: updates) func updating(_ row: Update) throws {
    let file = TestFile(bytes: Array(row.markdown.utf8), path: "people.md")
    try #require(file.trouble == nil && file.script.lines.count == row.outputs.count)
    let changes = row.outputs.enumerated().map { OutputChange(line: $0.offset, output: $0.element) }
    let updated = ScriptUpdate(file, changes).bytes
    #expect(String(decoding: updated, as: UTF8.self) == row.updated)
    let again = TestFile(bytes: updated, path: "people.md")
    for (line, output) in zip(again.script.lines, row.outputs) {
      #expect(ExpectedOutput(line.expected).matches(output))
    }
  }

  /// Whatever surrounds the blocks: updating changes no byte outside expected lines, and does nothing a second time.
  @Test func anyDocumentFitsAfterwards() {
    var chance = SeededGenerator(seed: 23)
    let containers = [("", ""), ("- x\n\n", "  "), ("", "> "), ("7) x\n", "   "), ("", "> > ")]
    for _ in 0..<1500 {
      var text = ""
      var outputs: [[String]] = []
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        let (head, prefix) = containers.randomElement(using: &chance) ?? ("", "")
        var lines = ["```flow"]
        for _ in 0..<Int.random(in: 1...2, using: &chance) {
          lines.append("tap A")
          outputs.append((0..<Int.random(in: 0...3, using: &chance)).map { _ in chance.line() })
          for _ in 0..<Int.random(in: 0...2, using: &chance) { lines.append("| " + chance.line()) }
        }
        lines.append("```")
        text += head + lines.map { prefix + $0 + "\n" }.joined() + "\ntext | \(chance.line())\n\n"
      }
      if Bool.random(using: &chance) { text = text.replacing("\n", with: "\r\n") }
      let file = TestFile(bytes: Array(text.utf8), path: "people.md")
      guard file.trouble == nil, file.script.lines.count == outputs.count else { continue }
      let changes = outputs.enumerated()
        .filter { !ExpectedOutput(file.script.lines[$0.offset].expected).matches($0.element) }
        .map { OutputChange(line: $0.offset, output: $0.element) }
      let updated = ScriptUpdate(file, changes).bytes
      let again = TestFile(bytes: updated, path: "people.md")
      #expect(again.script.lines.count == outputs.count, "\(text.debugDescription)")
      for (line, output) in zip(again.script.lines, outputs) {
        #expect(ExpectedOutput(line.expected).matches(output), "\(text.debugDescription)")
      }
      #expect(
        Self.others(file) == Self.others(again), "\(text.debugDescription)")
    }
  }

  /// The bytes outside expected lines.
  private static func others(_ file: TestFile) -> [UInt8] {
    var bytes = file.bytes
    for line in file.script.lines.flatMap(\.expected).reversed() {
      let start = bytes[..<line.span.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let end = bytes[line.span.end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      bytes.removeSubrange(start..<(end ?? bytes.count))
    }
    return bytes
  }
}
