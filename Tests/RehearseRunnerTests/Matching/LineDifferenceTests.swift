import RehearseScript
import Testing

@testable import RehearseRunner

@Suite struct LineDifferenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let recorded: [String]
    let printed: [String]
    let difference: String
  }

  static let rows = [
    Row(
      testDescription: "a word", recorded: ["screen: Studio", "people: [\"Jim\"]"],
      printed: ["screen: Studio", "people: [\"Alice\"]"],
      difference: """
          2 | screen: Studio
        - 3 | people: ["Jim"]
                        ^^^
        +   | people: ["Alice"]
                        ^^^^^
        """),
    Row(
      testDescription: "several words", recorded: ["editor: isPresented false, name \"\", saves 1"],
      printed: ["editor: isPresented false → true, name \"Jim\", saves 2"],
      difference: """
        - 2 | editor: isPresented false, name "", saves 1
                                                        ^
        +   | editor: isPresented false → true, name "Jim", saves 2
                                       ^^^^^^^        ^^^         ^
        """),
    Row(
      testDescription: "a missing and a surplus line",
      recorded: ["screen: Studio", "event: onDismiss", "router: nil"],
      printed: ["screen: Studio", "router: nil", "clock: 1s"],
      difference: """
          2 | screen: Studio
        - 3 | event: onDismiss
          4 | router: nil
        +   | clock: 1s
        """),
    Row(
      testDescription: "no output at all", recorded: ["screen: Studio"], printed: [],
      difference: """
        - 2 | screen: Studio
        """),
    Row(
      testDescription: "a blank at the end", recorded: ["screen: Studio "],
      printed: ["screen: Studio"],
      difference: """
        - 2 | screen: Studio·
                            ^
        +   | screen: Studio
          only blanks at the line's end differ, shown as ·
        """),
    Row(
      testDescription: "a printed blank at the end", recorded: ["a"], printed: ["a "],
      difference: """
        - 2 | a
        +   | a·
               ^
          only blanks at the line's end differ, shown as ·
        """),
    Row(
      testDescription: "a tab", recorded: ["editor:\tname"], printed: ["editor: name"],
      difference: """
        - 2 | editor:⇥name
                     ^
        +   | editor: name
                     ^
          only blanks differ, tabs are shown as ⇥
        """),
    Row(
      testDescription: "elisions show what they stand for",
      recorded: ["a", "...", "clock: [..]ms, 3 left"],
      printed: ["a", "x", "y", "clock: 300ms, 2 left"],
      difference: """
          2 | a
          3 | ...  (2 lines)
        - 4 | clock: [..]ms, 3 left
                             ^
        +   | clock: 300ms, 2 left
                            ^
        """),
    Row(
      testDescription: "wide characters", recorded: ["日本 1"], printed: ["日本 2"],
      difference: """
        - 2 | 日本 1
                   ^
        +   | 日本 2
                   ^
        """),
    Row(
      testDescription: "an elision swallows no change",
      recorded: ["screen: A", "...", "people: X"],
      printed: ["screen: B", "editor: e", "people: Y", "event: z"],
      difference: """
        - 2 | screen: A
                      ^
        +   | screen: B
                      ^
          3 | ...  (1 line)
        - 4 | people: X
                      ^
        +   | people: Y
                      ^
        +   | event: z
        """),
  ]

  @Test(arguments: rows) func difference(_ row: Row) throws {
    let script = Parser.parse("save\n" + row.recorded.map { "| \($0)\n" }.joined())
    let expected = try #require(script.lines.first?.expected)
    let lines = DifferenceText(LineDifference(expected, row.printed)).lines.map(\.text)
    #expect(lines.last == "(- is recorded, + is printed)")
    #expect(lines.dropLast().joined(separator: "\n") == row.difference)
  }

  @Test func hugeOutputIsNotComparedForEver() throws {
    let recorded = (0..<3000).map { "| \($0)\n" }.joined()
    let script = Parser.parse("save\n" + recorded)
    let expected = try #require(script.lines.first?.expected)
    let difference = LineDifference(expected, (0..<3000).map { "line \($0)" })
    #expect(difference.lines.count == 6000)
  }
}
