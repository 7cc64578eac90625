import Foundation
import Testing

@testable import RehearseLineEditor

@Suite struct DisplayTests {
  @Test(arguments: [
    ("", 0), ("Save", 4), ("工作室", 6), ("ｱｲ", 2), ("Ａ", 2), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("e\u{301}", 1), ("é", 1), ("🎬", 2), ("👨‍👩‍👧", 2), ("🇫🇮", 2), ("❤\u{FE0F}", 2), ("❤", 1),
    ("a\u{200B}b", 2), ("\u{1B}", 0), ("→ … “x”", 7), ("👍🏽", 2), ("1\u{FE0F}\u{20E3}", 2),
  ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("Save", 4, "Save"), ("Save all", 5, "Save…"), ("工作室", 5, "工作…"), ("工作室", 4, "工…"),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("Save", 0, ""), ("Save", 1, "…"),
  ])
  func shortened(text: String, columns: Int, result: String) {
    #expect(DisplayWidth.shortened(text, columns: columns) == result)
  }

  @Test(arguments: [
    ("plain 添加 🎬", "plain 添加 🎬"),
    ("a\nb\tc", #"a\nb\tc"#),
    ("\u{1B}[2J\u{7}\u{0}", #"\u{1B}[2J\u{7}\u{0}"#),
    ("\u{9B}31m\u{7F}", #"\u{9B}31m\u{7F}"#),
    ("\u{202E}evil\u{2066}\u{2028}", #"\u{202E}evil\u{2066}\u{2028}"#),
    ("\r\n", #"\u{D}\n"#),
  ])
  func escaped(text: String, shown: String) {
    #expect(ControlCharacters.escaped(text) == shown)
  }

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
