import Glibc
import PseudoTerminal
import Testing

/// What a person sees at the prompt, on a real terminal.
@Suite(.serialized) struct EditingTests {
  @Test func enterGivesTheLine() throws {
    let probe = try startProbe()
    try probe.send("present editor name=Jim\r")
    try probe.waitFor("got: present editor name=Jim")
    try probe.waitForLine("probe>")
  }

  @Test func controlCDropsTheLineAndRestoresTheTerminal() throws {
    let probe = try startProbe()
    try probe.send("tap Sa")
    try probe.waitForLine("probe> tap Sa")
    try probe.send("\u{3}")
    try probe.waitFor("probe> tap Sa^C\ninterrupted\nprobe>")
    try probe.send("next\r")
    try probe.waitFor("got: next")
  }

  @Test func controlCOnAnEmptyLine() throws {
    let probe = try startProbe()
    try probe.send("\u{3}")
    try probe.waitFor("probe> ^C\ninterrupted\nprobe>")
    try probe.send("\u{3}")
    try probe.waitFor("probe> ^C\ninterrupted\nprobe> ^C\ninterrupted\nprobe>")
    try probe.send("\u{4}")
    #expect(try probe.waitForExit() == 0)
  }

  @Test func controlCLeavesAnOpenBlock() throws {
    let probe = try startProbe()
    try probe.send("repeat 2 {\r")
    try probe.waitForLine("...")
    try probe.send("tap x\u{3}")
    try probe.waitFor("interrupted")
    try probe.waitForLine("probe>")
    try probe.send("next\r")
    try probe.waitFor("got: next")
  }

  @Test func controlCLeavesASearch() throws {
    let probe = try startProbe()
    try probe.send("first\r")
    try probe.waitFor("got: first")
    try probe.waitForLine("probe>")
    try probe.send("\u{12}fir")
    try probe.waitUntil("searches") { $0.cursorLine.contains("reverse-i-search)`fir'") }
    try probe.send("\u{3}")
    try probe.waitFor("interrupted")
    try probe.waitForLine("probe>")
    try probe.send("next\r")
    try probe.waitFor("got: next")
    #expect(!probe.screen.text.contains("got: first\nprobe> got: first"))
  }

  @Test func controlCLeavesAPasteThatNeverEnds() throws {
    let probe = try startProbe()
    try probe.send("\u{1B}[200~one\rtwo")
    try probe.send("\u{3}")
    try probe.waitFor("interrupted")
    try probe.waitForLine("probe>")
    try probe.send("next\r")
    try probe.waitFor("got: next")
    #expect(!probe.screen.text.contains("got: one"))
  }

  @Test func controlDEndsOnAnEmptyLineOnly() throws {
    let probe = try startProbe()
    try probe.send("ab\u{1}\u{4}")
    try probe.waitForLine("probe> b")
    try probe.send("\r")
    try probe.waitFor("got: b")
    try probe.waitForLine("probe>")
    try probe.send("\u{4}")
    #expect(try probe.waitForExit() == 0)
    #expect(probe.screen.text.hasSuffix("probe>\nend"))
  }

  @Test(arguments: [SIGHUP, SIGTERM])
  func aSignalEndsItWithoutRunningAHalfTypedLine(signal: Int32) throws {
    let probe = try startProbe()
    #expect(!probe.echoes)
    try probe.send("save")
    try probe.waitForLine("probe> save")
    probe.signal(signal)
    #expect(try probe.waitForExit() == 128 + signal)
    #expect(!probe.screen.text.contains("got"))
    #expect(probe.echoes)
  }

  @Test(arguments: ["on", "off"])
  func theEndStartsAFreshLineWhateverTheSettings(bracketedPaste: String) throws {
    let folder = try ScratchFolder()
    let settings = try folder.file("inputrc", "set enable-bracketed-paste \(bracketedPaste)\n")
    let probe = try startProbe(environment: ["INPUTRC": settings])
    try probe.send("\u{3}")
    try probe.waitFor("probe> ^C\ninterrupted\nprobe>")
    try probe.send("\u{4}")
    #expect(try probe.waitForExit() == 0)
    #expect(probe.screen.text == "probe> ^C\ninterrupted\nprobe>\nend")
    #expect(probe.echoes)
  }

  @Test func reverseSearch() throws {
    let probe = try startProbe()
    for line in ["present editor", "set name=Alice", "save"] {
      try probe.send(line + "\r")
      try probe.waitFor("got: \(line)")
      try probe.waitForLine("probe>")
    }
    try probe.send("\u{12}edi")
    try probe.waitUntil("finds") { $0.cursorLine.contains("`edi': present editor") }
    try probe.send("\u{5}")
    try probe.waitForLine("probe> present editor")
  }

  @Test func viKeysByTheUsersFile() throws {
    let folder = try ScratchFolder()
    let settings = try folder.file(
      "inputrc", "$if rehearse\nset editing-mode vi\nset keyseq-timeout 1\n$endif\n")
    let probe = try startProbe(environment: ["INPUTRC": settings])
    try probe.send("tap Sve\u{1B}")
    try probe.waitUntil("is in command mode") { $0.cursor.column == 13 }
    try probe.send("hiXa\u{1B}0x")
    try probe.waitForLine("probe> ap SXave")
    try probe.send("\r")
    try probe.waitFor("got: ap SXave")
  }

  @Test func pastedLinesComeOneAtATime() throws {
    let probe = try startProbe()
    try probe.send("\u{1B}[200~one\rtwo\rthree\r\u{1B}[201~")
    try probe.waitUntil("shows the paste") { $0.text.contains("three") }
    #expect(!probe.screen.text.contains("got"))
    try probe.send("\r")
    // Each once: what the paste showed of the further lines is gone.
    try probe.waitFor(
      "probe> one\ngot: one\nprobe> two\ngot: two\nprobe> three\ngot: three\nprobe>")
    #expect(probe.screen.text.ranges(of: "two").count == 2)
    try probe.send("\u{4}")
    #expect(try probe.waitForExit() == 0)
  }

  @Test func linesTypedAheadAreKept() throws {
    let folder = try ScratchFolder()
    let settings = try folder.file("inputrc", "set enable-bracketed-paste off\n")
    let probe = try startProbe(environment: ["INPUTRC": settings])
    try probe.send("one\rtwo\rthree\r")
    try probe.waitFor("got: three")
    #expect(probe.screen.text.contains("got: one"))
    #expect(probe.screen.text.contains("got: two"))
  }

  @Test func aBlockIsOneEntryOfTheHistory() throws {
    let probe = try startProbe()
    try probe.send("repeat 2 {\r")
    try probe.waitForLine("...")
    try probe.send("tap x\r}\r")
    try probe.waitFor(#"got: repeat 2 {\ntap x\n}"#)
    try probe.waitForLine("probe>")
    try probe.send("\u{10}")
    try probe.waitForLine("}")
    try probe.send("\r")
    try probe.waitUntil("repeats it") {
      $0.text.components(of: #"got: repeat 2 {\ntap x\n}"#) == 2
    }
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
