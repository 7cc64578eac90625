/// A backslash and what follows it, within double quotes.
struct Escape {
  let meaning: Meaning
  let end: Int

  enum Meaning {
    case scalar(Unicode.Scalar)
    case invalid(Diagnostic.Kind)
  }

  /// Reads the escape whose backslash stands at the offset.
  init(in bytes: [UInt8], at offset: Int, before limit: Int) {
    let next = offset + 1
    guard next < limit else {
      self.init(unknown: bytes, Span(offset, max(next, offset + 1)))
      return
    }
    switch bytes[next] {
    case .doubleQuote: self.init("\"", end: next + 1)
    case .backslash: self.init("\\", end: next + 1)
    case UInt8(ascii: "n"): self.init("\n", end: next + 1)
    case UInt8(ascii: "t"): self.init("\t", end: next + 1)
    case .dollar: self.init("$", end: next + 1)
    case UInt8(ascii: "u"): self.init(scalarIn: bytes, at: offset, before: limit)
    default:
      // The whole character is shown, not its first byte.
      var end = next + 1
      while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
      self.init(unknown: bytes, Span(offset, end))
    }
  }

  private init(_ scalar: Unicode.Scalar, end: Int) {
    meaning = .scalar(scalar)
    self.end = end
  }

  private init(invalid kind: Diagnostic.Kind, end: Int) {
    meaning = .invalid(kind)
    self.end = end
  }

  private init(unknown bytes: [UInt8], _ span: Span) {
    let text = String(decoding: bytes[span.start..<min(span.end, bytes.count)], as: UTF8.self)
    self.init(invalid: .unknownEscape(text: text), end: span.end)
  }

  /// Reads `\u{1F600}`.
  private init(scalarIn bytes: [UInt8], at offset: Int, before limit: Int) {
    var index = offset + 2
    guard index < limit, bytes[index] == .openBrace else {
      self.init(unknown: bytes, Span(offset, index))
      return
    }
    index += 1
    var value: UInt32 = 0
    var digits = 0
    while index < limit, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue {
      value = value > 0x10FFFF ? value : value * 16 + UInt32(digit)
      digits += 1
      index += 1
    }
    let isClosed = index < limit && bytes[index] == .closeBrace
    if isClosed { index += 1 }
    if isClosed, digits > 0, let scalar = Unicode.Scalar(value) {
      self.init(scalar, end: index)
    } else {
      let text = String(decoding: bytes[offset..<index], as: UTF8.self)
      self.init(invalid: .invalidScalar(text: text), end: index)
    }
  }
}
