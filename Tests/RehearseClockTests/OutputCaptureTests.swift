import CRehearseSystem
import Foundation
import RehearseClock
import Testing

/// Standard output is the process's own: nothing here may suspend while it is caught.
@MainActor @Suite(.takingTurns)
struct OutputCaptureTests {
  @Test func `what is printed is taken once`() throws {
    let capture = try OutputCapture()
    print("one")
    let first = capture.take()
    let second = capture.take()
    print("two", terminator: "")
    let third = capture.take()
    capture.end()
    #expect(first == "one\n")
    #expect(second == nil)
    #expect(third == "two")
  }

  @Test func `text that bypasses the C library is caught in order`() throws {
    let capture = try OutputCapture()
    print("buffered")
    let first = capture.take()
    _ = "direct\n".utf8CString.withUnsafeBytes { rehearse_write_all(1, $0.baseAddress, 7) }
    let second = capture.take()
    capture.end()
    #expect(first == "buffered\n")
    #expect(second == "direct\n")
  }

  @Test func `any amount is caught, and bytes that are no text are shown as such`() throws {
    let capture = try OutputCapture()
    for _ in 1...20_000 { print("a line of the app's that is long enough") }
    let many = capture.take()
    _ = [UInt8]([0x61, 0xff]).withUnsafeBytes { rehearse_write_all(1, $0.baseAddress, 2) }
    let broken = capture.take()
    capture.end()
    #expect(many?.utf8.count == 20_000 * 40)
    #expect(broken == "a\u{fffd}")
  }

  @Test func `our own output goes to where it went before`() throws {
    let outer = try OutputCapture()
    let place = outer.original
    let inner = try OutputCapture()
    print("app")
    let caught = inner.take()
    inner.end()
    let rest = outer.take()
    outer.end()
    #expect(place > 2)
    #expect(inner.original == -1)
    #expect(caught == "app\n")
    #expect(rest == nil)
  }

  @Test func `many captures leave no descriptor behind`() throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    for _ in 1...200 { try OutputCapture().end() }
    let after = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(before == after)
  }
}
