import PseudoTerminal
import Testing

@Suite("Asking before recorded output is replaced") struct UpdateQuestionTests {
  private static let script = """
    option show none
    tap Count
    | nothing
    tap Count
    | nothing more
    tap Count
    | nothing at all
    """

  /// Presses keys, one after each question; gives what the script is then, and the exit code.
  private func answer(
    _ keys: [String], questions: Int? = nil, to script: String = script
  ) throws -> (text: String, code: Int32, shown: String) {
    let folder = try TestFolder(["a.flow": script])
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("CrashStage"),
      ["test", "--ask", "--stage", "trouble", folder.path + "/a.flow"],
      environment: ["NO_COLOR": "1"], columns: 140, rows: 60)
    for (index, key) in keys.enumerated() {
      try terminal.waitUntil("asks for the \(index + 1). time") { screen in
        screen.text.components(separatedBy: "write it?").count == index + 2
          && screen.cursorLine.hasSuffix("q none that follow:")
      }
      try terminal.send(key)
    }
    let code = try terminal.waitForExit()
    return (
      try folder.text(of: "a.flow"), code, folder.relative(terminal.screen.text)
    )
  }

  @Test("Each place is shown, and written only where that is wanted")
  func placeByPlace() throws {
    let (text, code, shown) = try answer(["n", "y", "n"])
    #expect(code == 1)
    #expect(
      text == """
        option show none
        tap Count
        | nothing
        tap Count
        | screen: Trouble
        tap Count
        | nothing at all
        """)
    #expect(
      shown.hasPrefix(
        """
        a.flow:2: the output of tap Count
          - 3 | nothing
                ^^^^^^^
          +   | screen: Trouble
                ^^^^^^^^^^^^^^^
          (- is recorded, + would take its place)
        write it? one key: y yes, n no, a all that follow, q none that follow: no

        a.flow:4: the output of tap Count
        """))
    #expect(shown.contains("a.flow:2: error: the output of tap Count differs"))
    #expect(shown.contains("failed  a.flow (1 place updated)"))
    #expect(shown.contains("0 passed, 1 failed (3 steps, 3 checks)"))
  }

  @Test("What somebody writes into the script while the question waits is kept")
  func writtenMeanwhile() throws {
    let folder = try TestFolder(["a.flow": Self.script])
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("CrashStage"),
      ["test", "--ask", "--stage", "trouble", folder.path + "/a.flow"],
      environment: ["NO_COLOR": "1"], columns: 140, rows: 60)
    try terminal.waitUntil("asks") { $0.cursorLine.hasSuffix("q none that follow:") }
    let precious = Self.script + "\n# precious\n"
    try folder.write(precious, to: "a.flow")
    try terminal.send("a")
    #expect(try terminal.waitForExit() == 2)
    #expect(try folder.text(of: "a.flow") == precious)
    #expect(
      folder.relative(terminal.screen.text).contains(
        "error: the script can't be written: somebody has changed it meanwhile"))
  }

  @Test(
    "One answer may do for all that follow",
    arguments: [
      (["a"], ["screen: Trouble", "screen: Trouble", "screen: Trouble"], 0),
      (["y", "a"], ["screen: Trouble", "screen: Trouble", "screen: Trouble"], 0),
      (["y", "q"], ["screen: Trouble", "nothing more", "nothing at all"], 1),
      // What is no answer is asked again, and the rest of a word is none.
      (["x", "q"], ["nothing", "nothing more", "nothing at all"], 1),
      (["maybe", "q"], ["nothing", "nothing more", "nothing at all"], 1),
      (["no way", "yes", "q"], ["nothing", "screen: Trouble", "nothing at all"], 1),
      (["y", "\u{3}"], ["screen: Trouble", "nothing more", "nothing at all"], 130),
      (["\u{4}"], ["nothing", "nothing more", "nothing at all"], 1),
    ] as [([String], [String], Int32)])
  func forAll(_ keys: [String], _ outputs: [String], _ expected: Int32) throws {
    let (text, code, _) = try answer(keys)
    let steps = outputs.map { "tap Count\n| \($0)" }
    #expect(text == (["option show none"] + steps).joined(separator: "\n"))
    #expect(code == expected)
  }

  @Test("What is the same for all scenarios is asked about once")
  func preamble() throws {
    let script = """
      tap Count
      | nothing
      scenario "One"
      tap Count
      scenario "Two"
      tap Count
      """
    let (text, code, _) = try answer(["n"], to: script)
    #expect(text == script)
    #expect(code == 1)
  }

  @Test("Without a terminal nobody can be asked, and nothing is written")
  func noTerminal() throws {
    let folder = try TestFolder(["a.flow": Self.script])
    let run = try folder.run(["test", "--ask", "--stage", "trouble"])
    #expect(run.code == 2)
    #expect(
      run.errors == """
        error: --ask needs a terminal, and no --json
        hint: --update asks nobody

        """)
    #expect(try folder.text(of: "a.flow") == Self.script)
  }
}
