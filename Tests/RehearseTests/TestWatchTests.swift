import Foundation
import PseudoTerminal
import Testing

@Suite("Tests that run again when their scripts change", .serialized) struct TestWatchTests {
  private func watch(
    _ folder: TestFolder, _ options: String..., program: String = PseudoTerminal.built("CrashStage")
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      program, ["test", "--watch", "--stage", "trouble", folder.path] + options,
      environment: ["NO_COLOR": "1"], columns: 140, rows: 60)
  }

  private func waitToWatch(_ terminal: PseudoTerminal, runs: Int) throws {
    try terminal.waitUntil("watches after \(runs) runs") { screen in
      screen.text.components(separatedBy: "watching").count == runs + 1
    }
  }

  private func write(_ text: String, to name: String, in folder: TestFolder) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"), options: .atomic)
  }

  @Test("What changes runs again, with what has failed, until Control-C")
  func changes() throws {
    let folder = try TestFolder([
      "good.flow": "tap Count\nexpect model.count == 1\n",
      "bad.flow": "tap Count\nexpect model.count == 2\n",
    ])
    let terminal = try watch(folder)
    try waitToWatch(terminal, runs: 1)
    #expect(terminal.screen.text.contains("1 passed, 1 failed"))
    #expect(terminal.screen.text.contains("watching 2 scripts; Control-C ends"))
    try write("tap Count\n", to: "new.flow", in: folder)
    try waitToWatch(terminal, runs: 2)
    // The one that passed is not asked again.
    #expect(folder.relative(terminal.screen.text).components(separatedBy: "good.flow").count == 2)
    #expect(terminal.screen.text.contains("watching 3 scripts"))
    try write("tap Count; tap Count\nexpect model.count == 2\n", to: "bad.flow", in: folder)
    try waitToWatch(terminal, runs: 3)
    #expect(terminal.screen.text.contains("1 passed, 0 failed"))
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("What an update writes is no change") func updates() throws {
    let folder = try TestFolder(["a.flow": "option show none\ntap Count\n| nothing\n"])
    let terminal = try watch(folder, "--update")
    try waitToWatch(terminal, runs: 1)
    #expect(try folder.text(of: "a.flow").hasSuffix("tap Count\n| screen: Trouble\n"))
    try write("tap Count\nexpect model.count == 2\n", to: "b.flow", in: folder)
    try waitToWatch(terminal, runs: 2)
    #expect(
      folder.relative(terminal.screen.text).components(separatedBy: "updated a.flow").count == 2)
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == 1)
  }

  @Test("Scripts may go and come back") func comesBack() throws {
    let folder = try TestFolder(["a.flow": "tap Count\n"])
    let terminal = try watch(folder)
    try waitToWatch(terminal, runs: 1)
    try FileManager.default.removeItem(atPath: folder.path + "/a.flow")
    try terminal.waitFor("watching 0 scripts")
    try write("tap Count\nexpect model.count == 1\n", to: "a.flow", in: folder)
    try terminal.waitFor("(1 step, 1 check)")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("A program that has been built again starts again") func rebuilt() throws {
    let folder = try TestFolder(["a.flow": "tap Count\n"])
    let scratch = try TestFolder([:])
    let program = scratch.path + "/CrashStage"
    try FileManager.default.copyItem(atPath: PseudoTerminal.built("CrashStage"), toPath: program)
    let terminal = try watch(folder, program: program)
    try waitToWatch(terminal, runs: 1)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: program)
    try terminal.waitFor("the program has changed")
    try waitToWatch(terminal, runs: 2)
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("Standard input can't be watched") func standardInput() throws {
    let run = try ProgramRun.run(["test", "--watch", "-"])
    #expect(run.errors == "error: standard input can't be watched\nhint: name the file\n")
    #expect(run.code == 2)
  }
}
