import Foundation
import PseudoTerminal
import Testing

@Suite("The test runner as a program") struct TestProgramTests {

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

  @Test("A report for programs has the steps of tests that did not come to their end, too")
  func reportOfEnded() throws {
    let scratch = try PromptScratch()
    let folder = try TestFolder([
      "a.flow": "timeout 200ms\nscenario \"Slow\"\ntap Count; tap Count\ntap Loop\n"
        + "scenario \"Trap\"\ntap Count\ntap \"Trap\"\n"
    ])
    let report = scratch.path + "/out.xml"
    let run = try ProgramRun.run(
      ["test", "--stage", "trouble", "--junit", report, folder.path], program: "CrashStage")
    #expect(run.code == 1)
    let text = try scratch.content(of: "out.xml")
    #expect(text.contains("<system-out>3: tap Count\n3: tap Count\n</system-out>"))
    #expect(text.contains("<system-out>6: tap Count\n</system-out>"))
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
}
