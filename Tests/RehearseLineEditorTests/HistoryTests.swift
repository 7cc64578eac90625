import Foundation
import Testing

@testable import RehearseLineEditor

@Suite struct HistoryTests {
  @Test(arguments: [
    ("save", "save\n"),
    ("repeat 2 {\ntap x\n}", "repeat 2 {\\ntap x\\n}\n"),
    (#"type "a\nb""#, #"type "a\\nb""# + "\n"),
    ("tap 添加", "tap 添加\n"),
    ("tpa mistyped\t", "tpa mistyped\t\n"),
  ])
  func anEntryIsALine(entry: String, line: String) throws {
    let encoded = try #require(HistoryLine.encoded(entry))
    #expect(String(decoding: encoded, as: UTF8.self) == line)
    #expect(HistoryLine.decoded(encoded.dropLast()) == entry)
  }

  @Test func damagedLinesArePassedOver() throws {
    let folder = try ScratchFolder()
    var bytes = Array("first\n".utf8)
    bytes += [0xFF, 0xFE, 0x0A] + Array("nul".utf8) + [0, 0x0A]
    bytes += Array("trailing \\\nunknown \\q\n\n".utf8)
    bytes += Array(repeating: UInt8(ascii: "x"), count: HistoryLine.longest + 1) + [0x0A]
    bytes += Array("last".utf8)
    let path = try folder.file("history", bytes: bytes)
    #expect(history(at: path).entries == ["first", "last"])
  }

  @Test func whatIsKept() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/a/b/history"
    let history = history(at: path)
    for entry in ["one", "one", " secret", "", "  ", "two\n", "one", "tpa", "nul\0"] {
      history.remember(entry)
    }
    #expect(history.entries == ["one", "two", "one", "tpa"])
    #expect(try content(of: path) == "one\ntwo\none\ntpa\n")
    #expect(try mode(of: path) == 0o600)
    #expect(try mode(of: folder.path + "/a") == 0o700)
    #expect(self.history(at: path).entries == history.entries)
  }

  @Test func halfALineOfADeadSessionStaysApart() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("history", "one\ntw")
    history(at: path).remember("three")
    #expect(try content(of: path) == "one\ntw\nthree\n")
  }

  @Test func aReadableFileIsMadePrivate() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("history", "one\n")
    chmod(path, 0o644)
    history(at: path).remember("two")
    #expect(try mode(of: path) == 0o600)
  }

  @Test func itIsCutBackToTheLimit() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("real", (1...30).map { "entry \($0)\n" }.joined())
    let link = folder.path + "/history"
    symlink("real", link)
    let history = History(path: link, limit: 10)
    #expect(history.entries == (21...30).map { "entry \($0)" })
    #expect(try content(of: path) == (21...30).map { "entry \($0)\n" }.joined())
    #expect(try mode(of: path) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func sessionsAtOnceKeepAllEntries() async throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/history"
    await withTaskGroup { group in
      for session in 0..<4 {
        group.addTask {
          // A small limit makes some of them rewrite the file while others write.
          let history = History(path: path, limit: 1000)
          for number in 0..<50 { history.remember("\(session) \(number)") }
        }
      }
    }
    let entries = history(at: path).entries
    #expect(entries.count == 200)
    for session in 0..<4 {
      let own = entries.filter { $0.hasPrefix("\(session) ") }
      #expect(own == (0..<50).map { "\(session) \($0)" })
    }
  }

  @Test func rewritingLosesNothingThatOthersAdd() async throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/history"
    await withTaskGroup { group in
      group.addTask {
        let history = History(path: path)
        for number in 0..<200 { history.remember("kept \(number)") }
      }
      group.addTask {
        for number in 0..<50 {
          let file = HistoryFile(path: path, limit: 100_000)
          try? file.append(["other \(number)"])
          try? file.trim()
        }
      }
    }
    #expect(history(at: path).entries.filter { $0.hasPrefix("kept") }.count == 200)
  }

  @Test func clearingWhileAnotherSessionIsOpen() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/history"
    let first = history(at: path)
    let second = history(at: path)
    first.remember("one")
    second.clear()
    first.remember("two")
    #expect(try content(of: path) == "two\n")
  }

  @Test func aLockThatIsHeldOnlyDelays() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("history", "")
    let holder = open(path, O_RDWR)
    #expect(flock(holder, LOCK_EX) == 0)
    var warnings: [String] = []
    let history = History(path: path) { warnings.append($0.description) }
    history.remember("one")
    history.remember("two")
    #expect(try content(of: path) == "")
    // Not by closing it: a program started by another test may share it for a moment.
    flock(holder, LOCK_UN)
    close(holder)
    history.remember("three")
    #expect(try content(of: path) == "one\ntwo\nthree\n")
    #expect(warnings == ["history is saved later: \(path) is locked"])
  }

  @Test func troubleIsOneWarningAndThenMemory() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("file", "")
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    let rows: [(path: String?, warning: String)] = [
      (nil, "history is not saved: there is no home folder"),
      (folder.path, "history is not saved: \(folder.path) is not a file"),
      (pipe, "history is not saved: \(pipe) is not a file"),
      ("/dev/null", "history is not saved: /dev/null is not a file"),
      (file + "/history", "history is not saved: \(file)/history: not a directory"),
      ("/proc/none/history", "history is not saved: /proc/none: no such file or directory"),
    ]
    for row in rows {
      var warnings: [String] = []
      let history = History(path: row.path) { warnings.append($0.description) }
      history.remember("one")
      history.remember("two")
      history.clear()
      history.remember("three")
      #expect(history.entries == ["three"])
      #expect(warnings == [row.warning])
    }
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/jim"], "/state/rehearse/history"),
    (["XDG_STATE_HOME": "", "HOME": "/home/jim"], "/home/jim/.local/state/rehearse/history"),
    (["XDG_STATE_HOME": "odd", "HOME": "/home/jim"], "/home/jim/.local/state/rehearse/history"),
    (["HOME": ""], nil),
    ([:], nil),
  ])
  func whereItBelongs(environment: [String: String], path: String?) {
    #expect(History.standardPath { environment[$0] } == path)
  }

  private func history(at path: String) -> History {
    History(path: path) { Issue.record("\($0)") }
  }
}
