import Foundation
import RehearseSession
import Testing

@testable import RehearseRunner

@Suite struct ScriptOnDiskTests {
  @Test func replacingKeepsTheModeAndLeavesNothingBehind() throws {
    let folder = try ScriptFolder(["a.flow": "old"])
    let path = folder.path + "/a.flow"
    #expect(chmod(path, 0o640) == 0)
    try ScriptOnDisk(path: path).replace(with: Array("new".utf8))
    #expect(try folder.text(of: "a.flow") == "new")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.flow"])
  }

  @Test func aLinkStaysOne() throws {
    let folder = try ScriptFolder(["real/a.flow": "old"])
    let link = folder.path + "/a.flow"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.flow")
    try ScriptOnDisk(path: link).replace(with: Array("new".utf8))
    #expect(try folder.text(of: "real/a.flow") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.flow")
  }

  @Test func readsAnyLength() throws {
    let folder = try ScriptFolder()
    for count in [0, 1, 4096, 100_000] {
      try folder.write(String(repeating: "x", count: count), to: "a.flow")
      #expect(try ScriptOnDisk(path: folder.path + "/a.flow").bytes().count == count)
    }
  }
}
