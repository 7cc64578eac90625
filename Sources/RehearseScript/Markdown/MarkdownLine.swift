/// A line of Markdown as far as it matters for finding fenced code: what contains it, and whether it is a fence.
struct MarkdownLine {
  /// How many `>` stand before it.
  private(set) var quotes = 0

  /// The column at which its list item's text begins, if a list marker stands on this line.
  private(set) var itemColumn: Int?

  /// The column and the offset of what follows quote marks, list markers and blanks.
  private(set) var column = 0
  private(set) var offset: Int

  /// The blanks directly in front of it, in columns.
  private(set) var indentation = 0

  let bytes: ArraySlice<UInt8>

  /// - Parameters:
  ///   - bytes: the line without its end.
  ///   - quoteLimit: how many quote marks belong to what contains it.
  ///   - hasItems: whether list markers do.
  init(_ bytes: ArraySlice<UInt8>, quoteLimit: Int = .max, hasItems: Bool = true) {
    self.bytes = bytes
    offset = bytes.startIndex
    skipBlanks()
    while offset < bytes.endIndex {
      if bytes[offset] == UInt8(ascii: ">"), quotes < quoteLimit {
        quotes += 1
        itemColumn = nil
        advance(1)
      } else if hasItems, let length = markerLength {
        advance(length)
        let end = column
        skipBlanks()
        // More than four blanks are indented code.
        itemColumn = indentation > 4 || isBlank ? end + 1 : column
        continue
      } else {
        break
      }
      skipBlanks()
    }
  }

  /// Whether nothing follows.
  var isBlank: Bool { offset == bytes.endIndex }

  /// The fence that the line opens, with its info text.
  var fence: (mark: UInt8, count: Int, info: String)? {
    let rest = bytes[offset...]
    guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let count = rest.prefix { $0 == mark }.count
    let info = rest.dropFirst(count)
    // `code` within one line.
    if count < 3 || (mark == UInt8(ascii: "`") && info.contains(mark)) { return nil }
    return (mark, count, String(decoding: info, as: UTF8.self))
  }

  /// Whether it stands too far from what contains it, so that it is code that shows a fence.
  func isCode(within itemColumn: Int) -> Bool {
    let isBehindMark = quotes > 0 || self.itemColumn != nil
    return column - itemColumn >= 4 && !(isBehindMark && indentation <= 4)
  }

  /// Whether the line ends what a fence has opened.
  func closes(mark: UInt8, count: Int) -> Bool {
    let rest = bytes[offset...]
    let marks = rest.prefix { $0 == mark }.count
    return marks >= count && rest.dropFirst(marks).allSatisfy(Self.isBlank)
  }
}

extension MarkdownLine {
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private mutating func advance(_ count: Int) {
    offset += count
    column += count
  }

  private mutating func skipBlanks() {
    let start = column
    while offset < bytes.endIndex, Self.isBlank(bytes[offset]) {
      column = bytes[offset] == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
      offset += 1
    }
    indentation = column - start
  }

  /// The length of a list marker with a blank behind it: `-`, `12.`
  private var markerLength: Int? {
    let rest = bytes[offset...]
    guard let first = rest.first else { return nil }
    let length: Int
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "*") || first == UInt8(ascii: "+") {
      length = 1
    } else {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
      guard (1...9).contains(digits), let mark = rest.dropFirst(digits).first,
        mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
      else { return nil }
      length = digits + 1
    }
    guard let next = rest.dropFirst(length).first else { return length }
    return Self.isBlank(next) ? length : nil
  }
}
