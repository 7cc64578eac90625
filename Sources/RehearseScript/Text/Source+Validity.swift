import Glibc

extension Source {
  /// Whether bytes are plainly something else than text: a program, an image, or text of two bytes a character.
  ///
  /// One NUL that a slip left in a script is not enough; its line is refused, and tells the column.
  package static func isNoText(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).count { $0 == 0 } > 1
  }

  /// Whether there is a NUL, or a carriage return that is no part of a line end.
  static func hasRefusedControl(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      if memchr(start, 0, buffer.count) != nil { return true }
      var offset = 0
      while let found = memchr(start + offset, Int32(UInt8.carriageReturn), buffer.count - offset) {
        offset = UnsafeRawPointer(found) - UnsafeRawPointer(start)
        if isLoneCarriageReturn(buffer, offset) { return true }
        offset += 1
      }
      return false
    }
  }

  /// Whether the byte would be a line end elsewhere; at the end of the text it is half of one.
  private static func isLoneCarriageReturn(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] != .newline
  }

  /// The first thing in a span that the language refuses, with its place.
  func firstProblem(in span: Span) -> (kind: Diagnostic.Kind, span: Span)? {
    var offset = span.start
    while offset < span.end {
      let byte = bytes[offset]
      if byte == 0 { return (.nulCharacter, Span(offset, offset + 1)) }
      if bytes.withUnsafeBufferPointer({ Self.isLoneCarriageReturn($0, offset) }) {
        return (.loneCarriageReturn, Span(offset, offset + 1))
      }
      let length = lengthOfScalar(at: offset, before: span.end)
      if length == 0 { return (.invalidUTF8(byte: byte), Span(offset, offset + 1)) }
      offset += length
    }
    return nil
  }

  /// The number of bytes of the UTF-8 sequence at the offset, or 0 when there is no valid one.
  private func lengthOfScalar(at offset: Int, before end: Int) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }  // overlong
      if first == 0xED { second = 0x80...0x9F }  // surrogates
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }  // overlong
      if first == 0xF4 { second = 0x80...0x8F }  // past the last scalar
    default: return 0
    }
    guard offset + length <= end, second.contains(bytes[offset + 1]) else { return 0 }
    for index in (offset + 2)..<max(offset + 2, offset + length) where bytes[index] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
