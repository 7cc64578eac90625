/// What reading a line came to: a line, Control-C, or the end of the input.
package enum LineResult: Equatable, Sendable {
  case text(InputLine)
  case interrupt
  case end
}

/// A line as it was typed or piped in, without its line break.
package struct InputLine: Equatable, Sendable {
  /// The bytes, whatever they are, so that a diagnostic can point at a wrong one.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The line as text; nil if it is not UTF-8.
  package var text: String? {
    String(validating: bytes, as: UTF8.self)
  }
}

extension InputLine {
  /// The lines of a text that was pasted as one; a last line break opens no further line.
  static func lines(in pasted: [UInt8]) -> [InputLine] {
    var parts = pasted.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true {
      parts.removeLast()
    }
    return parts.map { InputLine(bytes: Array($0)) }
  }
}
