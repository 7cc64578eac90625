import Foundation
import PseudoTerminal
import Testing

@Suite("What the test runner survives") struct TestSurvivalTests {
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
      tap Count; expect visible Count; tap Loop
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
        a.flow:5:1: error: the app crashed: its process was ended by signal \(trapSignal): \
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
        a.flow:11:34: error: the command did not end within 0.2 seconds of real time
          after 1: tap Count
                11: tap Count
          on    screen: Trouble
            tap Loop
            ^^^

        passed  a.flow: Fine
        failed  b.flow
        b.flow:1:1: error: the app crashed: its process was ended by signal \(trapSignal): \
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

        2 passed, 5 failed (8 steps, 3 checks)

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
        \(trapSignal): dead on arrival
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
}

extension String {
  fileprivate func replacingLast(_ text: String, with other: String) -> String {
    guard let range = range(of: text, options: .backwards) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}
