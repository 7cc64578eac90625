import RehearseScript
import Testing

@Suite("A glance at a script") struct ScriptGlanceTests {
  /// Scripts, each with the line of its first command; nothing where it has to be read for that.
  static let rows: [(text: String, line: Int?)] = [
    ("", 1),
    ("\n\n", 1),
    ("# only a remark", 1),
    ("tap Save", 1),
    ("\n# a remark\n\n  tap Save\n| screen: Studio", 4),
    ("#\n\ttap Save", 2),
    ("tap Save\r\n| screen: Studio\r\n# with tag\r\nback\r\n", 1),
    ("tap Save # caf\u{E9}\n# caf\u{E9}", 1),
    ("tap tag", 1),
    ("tap \"a; b\"", 1),
    ("tap A\n| tag of the output; tag\n| a\\b", 1),
    // It has what was asked for, or may have.
    ("tag quick", nil),
    ("tap A\n  tag quick", nil),
    ("tap A; tag quick", nil),
    ("tap A;tap B ;\ttag quick", nil),
    ("tap A\nscenario \"B\"", nil),
    ("tap A\ntagged", nil),
    ("repeat 2 {\ntag quick\n}", nil),
    ("tap \"a; tag b\"", nil),
    // Lines that may go on.
    ("tap \\\nA", nil),
    ("tap a\\b", nil),
    // What is not right before the first command.
    ("| screen: Studio\ntap A", nil),
    ("# caf\u{E9}\ntap A", nil),
    ("# \0\ntap A", nil),
    ("\r\ntap A", nil),
    ("\u{FEFF}tap A", nil),
    ("#1 is no remark", nil),
    ("; tap A", nil),
    ("! tap A", nil),
    ("}", nil),
  ]

  @Test(arguments: rows) func tells(_ row: (text: String, line: Int?)) {
    let glance = ScriptGlance(Array(row.text.utf8), lacking: [.tag, .scenario])
    #expect(glance?.firstLine == row.line, "\(row.text.debugDescription)")
    guard let glance else { return }
    // Reading tells the same.
    let script = Parser.parse(Source(row.text, name: "a.flow"))
    #expect(glance.firstLine == script.lines.first?.number ?? 1)
    #expect(script.strayOutput.isEmpty)
  }

  /// Whatever a script is made of, reading it finds nothing that a glance missed.
  @Test(arguments: ["", "tap A\n"], ["", "tag x", "tap B"])
  func neverContradictsReading(_ beginning: String, _ end: String) {
    let pieces =
      [
        "", "tap A", "tag x", "scenario \"B\"", ";", "\n", "\r", " ", "\t", "| out", "# tag", "#1",
        "\\",
        "{", "}", "repeat 2 {", "\"", "'", "!", "\u{E9}", "\0", "(", "$x", "tap A\n",
      ].map { Array($0.utf8) } + [[0xFF], [0xEF, 0xBB, 0xBF]]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          check(Array(beginning.utf8) + first + second + third + Array(end.utf8))
        }
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    guard let glance = ScriptGlance(bytes, lacking: [.tag, .scenario]) else { return }
    let script = Parser.parse(Source(bytes: bytes, name: "a.flow"))
    let declares = script.lines.flatMap(\.commands).contains { command in
      switch command.form {
      case .tag, .scenario: !command.mustFail
      default: false
      }
    }
    let isTrue =
      glance.firstLine == script.lines.first?.number ?? 1 && script.strayOutput.isEmpty && !declares
    #expect(isTrue, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
}
