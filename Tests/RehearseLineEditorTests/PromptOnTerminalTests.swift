import PseudoTerminal
import Testing

/// Prompts whose characters and columns differ in number, on a real terminal.
@Suite(.serialized) struct PromptOnTerminalTests {
  /// The rows under a prompt of 7 columns after 20 letters on a terminal of 20 columns.
  @Test(arguments: ["工作室", "probes", "e\u{301}e\u{301}e\u{301}e\u{301}xx", "🎬🎬ab"])
  func typingPastTheMargin(prompt: String) throws {
    let probe = try startProbe(prompt: prompt, columns: 20, rows: 8)
    try probe.send("abcdefghijklmnopqrst")
    try probe.waitUntil("wraps") { $0.cursorLine == "mnopqrst" }
    #expect(probe.screen.cursor == (1, 8))
    // To the start, one letter in, and to the end again.
    try probe.send("\u{1}X")
    try probe.waitUntil("moves to the start") { $0.cursor == (0, 9) }
    #expect(probe.screen.rows.prefix(2) == ["\(prompt)> Xabcdefghijk", "lmnopqrst"])
    try probe.send("\u{5}Y\r")
    try probe.waitFor("got: XabcdefghijklmnopqrstY".prefix(20).description)
  }

  @Test func recallingALongEntry() throws {
    let long = String(repeating: "0123456789", count: 4)
    let probe = try startProbe(prompt: "工作室", columns: 20, rows: 12)
    try probe.send(long + "\r")
    try probe.waitUntil("is back") { $0.cursorLine == "工作室>" && $0.text.contains("got") }
    try probe.send("short\r")
    try probe.waitFor("got: short")
    try probe.waitForLine("工作室>")
    let row = probe.screen.cursor.row
    try probe.send("\u{10}\u{10}")
    try probe.waitUntil("recalls") { $0.cursorLine == "456789" || $0.cursorLine == "23456789" }
    try probe.send("\u{E}")
    try probe.waitForLine("工作室> short")
    #expect(probe.screen.cursor.row <= row)
    try probe.send("\r")
    try probe.waitUntil("runs it") { $0.text.ranges(of: "got: short").count == 2 }
  }

  @Test func aWideCharacterIsNotCutAtTheMargin() throws {
    let probe = try startProbe(prompt: "p", columns: 10, rows: 6)
    try probe.send("添加添加添")
    try probe.waitUntil("wraps") { $0.cursorLine == "加添" }
    #expect(probe.screen.rows.prefix(2) == ["p> 添加添", "加添"])
    try probe.send("\u{7F}\u{7F}\u{7F}")
    try probe.waitForLine("p> 添加")
    try probe.send("\r")
    try probe.waitFor("got: 添加")
  }

  @Test func colorsTakeNoRoomAndCanBeSwitchedOff() throws {
    let colored = try startProbe()
    #expect(String(decoding: colored.output, as: UTF8.self).contains("\u{1B}[36mprobe\u{1B}[0m"))
    #expect(!colored.output.contains { $0 == 1 || $0 == 2 })
    let plain = try startProbe(environment: ["NO_COLOR": "1"])
    #expect(!String(decoding: plain.output, as: UTF8.self).contains("\u{1B}[36m"))
  }

  @Test func aTitleCanNotDriveTheTerminal() throws {
    let evil = "a\u{1B}[2Jb\u{7}\u{1}"
    let probe = try PseudoTerminal(
      PseudoTerminal.built("LineEditorProbe"), environment: ["PROBE_PROMPT": evil])
    try probe.waitForLine(#"a\u{1B}[2Jb\u{7}\u{1}>"#)
  }

  @Test func wideCharactersWithoutAUTF8Locale() throws {
    let probe = try startProbe(
      prompt: "工作室", columns: 20, rows: 8, environment: ["LC_ALL": "C", "LANG": "C"])
    try probe.send("添加添加")
    try probe.waitForLine("工作室> 添加添加")
    try probe.send("\u{7F}")
    try probe.waitForLine("工作室> 添加添")
    try probe.send("\r")
    try probe.waitFor("got: 添加添")
  }

  @Test func resizing() throws {
    let probe = try startProbe(columns: 40, rows: 8)
    try probe.send("abcdefghijklmnopqrst")
    try probe.waitForLine("probe> abcdefghijklmnopqrst")
    probe.resize(columns: 20, rows: 8)
    try probe.send("uvw")
    try probe.waitUntil("wraps at the new margin") { $0.cursorLine == "nopqrstuvw" }
    try probe.send("\r")
    try probe.waitFor("got: abcdefghijklmno")
  }

  @Test func resizingBetweenPrompts() throws {
    let probe = try startProbe(columns: 40, rows: 8)
    probe.resize(columns: 20, rows: 8)
    try probe.send("x\r")
    try probe.waitFor("got: x")
    try probe.waitForLine("probe>")
    try probe.send("abcdefghijklmnop")
    try probe.waitUntil("wraps at the new margin") { $0.cursorLine == "nop" }
  }

  @Test func aDumbTerminalGetsNoEscapes() throws {
    let probe = try startProbe(environment: ["TERM": "dumb"])
    try probe.send("one\r")
    try probe.waitFor("got: one")
    try probe.waitForLine("probe>")
    try probe.send("tw\u{3}")
    try probe.waitFor("interrupted")
    try probe.waitForLine("probe>")
    try probe.send("three\r")
    try probe.waitFor("got: three")
    try probe.waitForLine("probe>")
    try probe.send("\u{4}")
    #expect(try probe.waitForExit() == 0)
    #expect(!probe.output.contains(0x1B))
  }
}
