/// The place of a variable in a word: `$name` or `${name}`.
struct Variable {
  let name: Span
  let end: Int

  /// Reads the variable at the offset; a dollar sign before anything but a name is itself.
  init?(in bytes: [UInt8], at offset: Int, before limit: Int) {
    let isBraced = offset + 1 < limit && bytes[offset + 1] == .openBrace
    let start = offset + (isBraced ? 2 : 1)
    guard let nameEnd = Naming.endOfName(in: bytes, from: start, before: limit) else { return nil }
    if isBraced {
      guard nameEnd < limit, bytes[nameEnd] == .closeBrace else { return nil }
    }
    name = Span(start, nameEnd)
    end = isBraced ? nameEnd + 1 : nameEnd
  }
}
