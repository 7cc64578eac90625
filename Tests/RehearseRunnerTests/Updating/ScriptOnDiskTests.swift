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

  @Test func leftoversOfWritersThatAreGoneAreRemoved() throws {
    let gone = Process()
    gone.executableURL = URL(fileURLWithPath: "/bin/true")
    try gone.run()
    gone.waitUntilExit()
    let living = ".a.flow.rehearse-\(getpid())-abcdef"
    let old = ".a.flow.rehearse-\(getpid())-uvwxyz"
    let others = [
      living, ".a.flow.rehearse-notes", ".b.flow.rehearse-\(gone.processIdentifier)-abcdef",
    ]
    let folder = try ScriptFolder(
      Dictionary(
        uniqueKeysWithValues: ([
          "a.flow", old, ".a.flow.rehearse-\(gone.processIdentifier)-abcdef",
        ] + others).map { ($0, "old") }))
    var times = [timeval(), timeval()]
    times[0].tv_sec = 1_000_000
    times[1].tv_sec = 1_000_000
    #expect(utimes(folder.path + "/" + old, times) == 0)
    try ScriptOnDisk(path: folder.path + "/a.flow").replace(with: Array("new".utf8))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        == Set(["a.flow"] + others))
  }

  @Test func whatIsPlainlyNoTextIsNoScript() throws {
    let folder = try ScriptFolder()
    let files: [(bytes: [UInt8], isText: Bool)] = [
      ([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0], false), (Array("s\0t\0a\0".utf8), false),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], false),
      (Array("state\0\n".utf8), true),
      ([0xFF], true), (Array("tap \u{1B}[31m\n".utf8), true),
    ]
    for (bytes, isText) in files {
      let path = folder.path + "/a.flow"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let read = Result { () throws(ScriptOnDisk.Trouble) in try ScriptOnDisk(path: path).bytes() }
      switch read {
      case .success(let read): #expect(isText && read == bytes)
      case .failure(let trouble): #expect(!isText && trouble.reason == "it is no UTF-8 text")
      }
    }
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
