import RehearseScript

extension FlowBlocks {
  /// A Markdown file with each of its blocks in the canonical layout; nothing when a line of one can't be read.
  ///
  /// What stands outside of the blocks stays to the byte; quote marks and blanks before a block's lines do too.
  package static func formatted(_ bytes: [UInt8]) -> [UInt8]? {
    let found = FlowBlocks(bytes)
    guard Parser.parse(Source(bytes: found.masked)).diagnostics.isEmpty else { return nil }
    var result = bytes
    for block in found.blocks.reversed() {
      guard let formatted = found.formatted(block, in: bytes) else { continue }
      result.replaceSubrange(block.span.start..<block.span.end, with: formatted)
    }
    return result
  }

  /// The lines of a block laid out; nothing for one that makes no sense by itself, such as output alone.
  private func formatted(_ block: Block, in bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes[block.span.start..<block.span.end].split(
      separator: Self.newline, omittingEmptySubsequences: false)
    let leads = lines.map { lead(of: $0, in: block) }
    let text = zip(lines, leads).map { line, lead in line.dropFirst(lead.count) }
      .joined(separator: [Self.newline])
    guard let formatted = Parser.parse(Source(bytes: Array(text))).formatted, !formatted.isEmpty,
      let lead = zip(lines, leads).first(where: { line, lead in line.count > lead.count })?.1
    else { return nil }
    // The last one is empty: every line ends.
    let set = formatted.split(separator: Self.newline, omittingEmptySubsequences: false).dropLast()
    return set.flatMap { line in
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: "\r") }
      return (isBlank ? Self.trimmed(lead) : Array(lead)) + line + [Self.newline]
    }
  }

  /// What stands before the block's own text in a line, as far as that is the block's.
  private func lead(of line: ArraySlice<UInt8>, in block: Block) -> ArraySlice<UInt8> {
    line.prefix(block.indentation).prefix { byte in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">")
    }
  }

  /// The bytes without the blanks at their end.
  private static func trimmed(_ lead: ArraySlice<UInt8>) -> [UInt8] {
    var lead = Array(lead)
    while lead.last == UInt8(ascii: " ") || lead.last == UInt8(ascii: "\t") { lead.removeLast() }
    return lead
  }

  private static let newline = UInt8(ascii: "\n")
}
