import RehearseRunner
import RehearseScript
import Testing

@Suite("Blocks of Markdown, laid out") struct FormattedBlocksTests {
  static let rows: [(String, String)] = [
    (
      "# A\n\n```flow\nsave;;  cancel\n```\n\nsave;;  cancel\n",
      "# A\n\n```flow\nsave; cancel\n```\n\nsave;;  cancel\n"
    ),
    (
      "- item\n\n  ```flow\n  repeat 2{\n  save}\n\n\n  tap  A\n  ```\n",
      "- item\n\n  ```flow\n  repeat 2 {\n    save\n  }\n\n  tap A\n  ```\n"
    ),
    (
      "> ```flow\n> save\n> | x\n>\n>\n>  cancel\n> ```\n",
      "> ```flow\n> save\n> | x\n>\n> cancel\n> ```\n"
    ),
    ("~~~flow\r\nsave;;\r\n~~~\r\nmore", "~~~flow\r\nsave\r\n~~~\r\nmore"),
    (
      "```flow\nsave\n```\n\n```flow\n| of the one above\n```\n",
      "```flow\nsave\n```\n\n```flow\n| of the one above\n```\n"
    ),
    ("```swift\nsave;;\n```\n", "```swift\nsave;;\n```\n"),
    ("```flow\n\n```\n", "```flow\n\n```\n"),
  ]

  @Test("All around them stays to the byte, and once is enough", arguments: rows)
  func layout(_ text: String, _ formatted: String) throws {
    let once = try #require(FlowBlocks.formatted(Array(text.utf8)))
    #expect(String(decoding: once, as: UTF8.self) == formatted)
    #expect(FlowBlocks.formatted(once) == once)
  }

  @Test("Nothing is laid out where a line can't be read")
  func unreadable() {
    #expect(FlowBlocks.formatted(Array("```flow\ntap \"\n```\n".utf8)) == nil)
  }
}
