import CRehearseReadline
import Glibc

/// Lines from a pipe, a file, or a terminal on which nothing can be edited.
package final class PlainInput {
  private let descriptor: Int32
  private let heedsInterrupts: Bool
  private var buffer: [UInt8] = []
  private var start = 0
  private var scanned = 0
  private var isAtEnd = false

  /// Whether what was read last came without a line break.
  private(set) var endsWithinLine = false

  /// Reads from `descriptor`; a prompt, which takes Control-C over meanwhile, heeds it.
  package init(descriptor: Int32 = STDIN_FILENO, heedsInterrupts: Bool = false) {
    self.descriptor = descriptor
    self.heedsInterrupts = heedsInterrupts
  }

  /// The next line without its line break; a last line needs none.
  ///
  /// `beforeReading` runs whenever no whole line is at hand, so that there may be a wait for more.
  package func nextLine(beforeReading: () -> Void = {}) throws(InputTrouble) -> LineResult {
    endsWithinLine = false
    while true {
      if let lineBreak = nextLineBreak() {
        let line = InputLine(bytes: Self.withoutReturn(buffer[start..<lineBreak]))
        start = lineBreak + 1
        scanned = start
        return .text(line)
      }
      if isAtEnd {
        // At a prompt, Control-D ends what is typed, and more can come.
        isAtEnd = !heedsInterrupts
        endsWithinLine = true
        guard start < buffer.count else { return .end }
        let line = InputLine(bytes: Array(buffer[start...]))
        start = buffer.count
        scanned = start
        return .text(line)
      }
      if heedsInterrupts, !rehearse_wait_for_input(descriptor) {
        endsWithinLine = true
        start = buffer.count
        scanned = start
        return .interrupt
      }
      beforeReading()
      try readMore()
    }
  }

  /// Everything up to the end, line breaks included.
  package func readAll() throws(InputTrouble) -> [UInt8] {
    while !isAtEnd {
      try readMore()
    }
    let rest = Array(buffer[start...])
    buffer = []
    start = 0
    scanned = 0
    return rest
  }
}

extension PlainInput {
  private static let chunk = 64 * 1024

  private func nextLineBreak() -> Int? {
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, scanned < bytes.count else { return nil }
      let place = memchr(base + scanned, Int32(UInt8(ascii: "\n")), bytes.count - scanned)
      return place.map { UnsafeRawPointer($0) - base }
    }
    if found == nil { scanned = buffer.count }
    return found
  }

  /// Adds what the descriptor has to give, waiting for it if need be.
  private func readMore() throws(InputTrouble) {
    buffer.removeSubrange(..<start)
    scanned -= start
    start = 0
    let filled = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    var count = -1
    var code: Int32 = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + filled }, Self.chunk)
      }
      code = count < 0 ? errno : 0
      if code == EAGAIN {
        // Someone made the pipe non-blocking: wait here instead.
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, -1)
      }
    } while (code == EINTR && !heedsInterrupts) || code == EAGAIN
    buffer.removeLast(Self.chunk - max(0, count))
    if count == 0 { isAtEnd = true }
    // An interrupted read is left to whoever waits for input next, and learns why.
    if count < 0, code != EINTR {
      isAtEnd = true
      throw InputTrouble(code: code)
    }
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}

/// Why no more could be read, in the system's words: `Is a directory`.
package struct InputTrouble: Error, Equatable, CustomStringConvertible {
  package let code: Int32

  package var description: String {
    String(cString: strerror(code))
  }
}
