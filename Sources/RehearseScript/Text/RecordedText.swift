import RehearseText

/// Writes a line of output so that, read as expected output, it fits exactly that line.
package enum RecordedText {
  /// The text behind the bar: `a [..] b` becomes `a \[..] b`, and a blank at the end `\s`.
  package static func text(_ line: String) -> String {
    if line == "..." { return "\\..." }
    return text([line])
  }

  /// The whole line, with its bar.
  package static func line(_ line: String) -> String {
    line.isEmpty ? "|" : "| " + text(line)
  }

  /// Writes the whole line as UTF-8, its end included, with what could drive a terminal told in words.
  package static func append(_ line: String, to bytes: inout [UInt8]) {
    let isDone = line.utf8.withContiguousStorageIfAvailable { line in
      guard PlainLine.holds(line), line.last != blank,
        !(line.count == ellipsis.count && line.elementsEqual(ellipsis))
      else { return false }
      bytes.append(UInt8(ascii: "|"))
      if !line.isEmpty { bytes.append(blank) }
      bytes.append(contentsOf: line)
      return true
    }
    if !(isDone ?? false) { bytes.append(contentsOf: self.line(visible(line)).utf8) }
    bytes.append(.newline)
  }

  /// The text of a line whose parts have elisions between them.
  package static func text(_ parts: [String]) -> String {
    if parts.count == 1, !mayNeedEscapes(parts[0]) { return parts[0] }
    return parts.enumerated()
      .map { index, text in part(text, isLast: index == parts.count - 1) }
      .joined(separator: "[..]")
  }

  /// Whether anything in the part could be read as an escape, an elision or a blank at the end.
  private static func mayNeedEscapes(_ part: String) -> Bool {
    var part = part
    return part.withUTF8 { mayNeedEscapes($0) }
  }

  private static func mayNeedEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.last == blank { return true }
    return ByteScan.contains(bytes) { many in
      many.contains(backslash) || many.contains(bracket)
    } one: { index in
      bytes[index] == backslash
        || bytes[index] == bracket && index + 1 < bytes.count && bytes[index + 1] == gap[1]
    }
  }

  /// One part of such a line.
  package static func part(_ text: String, isLast: Bool) -> String {
    let bytes = Array(text.utf8)
    var escaped: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let rest = bytes[(index + 1)...]
      switch byte {
      case backslash where isEscape(rest, isLast: isLast): escaped += [backslash, backslash]
      case bracket where bytes[index...].starts(with: gap):
        escaped += [backslash, byte]
      case blank where rest.isEmpty && isLast: escaped += [backslash, UInt8(ascii: "s")]
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The line as it is compared and recorded: what could drive a terminal, or end the line, is told in words.
  package static func visible(_ line: String) -> String {
    ControlCharacters.inLine(line)
  }

  /// What stands for any text within a line.
  package static let gap = Array("[..]".utf8)

  /// What stands for any number of lines.
  package static let ellipsis = Array("...".utf8)

  private static let backslash = UInt8(ascii: "\\")
  private static let bracket = UInt8(ascii: "[")
  private static let blank = UInt8(ascii: " ")

  /// Whether a backslash before the rest of the part would be read as the beginning of an escape.
  private static func isEscape(_ rest: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    if rest.isEmpty { return !isLast }
    return rest.first == backslash || rest.starts(with: gap)
      || rest.starts(with: ellipsis)
      || isLast && (rest.elementsEqual([UInt8(ascii: "s")]) || rest.elementsEqual([blank]))
  }
}
