import PseudoTerminal
import Testing

/// The history of several sessions, on real terminals.
@Suite(.serialized) struct HistoryOnTerminalTests {
  @Test func twoSessionsAtOnceKeepAllEntries() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/state/rehearse/history"
    let first = try startProbe(environment: ["PROBE_HISTORY": path])
    let second = try startProbe(environment: ["PROBE_HISTORY": path])
    for number in 1...3 {
      for (name, probe) in [("first", first), ("second", second)] {
        try probe.send("\(name) \(number)\r")
        try probe.waitFor("got: \(name) \(number)")
        try probe.waitForLine("probe>")
      }
    }
    try first.send("\u{4}")
    #expect(try first.waitForExit() == 0)
    try second.send("\u{4}")
    #expect(try second.waitForExit() == 0)
    #expect(try content(of: path) == "first 1\nsecond 1\nfirst 2\nsecond 2\nfirst 3\nsecond 3\n")
    #expect(try mode(of: path) == 0o600)
    #expect(try mode(of: folder.path + "/state/rehearse") == 0o700)
    let third = try startProbe(environment: ["PROBE_HISTORY": path])
    try third.send("\u{10}\u{10}")
    try third.waitForLine("probe> first 3")
  }

  @Test func troubleIsOneWarning() throws {
    let folder = try ScratchFolder()
    let probe = try PseudoTerminal(
      PseudoTerminal.built("LineEditorProbe"), environment: ["PROBE_HISTORY": folder.path],
      columns: 200)
    try probe.waitFor("warning: history is not saved: \(folder.path) is not a file")
    try probe.waitForLine("probe>")
    try probe.send("one\r")
    try probe.waitFor("got: one")
    try probe.waitForLine("probe>")
    try probe.send("\u{10}")
    try probe.waitForLine("probe> one")
    #expect(probe.screen.text.ranges(of: "warning").count == 1)
  }

  @Test func killedWhileTypingLosesNothingEntered() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/history"
    let probe = try startProbe(environment: ["PROBE_HISTORY": path])
    try probe.send("kept\r")
    try probe.waitFor("got: kept")
    try probe.waitForLine("probe>")
    try probe.send("half")
    try probe.waitForLine("probe> half")
    probe.signal(9)
    #expect(try probe.waitForExit() == 137)
    #expect(try content(of: path) == "kept\n")
  }
}
