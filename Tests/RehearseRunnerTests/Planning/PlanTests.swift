import Foundation
import RehearseRunner
import Testing

@Suite struct PlanTests {
  private func plan(_ folder: ScriptFolder, _ names: [String]) throws -> [String] {
    let plan = try Plan.find(names.map { $0 == "." ? folder.path : "\(folder.path)/\($0)" })
    return plan.files.map { folder.relative($0) }
  }

  @Test func foldersGiveTheirScriptsInTheOrderOfBytes() throws {
    let folder = try ScriptFolder([
      "b.flow": "", "a/z.flow": "", "a/B.flow": "", "a/b.flow": "", "a.flow": "", "a/é.flow": "",
      "a/notes.txt": "", ".hidden/x.flow": "", ".x.flow": "", "a/sub/deep/1.flow": "",
    ])
    let all = [
      "a/B.flow", "a/b.flow", "a/sub/deep/1.flow", "a/z.flow", "a/é.flow", "a.flow", "b.flow",
    ]
    #expect(try plan(folder, ["."]) == all)
    #expect(try plan(folder, ["a/"]).first == "a/B.flow")
  }

  @Test func filesAreTakenAsTheyAreNamed() throws {
    let folder = try ScriptFolder(["b.flow": "", "a.flow": "", "a.txt": ""])
    #expect(try plan(folder, ["b.flow", "a.txt", "."]) == ["b.flow", "a.txt", "a.flow"])
  }

  @Test func linksAreNotEntered() throws {
    let folder = try ScriptFolder(["a/x.flow": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/again", withDestinationPath: folder.path)
    #expect(try plan(folder, ["."]) == ["a/x.flow"])
  }

  @Test func pipesAndDevicesAreNoScripts() throws {
    let folder = try ScriptFolder(["a.flow": ""])
    mkfifo(folder.path + "/pipe.flow", 0o600)
    mkfifo(folder.path + "/pipe.md", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/zero.flow", withDestinationPath: "/dev/zero")
    #expect(try Plan.find([folder.path], includingMarkdown: true).files.count == 1)
    #expect(try plan(folder, ["."]) == ["a.flow"])
    let pipe = folder.path + "/pipe.flow"
    #expect(throws: PlanError.unreadable(path: pipe, reason: "it is no regular file")) {
      try plan(folder, ["pipe.flow"])
    }
    #expect(try Plan.find(["-"]).files == ["-"])
  }

  @Test func nothingToRunIsAnError() throws {
    let folder = try ScriptFolder(["a/notes.txt": ""])
    #expect(throws: PlanError.empty(paths: [folder.path])) { try plan(folder, ["."]) }
    let missing = folder.path + "/flows"
    #expect(
      throws: PlanError.unreadable(path: missing, reason: "No such file or directory")
    ) { try plan(folder, ["flows"]) }
  }
}
