/// An entry as a line of the history file: a line break is written `\n`, a backslash `\\`.
enum HistoryLine {
  /// Longer entries are kept in memory only, and longer lines are taken for damage.
  static let longest = 64 * 1024

  /// The entry without line breaks at its end.
  static func trimmed(_ entry: String) -> String {
    String(entry.reversed().drop { $0.isNewline }.reversed())
  }

  /// Whether an entry is one that a user wants back.
  static func isKept(_ entry: String) -> Bool {
    entry.first != " " && entry.contains { !$0.isWhitespace } && !entry.utf8.contains(0)
  }

  /// The line for an entry, with its line break; nil if it would be too long.
  static func encoded(_ entry: String) -> [UInt8]? {
    var line: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"): line += [byte, byte]
      default: line.append(byte)
      }
    }
    guard line.count <= longest else { return nil }
    return line + [UInt8(ascii: "\n")]
  }

  /// The entry of a line without its line break; nil if the line is damaged.
  static func decoded(_ line: some Collection<UInt8>) -> String? {
    guard !line.isEmpty, line.count <= longest else { return nil }
    var entry: [UInt8] = []
    entry.reserveCapacity(line.count)
    var isEscaped = false
    for byte in line {
      switch (isEscaped, byte) {
      case (_, 0): return nil
      case (true, UInt8(ascii: "n")): entry.append(UInt8(ascii: "\n"))
      case (true, UInt8(ascii: "\\")): entry.append(byte)
      case (true, _): return nil
      case (false, UInt8(ascii: "\\")): break
      default: entry.append(byte)
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return isEscaped ? nil : String(validating: entry, as: UTF8.self)
  }
}
