/// Lines of output that stand in a script as they are.
package enum PlainLine {
  /// Whether nothing within a line has to be escaped: no control character, no backslash, no beginning of `[..]`.
  package static func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !ByteScan.contains(bytes) { many in
      many.isBeyondASCII || many.hasLess(than: 0x20) || many.contains(0x7F)
        || many.contains(backslash) || many.contains(bracket)
    } one: { index in
      switch bytes[index] {
      case backslash: true
      case bracket: index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ".")
      default: ControlCharacters.isControl(at: index, of: bytes)
      }
    }
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let bracket = UInt8(ascii: "[")
}
