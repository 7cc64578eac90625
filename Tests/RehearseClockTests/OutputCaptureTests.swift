import CRehearseSystem
import Foundation
import RehearseClock
import Testing

/// Standard output is the test runner's too: nothing here may suspend while it is caught.
@MainActor @Suite(.takingTurns)
struct OutputCaptureTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let printing: @Sendable () -> Void
    let lines: [String]
  }

  nonisolated static let rows = [
    Row(testDescription: "nothing", printing: {}, lines: []),
    Row(testDescription: "a line", printing: { print("one") }, lines: ["one"]),
    Row(
      testDescription: "several, one empty", printing: { print("one\n\nthree") },
      lines: ["one", "", "three"]),
    Row(
      testDescription: "no end of line", printing: { print("one", terminator: "") },
      lines: ["one"]),
    Row(testDescription: "past the C library", printing: { write("direct\n") }, lines: ["direct"]),
    Row(testDescription: "no text", printing: { write([0x61, 0xff]) }, lines: ["a\u{fffd}"]),
    Row(
      testDescription: "more than a pipe holds",
      printing: { for _ in 1...20_000 { print("a line of the app's") } },
      lines: Array(repeating: "a line of the app's", count: 20_000)),
  ]

  @Test(arguments: rows)
  func `what is printed is taken once, line by line`(row: Row) {
    let capture = OutputCapture()
    capture.begin()
    row.printing()
    let first = capture.take()
    let second = capture.take()
    print("again")
    capture.end()
    let third = capture.take()
    #expect(first == row.lines)
    #expect(second == [])
    #expect(third == ["again"])
  }

  @Test func `only what is printed between begin and end is caught`() {
    let outer = OutputCapture()
    let inner = OutputCapture()
    outer.begin()
    print("before")
    inner.begin()
    print("app")
    inner.end()
    print("after")
    outer.end()
    #expect(inner.take() == ["app"])
    #expect(outer.take() == ["before", "after"])
  }

  @Test func `many captures leave no descriptor behind`() throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 1...200 {
      let capture = OutputCapture()
      capture.begin()
      _ = capture.take()
    }
    let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(before == after)
  }
}

private func write(_ text: String) {
  write(Array(text.utf8))
}

private func write(_ bytes: [UInt8]) {
  _ = bytes.withUnsafeBytes { rehearse_write_all(1, $0.baseAddress, $0.count) }
}
