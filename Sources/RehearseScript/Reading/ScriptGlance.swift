import Glibc

/// What one look at the bytes of a script tells, which takes a tenth of the time that it takes to read its commands.
package struct ScriptGlance {
  /// The number of the line of the first command; 1 where there is none.
  package private(set) var firstLine = 1

  /// Nothing where only reading the script tells for sure: as something is wrong in it before its first command, a line
  /// goes on in the next, or a command may be of one of some verbs, other than behind `!`.
  package init?(_ bytes: [UInt8], lacking verbs: [Verb]) {
    let words = verbs.map { Array($0.rawValue.utf8) }
    var number = 1
    var hasCommand = false
    let isSure = bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let line = Line(bytes, from: offset)
        switch line.kind {
        case .blank: break
        case .comment:
          // Bytes that are no text make a command of it, that is refused.
          if !hasCommand, !line.isPlain { return false }
        case .output:
          if !hasCommand { return false }
        case .commands:
          if !hasCommand {
            guard line.beginsWithLetter else { return false }
            hasCommand = true
            firstLine = number
          }
          if line.mayGoOn || line.mayHave(words) { return false }
        }
        offset = line.end + 1
        number += 1
      }
      return true
    }
    if !isSure { return nil }
  }

  /// One line of the text.
  private struct Line {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The offset of the first byte that is no blank, and of the line's end.
    private let start: Int
    let end: Int
    let kind: Kind

    enum Kind {
      case blank, comment, output, commands
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
      self.bytes = bytes
      end = Self.find(.newline, in: bytes, offset, bytes.count) ?? bytes.count
      start = Self.skippingBlanks(in: bytes, offset, end)
      if start == end {
        kind = .blank
      } else if bytes[start] == UInt8(ascii: "|") {
        kind = .output
      } else if bytes[start] == UInt8(ascii: "#"), start + 1 == end || !bytes[start + 1].isDigit {
        kind = .comment
      } else {
        kind = .commands
      }
    }

    /// Whether each byte is one that can be printed.
    var isPlain: Bool { bytes[start..<end].allSatisfy { (0x20..<0x7F).contains($0) || $0 == .tab } }

    var beginsWithLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start]) }

    /// Whether a backslash may end it.
    var mayGoOn: Bool { Self.find(.backslash, in: bytes, start, end) != nil }

    /// Whether a command of it may begin with one of some words.
    func mayHave(_ words: [[UInt8]]) -> Bool {
      var start: Int? = start
      while let first = start {
        for word in words where bytes[first..<end].starts(with: word) { return true }
        start = Self.find(UInt8(ascii: ";"), in: bytes, first, end).map {
          Self.skippingBlanks(in: bytes, $0 + 1, end)
        }
      }
      return false
    }

    private static func find(
      _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
    ) -> Int? {
      guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    private static func skippingBlanks(
      in bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
    ) -> Int {
      var offset = start
      while offset < end, bytes[offset] == .space || bytes[offset] == .tab { offset += 1 }
      return offset
    }
  }
}
