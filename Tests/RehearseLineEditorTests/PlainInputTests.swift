import Foundation
import Testing

@testable import RehearseLineEditor

@Suite struct PlainInputTests {
  @Test(arguments: [
    ("", []),
    ("one", ["one"]),
    ("one\ntwo\n", ["one", "two"]),
    ("one\r\n\n two", ["one", "", " two"]),
    ("\n", [""]),
    ("nul\0 inside\n", ["nul\0 inside"]),
  ])
  func lines(content: String, lines: [String]) throws {
    #expect(try read(Array(content.utf8)) == lines.map { InputLine($0) })
  }

  @Test func invalidBytesAreKept() throws {
    let lines = try read([0x61, 0xFF, 0x0A, 0x62])
    #expect(lines == [InputLine(bytes: [0x61, 0xFF]), InputLine(bytes: [0x62])])
    #expect(lines.map(\.text) == [nil, "b"])
  }

  @Test func aPipeIsReadAsItComes() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let input = PlainInput(descriptor: ends[0])
    write(ends[1], "one\ntw", 6)
    #expect(try input.nextLine() == .text(InputLine("one")))
    write(ends[1], "o\nthree", 7)
    close(ends[1])
    #expect(try input.nextLine() == .text(InputLine("two")))
    #expect(try String(decoding: input.readAll(), as: UTF8.self) == "three")
    #expect(try input.nextLine() == .end)
    close(ends[0])
  }

  @Test func longLinesAndMany() throws {
    let long = String(repeating: "x", count: 300_000)
    let lines = Array(repeating: "tap Save", count: 20_000) + [long, "last"]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    #expect(try read(bytes) == lines.map { InputLine($0) })
  }

  @Test func aFolderIsAnError() throws {
    let folder = try ScratchFolder()
    let descriptor = open(folder.path, O_RDONLY)
    defer { close(descriptor) }
    let input = PlainInput(descriptor: descriptor)
    let trouble = #expect(throws: InputTrouble.self) { try input.nextLine() }
    #expect(trouble?.description == "Is a directory")
    #expect(try input.nextLine() == .end)
  }

  @Test(arguments: [
    ("one", ["one"]), ("", [""]), ("one\ntwo\n", ["one", "two"]), ("\n\nx", ["", "", "x"]),
  ])
  func linesOfAPaste(text: String, lines: [String]) {
    #expect(InputLine.lines(in: Array(text.utf8)) == lines.map { InputLine($0) })
  }

  private func read(_ bytes: [UInt8]) throws -> [InputLine] {
    let folder = try ScratchFolder()
    let descriptor = open(try folder.file("input", bytes: bytes), O_RDONLY)
    defer { close(descriptor) }
    let input = PlainInput(descriptor: descriptor)
    var lines: [InputLine] = []
    while case .text(let line) = try input.nextLine() { lines.append(line) }
    return lines
  }
}
