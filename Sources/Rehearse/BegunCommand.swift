import RehearseScript

/// The lines of a text that arrives bit by bit, from the first of a command to its last.
struct BegunCommand {
  private let file: String
  private var lines: [[UInt8]] = []
  private var firstLine = 1

  init(file: String) {
    self.file = file
  }

  /// Takes in a line; gives the whole as soon as nothing more belongs to it.
  mutating func complete(with line: [UInt8]) -> Source? {
    lines.append(line)
    return needsMore ? nil : take()
  }

  /// Gives what has arrived, complete or not; nil where nothing has.
  mutating func take() -> Source? {
    guard !lines.isEmpty else { return nil }
    defer {
      firstLine += lines.count
      lines = []
    }
    return Source(bytes: bytes, name: file, firstLine: firstLine)
  }

  private var bytes: [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

  private var needsMore: Bool {
    // Only an open brace or a backslash at the end can make a line go on.
    let isContinued = lines.last?.last == UInt8(ascii: "\\")
    let hasBrace = lines.contains { $0.contains(UInt8(ascii: "{")) }
    guard isContinued || hasBrace else { return false }
    return Parser.isIncomplete(String(decoding: bytes, as: UTF8.self))
  }
}
