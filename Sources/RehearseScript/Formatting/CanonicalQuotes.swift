/// Sets quotes the usual way where that changes nothing: `'Add Item'` becomes `"Add Item"`.
enum CanonicalQuotes {
  /// The bytes of a word, with double quotes for single ones around text that reads the same in both.
  static func bytes(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = word
    while let byte = rest.first {
      switch byte {
      case .singleQuote:
        let inner = rest.dropFirst().prefix { $0 != .singleQuote }
        let isPlain = !inner.contains { $0 == .doubleQuote || $0 == .backslash || $0 == .dollar }
        let quote = isPlain ? UInt8.doubleQuote : byte
        result += [quote] + inner + [quote]
        rest = rest.dropFirst(inner.count + 2)
      case .doubleQuote:
        let part = doubleQuoted(rest)
        result += part
        rest = rest.dropFirst(part.count)
      default:
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The part in double quotes at the beginning, whose escapes may be quotes too.
  private static func doubleQuoted(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var index = bytes.startIndex + 1
    while index < bytes.endIndex, bytes[index] != .doubleQuote {
      index += bytes[index] == .backslash ? 2 : 1
    }
    return bytes[..<min(index + 1, bytes.endIndex)]
  }
}
