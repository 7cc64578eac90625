import Foundation
import PseudoTerminal
import Testing

@Suite("How a batch run ends when it can't go on") struct EndingTests {
  @Test(
    "Output that can't be written is told, and fails the run",
    arguments: [
      "run -c state", "run --json -c state", "test a.flow", "test --json a.flow",
      "test --list a.flow", "stages", "help", "help --man", "completions bash", "format - <a.flow",
      "learn", "learn --check router", "--version", "--stage studio <a.flow", "lint b.flow",
    ])
  func unwritable(_ words: String) throws {
    let folder = try TestFolder(["a.flow": "sheet report 1\n", "b.flow": "pop\n"])
    let tool = PseudoTerminal.built("rehearse")
    let full = try ProgramRun.run(
      ["-c", "cd \(folder.path) && exec \(tool) \(words) >/dev/full"], program: "/bin/sh")
    #expect(full.errors == "error: standard output can't be written: No space left on device\n")
    #expect(full.code == 1)
    let closed = try ProgramRun.run(
      ["-c", "cd \(folder.path) && exec \(tool) \(words) >&-"], program: "/bin/sh")
    #expect(closed.errors == "error: standard output can't be written: Bad file descriptor\n")
    #expect(closed.code == 1)
  }

  @Test("Memory is bounded where that is asked for, and a bound that is none is told")
  func memory() throws {
    let words = ["run", "--stage", "mean", "-c", "tap Fill"]
    let run = try ProgramRun.run(
      words, program: "CrashStage", environment: ["REHEARSE_MEMORY": "300M"])
    #expect(run.errors.contains("-:1:1: error: the app crashed"))
    #expect(
      run.errors.hasSuffix(
        "hint: the run ends here, for --memory bounds what the app may have; "
          + "--memory SIZE allows more\n"))
    #expect(run.code == 1)
    let little = try ProgramRun.run(["run", "-c", "quit"], environment: ["REHEARSE_MEMORY": "1K"])
    #expect(
      little.errors == "warning: REHEARSE_MEMORY is too little: \"1K\"; the least is 64M\n")
    #expect(little.code == 0)
    let wrong = try ProgramRun.run(["run", "-c", "quit"], environment: ["REHEARSE_MEMORY": "lots"])
    #expect(
      wrong.errors == "warning: REHEARSE_MEMORY is no size: \"lots\"; it may be 512M or 4G\n")
    #expect(wrong.code == 0)
  }

  @Test("What the app writes to standard error is passed on, before the report as well")
  func complaints() throws {
    let run = try ProgramRun.run(
      ["run", "--stage", "trouble", "--keep-going", "-c", "tap Complain\ntap Nowhere\ntap Count"],
      program: "CrashStage")
    #expect(
      run.errors.hasPrefix("oh no\n-:2:5: error: nothing labelled \"Nowhere\" is on Trouble\n"))
  }

  private static let timeHint =
    "the run ends here, with --keep-going too; --timeout DURATION allows more"

  @Test("A command that takes more than its time ends it, in the words of a test")
  func timeout() throws {
    // Which ends it if it would not end by itself.
    func timed(_ words: String...) throws -> ProgramRun {
      try ProgramRun.run(
        ["30", PseudoTerminal.built("CrashStage"), "run", "--timeout", "200ms"] + words,
        program: "/usr/bin/timeout")
    }
    let run = try timed("--stage", "trouble", "-c", "tap Count; tap Loop")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        -:1:12: error: the command did not end within 0.2 seconds of real time
          tap Loop
          ^^^
        hint: \(Self.timeHint)

        """)
    // The command itself may take the time, and nothing goes on behind it.
    let repeats = try timed(
      "--keep-going", "--stage", "trouble", "-c", "repeat 1000000 { tap Count }", "-c", "state")
    #expect(repeats.code == 1)
    #expect(repeats.output == "repeat 1000000 { tap Count }\n")
    #expect(repeats.errors.hasSuffix("\nhint: \(Self.timeHint)\n"))
    let json = try timed("--json", "--stage", "trouble", "-c", "tap Count; tap Loop")
    #expect(
      json.output.contains(
        #""error":{"message":"the command did not end within 0.2 seconds of real time","column":12,"#
          + #""hint":"\#(Self.timeHint)","#))
    let slow = try timed("-c", "stage slow")
    #expect(slow.code == 1)
    #expect(slow.errors.contains("the command did not end within 0.2 seconds of real time\n"))
    let wrong = try ProgramRun.run(["run", "--timeout", "soon", "-c", "state"])
    #expect(wrong.code == 2)
  }

  @Test("A stage that does not start is told")
  func start() throws {
    let dead = try ProgramRun.run(["run", "--stage", "dead", "-c", "state"], program: "CrashStage")
    #expect(dead.code == 1)
    #expect(
      dead.errors.replacing(/swift:\d+/, with: "swift:N").hasSuffix(
        "error: the stage dead does not start: the app crashed: its process was ended by signal "
          + "\(trapSignal): dead on arrival (OtherStages.swift:N)\n"))
    let refused = try ProgramRun.run(
      ["run", "--stage", "refused", "-c", "state"], program: "CrashStage")
    #expect(refused.code == 1)
    #expect(refused.errors == "error: the stage refused does not start: no such title\n")
  }

  @Test("Control-C ends it with 130 and names the command")
  func interrupt() throws {
    let scratch = try PromptScratch()
    let run = try ProgramRun(
      ["run", "--stage", "trouble", "-c", "tap Count; tap Loop"], program: "CrashStage",
      environment: ["TROUBLE_PIPE": scratch.pipePath])
    _ = try scratch.process(reporting: "looping")
    run.interrupt()
    #expect(run.code == 130)
    #expect(run.output.hasPrefix("tap Count\n| screen: Trouble\n"))
    #expect(run.output.hasSuffix("\ntap Loop\n"))
    #expect(
      run.errors == """
        -:1:12: error: interrupted
          tap Loop
          ^^^

        """)
  }

  @Test("Control-C while it waits for input ends it with 130 and no words")
  func interruptAtRest() throws {
    let run = try ProgramRun(["run"])
    run.write(Array("stages\n".utf8))
    try run.waitForLines(2)
    run.interrupt()
    #expect(run.code == 130)
    #expect(run.errors == "")
  }

  @Test("A closed pipe ends it quietly")
  func closedPipe() throws {
    let run = try ProgramRun(["run", "-c", "help"], output: .closedPipe)
    #expect(run.code == 141)
    #expect(run.errors == "")
  }

  @Test("Also where who started it ignores the signal")
  func closedPipeIgnored() throws {
    let run = try ProgramRun(
      ["-c", "trap '' PIPE; exec \"$0\" run -c help", PseudoTerminal.built("rehearse")],
      program: "/bin/sh", output: .closedPipe)
    #expect(run.code == 141)
    #expect(run.errors == "")
  }

  @Test("A closed standard input can't be read")
  func closedInput() throws {
    let run = try ProgramRun(["run"], hasInput: false)
    #expect(run.code == 2)
    #expect(run.errors == "error: standard input can't be read: Bad file descriptor\n")
  }
}
