/// Makes words of the bytes of a source: takes quotes off, reads escapes, finds variables.
struct WordReader {
  let bytes: [UInt8]
  private var segments: [Word.Segment] = []
  private var pending: [UInt8] = []
  private var isQuoted = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The word of a span; in verbs and keys variables are not replaced.
  static func word(in bytes: [UInt8], _ span: Span, replaces: Bool = true) -> Word {
    if let isQuoted = isOneRun(bytes, span) {
      let inset = isQuoted ? 1 : 0
      let text = bytes.withUnsafeBufferPointer {
        String(decoding: $0[(span.start + inset)..<(span.end - inset)], as: UTF8.self)
      }
      return Word(text, isQuoted: isQuoted, span: span)
    }
    var reader = WordReader(bytes)
    reader.read(span, replaces: replaces)
    return reader.word(span)
  }

  /// Whether the word is one run of text that only needs copying, and if so, whether it is quoted.
  private static func isOneRun(_ bytes: [UInt8], _ span: Span) -> Bool? {
    guard span.start < span.end else { return false }
    let first = bytes[span.start]
    let quote: UInt8? = first == .doubleQuote || first == .singleQuote ? first : nil
    for offset in (quote == nil ? span.start : span.start + 1)..<span.end {
      switch bytes[offset] {
      case .doubleQuote, .singleQuote:
        guard let quote else { return nil }
        if bytes[offset] == quote { return offset == span.end - 1 ? true : nil }
      case .dollar, .backslash:
        if quote != .singleQuote { return nil }
      default:
        break
      }
    }
    return false
  }

  private mutating func read(_ span: Span, replaces: Bool) {
    var offset = span.start
    var quote: UInt8?
    while offset < span.end {
      let byte = bytes[offset]
      switch byte {
      case _ where byte == quote:
        flush(isQuoted: true, evenIfEmpty: true)
        quote = nil
      case .doubleQuote where quote == nil, .singleQuote where quote == nil:
        flush(isQuoted: false)
        quote = byte
      case .backslash where quote == .doubleQuote:
        let escape = Escape(in: bytes, at: offset, before: span.end)
        if case .scalar(let scalar) = escape.meaning {
          pending.append(contentsOf: Array(String(Character(scalar)).utf8))
        }
        offset = escape.end
        continue
      case .backslash where quote == nil && isLineEnd(after: offset, before: span.end):
        pending.append(.space)  // a line that goes on, within a right side
        while bytes[offset] != .newline { offset += 1 }
      case .dollar where replaces && quote != .singleQuote:
        if let variable = Variable(in: bytes, at: offset, before: span.end) {
          flush(isQuoted: quote != nil)
          let name = String(decoding: bytes[variable.name.start..<variable.name.end], as: UTF8.self)
          segments.append(.variable(name, isQuoted: quote != nil))
          offset = variable.end
          continue
        }
        pending.append(byte)
      default:
        pending.append(byte)
      }
      offset += 1
    }
    flush(isQuoted: false)
  }

  private mutating func flush(isQuoted partIsQuoted: Bool, evenIfEmpty: Bool = false) {
    if partIsQuoted { isQuoted = true }
    if pending.isEmpty {
      // Two quotes with nothing in them are the empty text, unless something quoted stands before.
      guard evenIfEmpty, !endsQuoted else { return }
    }
    let text = String(decoding: pending, as: UTF8.self)
    pending.removeAll(keepingCapacity: true)
    if case .text(let before, partIsQuoted)? = segments.last {
      segments[segments.count - 1] = .text(before + text, isQuoted: partIsQuoted)
    } else {
      segments.append(.text(text, isQuoted: partIsQuoted))
    }
  }

  private var endsQuoted: Bool {
    switch segments.last {
    case .text(_, let isQuoted)?, .variable(_, let isQuoted)?: isQuoted
    case nil: false
    }
  }

  private func isLineEnd(after offset: Int, before limit: Int) -> Bool {
    guard offset + 1 < limit else { return false }
    if bytes[offset + 1] == .newline { return true }
    return bytes[offset + 1] == .carriageReturn && offset + 2 < limit
      && bytes[offset + 2] == .newline
  }

  private func word(_ span: Span) -> Word {
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let part, _): text += part
      case .variable(let name, _): text += "$\(name)"
      }
    }
    if case .text? = segments.first, segments.count == 1 {
      return Word(text, isQuoted: isQuoted, span: span)
    }
    return Word(text, isQuoted: isQuoted, segments: segments, span: span)
  }
}
