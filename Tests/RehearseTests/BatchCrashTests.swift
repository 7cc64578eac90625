import Foundation
import Testing

@Suite("How a crash ends a batch run") struct BatchCrashTests {
  struct Crash: Sendable, CustomStringConvertible {
    let commands: String
    let output: String
    let report: String

    init(_ commands: String, output: String = "", _ report: String) {
      self.commands = commands
      self.output = output
      self.report = report
    }

    var description: String { commands }
  }

  static let crashes = [
    Crash(
      "tap Trap; tap Count",
      """
      -:1:1: error: the app crashed: its process was ended by signal \(trapSignal): the sky fell \
      (TroubleStage.swift:N)
        tap Trap
        ^^^
      \(hint)

      """),
    Crash(
      "option show none; tap Count\ntap \"Print and Trap\"",
      output: "| screen: Trouble\ntap \"Print and Trap\"\n| print: last words\n",
      """
      -:2:1: error: the app crashed: its process was ended by signal \(trapSignal): Index out of range
        tap "Print and Trap"
        ^^^
      \(hint)

      """),
    Crash(
      "! tap Exit",
      """
      no way out
      -:1:3: error: the app left: its process exited with status 3
        tap Exit
        ^^^
      \(hint)

      """),
  ]

  @Test("A recursion without end is called one")
  func recursion() throws {
    let run = try ProgramRun.run(
      ["run", "--stage", "mean", "-c", "tap Count; tap Recurse"], program: "CrashStage")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        -:1:12: error: the app crashed: its process was ended by signal 11: the stack overflowed
          tap Recurse
          ^^^
        \(Self.hint)

        """)
  }

  private static let hint =
    "hint: the run ends here; at the prompt the state from before the command comes back"

  @Test("A crash ends it with 1 and names the command", arguments: crashes)
  func crash(_ crash: Crash) throws {
    let run = try ProgramRun.run(
      ["run", "--stage", "trouble", "-c", crash.commands], program: "CrashStage")
    #expect(run.code == 1)
    #expect(run.output.hasSuffix(crash.output))
    // Where in the file a trap stands is told, but not tested.
    #expect(run.errors.replacing(/swift:\d+/, with: "swift:N") == crash.report)
  }

  @Test(
    "Programs get an object of the command that ends it, with the state before",
    arguments: [
      (
        "! tap \"Print and Trap\"", 3,
        "the app crashed: its process was ended by signal \(trapSignal): Index out of range",
        ["last words"]
      ), ("tap Exit", 1, "the app left: its process exited with status 3", []),
      (
        "tap \"Say \\\"it\\\"\"", 1,
        "the app crashed: its process was ended by signal \(trapSignal): said \"so\" (TroubleStage.swift:N)",
        ["a \"b\"\\", "", "ć\tc"]
      ),
    ])
  func crashInJSON(command: String, column: Int, message: String, prints: [String]) throws {
    let run = try ProgramRun.run(
      ["run", "--json", "--stage", "trouble", "-c", "tap Count; tap Count\n\(command)"],
      program: "CrashStage")
    #expect(run.code == 1)
    let objects = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    try #require(objects.count == 3)
    var (before, last) = (objects[1], objects[2])
    #expect(last.removeValue(forKey: "command") as? String == command)
    #expect(last.removeValue(forKey: "line") as? Int == 2)
    #expect(last.removeValue(forKey: "ok") as? Bool == false)
    let error = last.removeValue(forKey: "error") as? [String: Any]
    let told = (error?["message"] as? String)?.replacing(/swift:\d+/, with: "swift:N")
    #expect(told == message)
    #expect(error?["column"] as? Int == column)
    #expect((error?["hint"] as? String).map { "hint: " + $0 } == Self.hint)
    #expect(error?["line"] as? Int == 2)
    #expect(last.removeValue(forKey: "prints") as? [String] == prints)
    #expect(last.removeValue(forKey: "output") as? [String] == prints.map { "print: \($0)" })
    #expect(last.removeValue(forKey: "changes") as? [String] == [])
    for key in ["command", "line", "ok", "error", "prints", "output", "changes"] {
      before.removeValue(forKey: key)
    }
    #expect(last as NSDictionary == before as NSDictionary)
    #expect(
      run.errors.replacing(/swift:\d+/, with: "swift:N")
        .contains("-:2:\(column): error: \(message)"))
  }
}
