import Foundation
import PseudoTerminal
import Testing

@Suite("The test runner as a program") struct TestProgramTests {
  /// Whatever an app does to its process is the failure of one test, and the same with any number of jobs.
  @Test(
    "Crashes, exits and endless loops end no run",
    arguments: [["--jobs=1"], ["--jobs=8"], ["--isolate"]])
  func trouble(_ options: [String]) throws {
    let folder = try TestFolder([
      "a.flow": """
      tap Count
      scenario "Trap"
      option show none
      tap "Add Item"
      tap "Print and Trap"
      tap Count
      scenario "Exit"
      ! tap Exit
      scenario "Loop"
      timeout 200ms
      tap Count; tap Loop
      scenario "Fine"
      tap Count
      | screen: Trouble
      | ...
      """,
      "b.flow": "tap \"Trap\"", "c.flow": "tap Complain\n| ...", "d.flow": "tap Restless",
    ])
    let run = try folder.run(["test", "--stage", "trouble"] + options)
    #expect(run.code == 1)
    #expect(
      folder.relative(run.output) == """
        failed  a.flow: Trap
        a.flow:5:1: error: the app crashed: its process was ended by signal \(Self.trap): \
        Index out of range
          after 1: tap Count
                4: tap "Add Item"
          on    screen: Trouble
            tap "Print and Trap"
            ^^^
          print: last words

        failed  a.flow: Exit
        a.flow:8:3: error: the app left: its process exited with status 3
          after 1: tap Count
          on    screen: Trouble
            tap Exit
            ^^^

        failed  a.flow: Loop
        a.flow:11:12: error: the command did not end within 0.2 seconds of real time
          after 1: tap Count
                11: tap Count
          on    screen: Trouble
            tap Loop
            ^^^

        passed  a.flow: Fine
        failed  b.flow
        b.flow:1:1: error: the app crashed: its process was ended by signal \(Self.trap): \
        the sky fell (TroubleStage.swift:58)
            tap "Trap"
            ^^^

        passed  c.flow
        failed  d.flow
        d.flow:1:1: error: the app never settles: the task in TroubleView.body still goes on after \
        1000000 jobs
            tap Restless
            ^^^
          hint: let the task await something that takes time

        2 passed, 5 failed (8 steps, 2 checks)

        """)
    #expect(run.errors == "no way out\noh no\n")
  }

  @Test("A stage that does not start fails every test")
  func start() throws {
    let folder = try TestFolder(["a.flow": "tap A", "b.flow": "tap B"])
    let dead = try folder.run(["test", "--stage", "dead"])
    #expect(dead.code == 1)
    #expect(
      folder.relative(dead.output).hasPrefix(
        """
        failed  a.flow
        a.flow: error: the stage does not start: the app crashed: its process was ended by signal \
        \(Self.trap): dead on arrival
        """))
    #expect(dead.output.hasSuffix("\n0 passed, 2 failed (0 steps, 0 checks)\n"))
    let refused = try folder.run(["test", "--stage", "refused"])
    #expect(refused.code == 1)
    #expect(refused.output.contains("a.flow: error: the stage does not start: no such title\n"))
  }

  @Test("What a crash interrupts is not recorded")
  func recording() throws {
    let script =
      "scenario \"A\"\ntap Count\n| old\ntap Trap\nscenario \"B\"\ntap Count\n| old\n| ...\n"
    let folder = try TestFolder(["a.flow": script])
    let run = try folder.run(["test", "--stage", "trouble", "--update"])
    #expect(run.code == 1)
    #expect(
      try folder.text(of: "a.flow")
        == script.replacingLast("| old", with: "| screen: Trouble"))
  }

  @Test("Control-C tells what ran and ends with 130")
  func interrupt() throws {
    let scratch = try PromptScratch()
    let folder = try TestFolder([
      "a.flow": "tap Count\n| ...", "b.flow": "tap Loop", "c.flow": "tap Count",
    ])
    let run = try ProgramRun(
      ["test", "--stage", "trouble", folder.path], program: "CrashStage",
      environment: ["TROUBLE_PIPE": scratch.pipePath])
    let process = try scratch.process(reporting: "looping")
    run.interrupt()
    #expect(run.code == 130)
    #expect(
      folder.relative(run.output) == """
        passed  a.flow
        interrupted; 2 tests did not run
        1 passed, 0 failed (1 step, 1 check)

        """)
    #expect(!isRunning(process))
  }

  @Test(
    "A report for programs of a run that was interrupted, or ended at a failure, tells what is left"
  )
  func reportOfLeft() throws {
    let scratch = try PromptScratch()
    let folder = try TestFolder([
      "a.flow":
        "scenario \"One\"\ntap Count\nscenario \"Two\"\ntap Loop\nscenario \"Three\"\ntap Count\n",
      "b.flow": "tap Count\n",
    ])
    let report = scratch.path + "/out.xml"
    let run = try ProgramRun(
      ["test", "--stage", "trouble", "--junit", report, folder.path], program: "CrashStage",
      environment: ["TROUBLE_PIPE": scratch.pipePath])
    _ = try scratch.process(reporting: "looping")
    run.interrupt()
    #expect(run.code == 130)
    #expect(
      folder.relative(try scratch.content(of: "out.xml")) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="0" errors="3" skipped="0">
          <testsuite name="a.flow" tests="3" failures="0" errors="2" skipped="0">
            <testcase name="One" classname="a.flow" file="a.flow" line="1">
              <system-out>2: tap Count
        </system-out>
            </testcase>
            <testcase name="Two" classname="a.flow" file="a.flow" line="3">
              <error message="interrupted"/>
            </testcase>
            <testcase name="Three" classname="a.flow" file="a.flow" line="5">
              <error message="interrupted"/>
            </testcase>
          </testsuite>
          <testsuite name="b.flow" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="b.flow" classname="b.flow" file="b.flow" line="1">
              <error message="interrupted"/>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
    try folder.write("tap Nowhere\n", to: "a.flow")
    let failing = try folder.run(
      ["test", "--stage", "trouble", "--fail-fast", "--junit", report])
    #expect(failing.code == 1)
    let text = try scratch.content(of: "out.xml")
    #expect(text.contains("<testsuites tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\">"))
    #expect(text.contains("<skipped message=\"not run: the run ended at the first failure\"/>"))
  }

  @Test("Lists, selects and reports as it is told")
  func selection() throws {
    let folder = try TestFolder([
      "a.flow": "scenario \"One\"\ntag quick\ntap Count\n| ...\nscenario \"Two\"\ntap <&\"\n",
      "notes.md": "text\n```flow\ntap Count\n| ...\n```\n", "other.md": "```sh\nls\n```\n",
    ])
    let listed = try folder.run(["test", "--list"])
    #expect(
      folder.relative(listed.output) == "a.flow: One [quick]\na.flow: Two\nnotes.md\n")
    let tagged = try folder.run(["test", "--stage", "trouble", "--tag", "quick"])
    #expect(tagged.code == 0)
    #expect(tagged.output.hasSuffix("1 passed, 0 failed (1 step, 1 check)\n"))
    let none = try folder.run(["test", "--skip-tag", "quik"])
    #expect(none.code == 2)
    #expect(none.errors == "error: no test has the tag \"quik\"\nhint: quick\n")
    let nothing = try folder.run(["test", "--filter", "zzz"])
    #expect(nothing.code == 2)
    #expect(nothing.errors == "error: no test is selected\nhint: CrashStage test --list\n")

    let reported = try folder.run(
      ["test", "--stage", "trouble", "--json", "--junit", folder.path + "/out.xml"])
    #expect(reported.code == 1)
    #expect(
      folder.relative(reported.output) == #"""
        {"version":1,"event":"runBegan","tests":3}
        {"version":1,"event":"testEnded","file":"a.flow","scenario":"One","line":1,"outcome":"passed","reason":null,"steps":1,"checks":1,"failures":[]}
        {"version":1,"event":"testEnded","file":"a.flow","scenario":"Two","line":5,"outcome":"failed","reason":null,"steps":0,"checks":0,"failures":[{"file":"a.flow","line":6,"column":7,"message":"error: this quote is never closed; quotes can't go on in the next line","details":["  tap <&\"","        ^","hint: end the word with \""],"before":[],"state":[]}]}
        {"version":1,"event":"testEnded","file":"notes.md","scenario":null,"line":3,"outcome":"passed","reason":null,"steps":1,"checks":1,"failures":[]}
        {"version":1,"event":"runEnded","passed":2,"failed":1,"updated":0,"skipped":0,"failedAsExpected":0,"left":0,"steps":2,"checks":2,"withoutChecks":[],"interrupted":false}

        """#)
    #expect(
      folder.relative(try folder.text(of: "out.xml")) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="0" skipped="0">
          <testsuite name="a.flow" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="One" classname="a.flow" file="a.flow" line="1">
              <system-out>3: tap Count
        </system-out>
            </testcase>
            <testcase name="Two" classname="a.flow" file="a.flow" line="5">
              <failure message="error: this quote is never closed; quotes can't go on in the next line">a.flow:6:7: error: this quote is never closed; quotes can't go on in the next line
            tap &lt;&amp;&quot;
                  ^
          hint: end the word with &quot;</failure>
            </testcase>
          </testsuite>
          <testsuite name="notes.md" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="notes.md" classname="notes.md" file="notes.md" line="3">
              <system-out>3: tap Count
        </system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test("Standard input is tested too, but not updated")
  func standardInput() throws {
    let script = "sheet report 1\nexpect presented sheet Report\n"
    let passed = try ProgramRun.run(["test", "-"], input: script)
    #expect(passed.output.hasSuffix("1 passed, 0 failed (1 step, 1 check)\n"))
    #expect(passed.code == 0)
    #expect(try ProgramRun.run(["test", "/dev/stdin"], input: script).code == 0)
    let failed = try ProgramRun.run(["test", "-"], input: script + "pop\n")
    #expect(failed.output.contains("-:3:1: error: "))
    #expect(failed.code == 1)
    let updated = try ProgramRun.run(["test", "--update", "-"], input: script)
    #expect(updated.errors == "error: standard input can't be updated\nhint: name the file\n")
    #expect(updated.code == 2)
  }

  @Test("Colours are for terminals only")
  func colors() throws {
    let folder = try TestFolder(["a.flow": "tap Count\n| ...\n"])
    for (environment, isColored) in [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
      (["TERM": "dumb"], false),
    ] {
      let output = try folder.runOnTerminal(["test", "--stage", "trouble"], environment)
      #expect(output.contains("passed"))
      let hasColor = output.contains(/\u{1B}\[[0-9;]*m/)
      #expect(hasColor == isColored, "\(output.debugDescription)")
    }
    #expect(try !folder.run(["test", "--stage", "trouble"]).output.contains("\u{1B}"))
  }

  @Test("A terminal sees how far it has come, and keeps none of it")
  func progress() throws {
    let folder = try TestFolder(
      Dictionary(uniqueKeysWithValues: (1...5).map { ("\($0).flow", "tap Count\n") }))
    try folder.write("tap Nothing\n", to: "0.flow")
    let terminal = try PseudoTerminal(
      PseudoTerminal.built("CrashStage"), ["test", "--stage", "trouble", folder.path])
    #expect(try terminal.waitForExit() == 1)
    let sent = String(decoding: terminal.output, as: UTF8.self)
    #expect(sent.contains("\r\u{1B}[K1 of 6 tests, 1 failed"))
    #expect(!terminal.screen.text.contains(" of 6 tests"))
    #expect(terminal.screen.text.contains("5 passed"))

    // Nothing of it anywhere else.
    #expect(
      try !folder.runOnTerminal(["test", "--stage", "trouble"], ["TERM": "dumb"])
        .contains(" of 6 tests"))
    #expect(try folder.run(["test", "--stage", "trouble"]).errors == "")
  }

  /// Killed at any moment, `--update` leaves the old file or the new one.
  @Test("A kill at any moment leaves old files or new ones")
  func kill() throws {
    let names = (0..<20).map { "\($0 + 10).flow" }
    let old = "tap Count\n| old\ntap \"Add Item\"\n"
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, old) }))
    let arguments = ["test", "--stage", "trouble", "--record", folder.path]
    let begin = ContinuousClock.now
    #expect(try ProgramRun.run(arguments, program: "CrashStage").code == 0)
    let whole = ContinuousClock.now - begin
    let new = try folder.text(of: names[0])
    #expect(new.contains("| screen: Trouble") && !new.contains("| old"))

    var both = (old: 0, new: 0)
    let rounds = 25
    for round in 0..<rounds {
      for name in names { try folder.write(old, to: name) }
      let moment = ContinuousClock.now + whole * round / rounds
      let run = try ProgramRun(arguments, program: "CrashStage")
      while ContinuousClock.now < moment { sched_yield() }
      run.kill()
      _ = run.code
      for name in names {
        let text = try folder.text(of: name)
        #expect(text == old || text == new, "\(text)")
        if text == old { both.old += 1 } else { both.new += 1 }
      }
    }
    #expect(both.old > 0 && both.new > 0, "it was killed too early or too late each time")
  }

  /// How a trap ends a process here.
  #if arch(x86_64)
    private static let trap = 4
  #else
    private static let trap = 5
  #endif
}

extension String {
  fileprivate func replacingLast(_ text: String, with other: String) -> String {
    guard let range = range(of: text, options: .backwards) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}
