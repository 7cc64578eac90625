import PseudoTerminal
import Testing

/// Tab, on a real terminal.
@Suite(.serialized) struct CompletionOnTerminalTests {
  @Test func theOnlyCandidateIsInsertedWithABlank() throws {
    let probe = try startProbe()
    try probe.send("ta\tSave")
    try probe.waitForLine("probe> tap Save")
  }

  @Test func whatContinuesGetsNoBlank() throws {
    let probe = try startProbe()
    try probe.send("set \tAlice")
    try probe.waitForLine("probe> set name=Alice")
  }

  @Test func severalAreListedWithTheirDescriptions() throws {
    let probe = try startProbe()
    try probe.send("t\t")
    try probe.waitUntil("lists") { $0.cursorLine == "probe> t" && $0.cursor.row == 4 }
    #expect(
      probe.screen.rows.prefix(5) == [
        "probe> t",
        "tap      press a control",
        "toggle   turn a switch on or off",
        "type     enter text",
        "probe> t",
      ])
  }

  @Test func quotesAreInsertedForALabelOfSeveralWords() throws {
    let probe = try startProbe()
    try probe.send("tap add\t")
    try probe.waitForLine(#"probe> tap "Add"#)
    #expect(probe.screen.text.contains(#""Add Item"     "Add Person""#))
    try probe.send("i\t")
    try probe.waitForLine(#"probe> tap "Add Item""#)
    try probe.send("\r")
    try probe.waitFor(#"got: tap "Add Item""#)
  }

  @Test func quotesWithinALabel() throws {
    let probe = try startProbe()
    try probe.send("tap say\t\r")
    try probe.waitFor(#"got: tap "Say \"hi\"""#)
  }

  @Test func wideLabels() throws {
    let probe = try startProbe()
    try probe.send("tap 添\t\r")
    try probe.waitFor("got: tap 添加")
  }

  @Test func whatStandsAfterTheCursorIsReplacedToo() throws {
    let probe = try startProbe()
    try probe.send("tap Savior\u{1B}b\u{6}\u{6}\u{6}\t")
    try probe.waitForLine("probe> tap Save")
  }

  @Test func nothingFitsAndNoFileNamesCome() throws {
    let probe = try startProbe()
    try probe.send("xyz \t/\t!")
    try probe.waitForLine("probe> xyz /!")
  }

  @Test func theListKeepsAWrappedLineWhole() throws {
    let probe = try startProbe(columns: 40, rows: 12)
    let long = String(repeating: "0123456789", count: 5)
    try probe.send(long + "\u{1}t\t")
    let firstRow = "probe> t" + long.prefix(32)
    let secondRow = String(long.dropFirst(32))
    // The cursor is back in the first row of the line, and the line whole under the list.
    try probe.waitUntil("lists under the line") {
      $0.cursor == (5, 8) && $0.cursorLine == firstRow
    }
    let expected: [String] = [
      firstRow, secondRow, "tap      press a control", "toggle   turn a switch on or off",
      "type     enter text", firstRow, secondRow,
    ]
    #expect(Array(probe.screen.rows.prefix(7)) == expected)
    try probe.send("\r")
    try probe.waitFor("got: t01234")
  }

  @Test func aListLongerThanTheWindowSaysSo() throws {
    let probe = try startProbe(rows: 4)
    try probe.send("t\t")
    try probe.waitUntil("lists") { $0.cursorLine == "probe> t" && $0.cursor.row == 3 }
    #expect(
      probe.screen.rows == [
        "probe> t", "tap      press a control", "… 2 more lines", "probe> t",
      ])
  }
}
