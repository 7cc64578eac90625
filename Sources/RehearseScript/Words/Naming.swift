/// What a name may consist of: a letter or an underscore, then letters, digits and underscores.
package enum Naming {
  package static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, begins(first) else { return false }
    return text.unicodeScalars.allSatisfy(continues)
  }

  static func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case _ where scalar.isASCII: false
    default: scalar.properties.isAlphabetic
    }
  }

  static func continues(_ scalar: Unicode.Scalar) -> Bool {
    if "0"..."9" ~= scalar || begins(scalar) { return true }
    // A letter may be written with marks of its own: `é` as `e` and an accent.
    return !scalar.isASCII && scalar.properties.isXIDContinue
  }

  /// The end of the name that begins at the offset, or nothing when none does.
  static func endOfName(in bytes: [UInt8], from start: Int, before end: Int) -> Int? {
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte < 0x80 {
        let scalar = Unicode.Scalar(byte)
        guard offset == start ? begins(scalar) : continues(scalar) else { break }
        offset += 1
      } else {
        var decoder = UTF8()
        var rest = bytes[offset..<end].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { break }
        guard offset == start ? begins(scalar) : continues(scalar) else { break }
        offset += UTF8.width(scalar)
      }
    }
    return offset > start ? offset : nil
  }
}
