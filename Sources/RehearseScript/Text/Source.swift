import Glibc
import RehearseText

/// The text of a script or of one typed line, with its name and its lines.
///
/// Everything is read as bytes, so that a file that is no valid UTF-8 still has lines and columns to point at. All that
/// was read out of it share it.
package final class Source: Sendable {
  /// The file it came from, or nothing when it was typed.
  package let name: String?

  package let bytes: [UInt8]

  /// The number of the first line; greater than 1 for a part of something longer.
  private let firstLine: Int

  /// Offsets at which lines begin; there is always a first one.
  private let lineStarts: [Int]

  /// Whether each byte is a character.
  private let isASCII: Bool

  /// Whether the bytes hold what the language refuses: broken UTF-8, a NUL, or a carriage return that ends no line.
  let isBroken: Bool

  package init(bytes: [UInt8], name: String? = nil, firstLine: Int = 1) {
    self.name = name
    self.firstLine = firstLine
    self.bytes = bytes
    lineStarts = Self.lineStarts(in: bytes)
    isASCII = bytes.withUnsafeBufferPointer { ByteScan.isASCII($0) }
    isBroken =
      Self.hasRefusedControl(bytes)
      || !isASCII && (try? UTF8Span(validating: bytes.span)) == nil
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      var starts = [0]
      guard let start = buffer.baseAddress else { return starts }
      while let last = starts.last, last < buffer.count,
        let end = memchr(start + last, Int32(UInt8.newline), buffer.count - last)
      {
        starts.append(UnsafeRawPointer(end) - start + 1)
      }
      return starts
    }
  }

  package convenience init(_ text: String, name: String? = nil) {
    self.init(bytes: Array(text.utf8), name: name)
  }
}

extension Source {
  package var lineCount: Int { lineStarts.count }

  /// The number of the line that holds the offset.
  package func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + firstLine
  }

  /// The span of the line of a number, without its line end.
  package func span(ofLine number: Int) -> Span {
    let index = number - firstLine
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return Span(start, end)
  }

  /// The column of an offset in its line, in characters from 1.
  package func column(at offset: Int) -> Int { place(of: offset).column }

  /// The number of the line that holds the offset, and the column in it.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let number = lineNumber(at: offset)
    return (number, column(of: offset, in: span(ofLine: number)))
  }

  private func column(of offset: Int, in line: Span) -> Int {
    // Each byte is a character: a long line with many commands need not be read for each of them.
    if isASCII { return max(0, min(offset, bytes.count) - line.start) + 1 }
    // Nobody sees the mark that tells the order of bytes, and no editor counts it.
    let start = line.start == 0 && bytes.starts(with: Self.byteOrderMark) ? 3 : line.start
    return text(in: Span(start, max(start, min(offset, bytes.count)))).count + 1
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text of a span; bytes that are no text become replacement characters.
  package func text(in span: Span) -> String {
    withBytes(in: span) { String(decoding: $0, as: UTF8.self) }
  }

  /// Looks at the bytes of a span.
  func withBytes<Value>(
    in span: Span, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[span.start..<span.end])) }
  }

  /// The source's own text of a span, up to the end of its first line.
  package func firstLine(of span: Span) -> String {
    let end = bytes[span.start..<span.end].firstIndex { $0 == .newline || $0 == .carriageReturn }
    return text(in: Span(span.start, end ?? span.end))
  }
}

extension Source {
  /// The place of one of the parts that blanks and commas separate in a span; the whole span if it is not found, as
  /// where a variable stands for it.
  package func span(of part: String, within span: Span) -> Span {
    guard span.start >= 0, span.end <= bytes.count, !part.isEmpty else { return span }
    let marks = " ,\"'".utf8
    let parts = bytes[span.start..<span.end].split { marks.contains($0) }
    let found = parts.first { $0.elementsEqual(part.utf8) }
    return found.map { Span($0.startIndex, $0.endIndex) } ?? span
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let backslash = UInt8(ascii: "\\")
  static let doubleQuote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")
  static let dollar = UInt8(ascii: "$")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
