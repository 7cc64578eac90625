import Foundation
import Testing

@testable import RehearseLineEditor

@Suite struct DisplayTests {
  @Test func promptTexts() {
    let prompt = Prompt("studio", style: .accent).appending(" / sheet").appending(
      "> ", style: .faint)
    #expect(prompt.plainText == "studio / sheet> ")
    #expect(prompt.width == 16)
    #expect(
      prompt.terminalText(color: true)
        == "\u{1B}[36mstudio\u{1B}[0m / sheet\u{1B}[2m> \u{1B}[0m")
    #expect(
      prompt.editorText(color: true)
        == "\u{1}\u{1B}[36m\u{2}studio\u{1}\u{1B}[0m\u{2} / sheet"
        + "\u{1}\u{1B}[2m\u{2}> \u{1}\u{1B}[0m\u{2}")
    #expect(prompt.editorText(color: false) == "studio / sheet> ")
    #expect(Prompt("a\u{1}\u{2}\u{1B}").editorText(color: false) == #"a\u{1}\u{2}\u{1B}"#)
  }

  @Test(arguments: [
    (40, "studio / 编辑个人信息> "), (23, "studio / 编辑个人信息> "), (22, "studio / 编辑个人信…> "),
    (16, "studio / 编辑…> "), (4, "studio…> "),
  ])
  func aPromptIsCutWhereItIsLongest(columns: Int, text: String) {
    let prompt = Prompt("studio").appending(" / 编辑个人信息").appending("> ")
    #expect(prompt.fitting(columns: columns).plainText == text)
  }

  @Test(arguments: [
    ([:], false), (["TERM": ""], false), (["TERM": "dumb"], false), (["TERM": "xterm"], false),
  ])
  func aFileIsNoTerminal(environment: [String: String], isAble: Bool) throws {
    let folder = try ScratchFolder()
    let path = try folder.file("out", "")
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    let terminal = Terminal(input: descriptor, output: descriptor) { environment[$0] }
    #expect(terminal.isInteractive == isAble)
    #expect(terminal.supportsEditing == isAble)
    #expect(terminal.usesColor == isAble)
    #expect(terminal.size == (80, 24))
  }
}
