/// The fenced `flow` blocks of a Markdown file.
///
/// Everything else is made blank, byte by byte, so that what is left is a script whose lines, columns and offsets are
/// those of the file.
package struct FlowBlocks: Sendable {
  /// The file with blanks for all that is no command; line ends stay.
  package private(set) var masked: [UInt8]

  package private(set) var blocks: [Block] = []

  /// Info words that are likely to be meant for us.
  package private(set) var unknownWords: [UnknownWord] = []

  /// The lines between two fences.
  package struct Block: Sendable {
    package let span: Span

    /// How many bytes stand before the fence in its line: so many, at most, stand before each line of the block.
    package let indentation: Int
  }

  package struct UnknownWord: Sendable {
    package let line: Int
    package let word: String

    /// Whether it stands behind `flow`, rather than in its place.
    package let isBehind: Bool
  }

  private struct Fence {
    let mark: UInt8
    let count: Int
    let quotes: Int
    let itemColumn: Int
    let isFlow: Bool
    let indentation: Int
    let start: Int
  }

  package init(_ bytes: [UInt8]) {
    masked = bytes.map { $0 == .newline ? $0 : Self.blank }
    // A carriage return of its own ends no line, and is a part of the prose.
    for index in bytes.indices where bytes[index] == .carriageReturn {
      if index + 1 == bytes.count || bytes[index + 1] == .newline { masked[index] = bytes[index] }
    }
    var fence: Fence?
    var itemColumn = 0
    var quotes = 0
    var number = 0
    var start = 0
    while start < bytes.count {
      number += 1
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = min(newline + 1, bytes.count)
      let end = newline > start && bytes[newline - 1] == UInt8(ascii: "\r") ? newline - 1 : newline
      let text = bytes[start..<end]
      if let open = fence {
        let line = MarkdownLine(text, quoteLimit: open.quotes, hasItems: false)
        let isOutside =
          line.quotes < open.quotes || (!line.isBlank && line.column < open.itemColumn)
        if isOutside || line.closes(mark: open.mark, count: open.count) {
          close(open, at: start)
          fence = nil
        } else if open.isFlow {
          let kept = contentStart(of: line, in: open)
          masked.replaceSubrange(kept..<end, with: bytes[kept..<end])
        }
        guard isOutside else {
          start = next
          continue
        }
      }
      let line = MarkdownLine(text)
      if line.quotes != quotes || (!line.isBlank && line.column < itemColumn) { itemColumn = 0 }
      quotes = line.quotes
      if let column = line.itemColumn { itemColumn = column }
      if let found = line.fence, !line.isCode(within: itemColumn) {
        fence = Fence(
          mark: found.mark, count: found.count, quotes: line.quotes, itemColumn: itemColumn,
          isFlow: note(found.info, line: number), indentation: line.offset - start, start: next)
      }
      start = next
    }
    if let fence { close(fence, at: bytes.count) }
  }
}

extension FlowBlocks {
  private static let blank = UInt8(ascii: " ")

  /// Whether an info text makes a block ours; what looks as if it should is noted.
  private mutating func note(_ info: String, line: Int) -> Bool {
    let words = info.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let first = words.first else { return false }
    guard first == "flow" else {
      if !Suggestion.near(first, in: ["flow"]).isEmpty {
        unknownWords.append(UnknownWord(line: line, word: first, isBehind: false))
      }
      return false
    }
    if words.count > 1 {
      unknownWords.append(UnknownWord(line: line, word: words[1], isBehind: true))
    }
    return true
  }

  private mutating func close(_ fence: Fence, at end: Int) {
    guard fence.isFlow else { return }
    blocks.append(
      Block(span: Span(min(fence.start, end), end), indentation: fence.indentation))
  }

  /// Where the block's own text begins, behind the quote marks.
  private func contentStart(of line: MarkdownLine, in fence: Fence) -> Int {
    var start = line.bytes.startIndex
    for _ in 0..<fence.quotes {
      let mark = line.bytes[start...].firstIndex(of: UInt8(ascii: ">"))
      start = mark.map { $0 + 1 } ?? start
    }
    return start
  }

  /// Whether there is nothing to run.
  package var isEmpty: Bool { blocks.isEmpty }

  /// Whether a file has anything for us, be it mistyped.
  package var concernsUs: Bool { !blocks.isEmpty || !unknownWords.isEmpty }

  /// What stands before every line of the block around an offset.
  package func indentation(at offset: Int, in bytes: [UInt8]) -> [UInt8] {
    guard let block = blocks.first(where: { offset >= $0.span.start && offset < $0.span.end })
    else { return [] }
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lead = bytes[start..<offset].prefix {
      $0 == Self.blank || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">")
    }
    return Array(lead.prefix(block.indentation))
  }
}

extension Source {
  /// The script itself, where it stands in the blocks of a Markdown file; all of any other.
  package var withoutProse: Source {
    guard let name, name.hasSuffix(".md") else { return self }
    return Source(bytes: FlowBlocks(bytes).masked, name: name)
  }
}
