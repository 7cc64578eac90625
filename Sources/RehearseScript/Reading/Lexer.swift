import Glibc

/// Cuts a source into tokens, and never fails: what can't be read becomes a token of its own.
package struct Lexer {
  let bytes: [UInt8]
  private let source: Source
  var offset = 0
  package internal(set) var tokens: [Token] = []
  package internal(set) var problems: [Problem] = []

  /// Whether the text ends in a backslash, so that its last line goes on.
  package private(set) var endsInContinuation = false

  /// Whether the text ends within a comment.
  package private(set) var endsInComment = false

  /// Up to where the current word has parentheses that are known to close.
  var parenthesesEnd = 0

  /// Parentheses known not to close, the next one last, so that nobody looks again.
  var lonelyParentheses: [Int] = []

  /// Why a token can't be read.
  package struct Problem: Sendable {
    package let kind: Diagnostic.Kind
    package let span: Span
  }

  package init(_ source: Source) {
    self.source = source
    bytes = source.bytes
    tokens.reserveCapacity(8 + bytes.count / 8)
    scan()
  }
}

// MARK: - Lines

extension Lexer {
  private mutating func scan() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }  // a byte-order mark
    skipUnreadableLine()
    var isFirstInLine = true
    while offset < bytes.count {
      let start = offset
      switch bytes[offset] {
      case .space, .tab, .carriageReturn:
        offset += 1
        continue
      case .newline:
        offset += 1
        append(.newline, from: start)
        skipUnreadableLine()
        isFirstInLine = true
        continue
      case .backslash where endOfLine(after: offset) != nil:
        continueLine()
      case UInt8(ascii: ";"):
        offset += 1
        append(.semicolon, from: start)
      case .openBrace:
        offset += 1
        append(.openBrace, from: start)
      case .closeBrace:
        offset += 1
        append(.closeBrace, from: start)
      case UInt8(ascii: "#") where !isDigit(at: offset + 1):
        offset = lineEnd(from: offset)
        endsInComment = offset == bytes.count
      case UInt8(ascii: "|") where isFirstInLine:
        offset = lineEnd(from: offset)
        append(.output, from: start)
      default:
        scanWord()
      }
      isFirstInLine = false
    }
    append(.end, from: offset)
  }

  /// Turns a line that holds broken UTF-8 or a NUL into one token, before anything else looks at it.
  private mutating func skipUnreadableLine() {
    guard source.isBroken else { return }
    let line = Span(offset, lineEnd(from: offset))
    guard let problem = source.firstProblem(in: line) else { return }
    offset = line.end
    appendInvalid(from: line.start, problem: problem.kind, at: problem.span)
  }

  private mutating func continueLine() {
    let start = offset
    guard let end = endOfLine(after: offset) else { return }
    offset = end
    if end >= bytes.count, bytes[end - 1] != .newline {
      endsInContinuation = true
      appendInvalid(from: start, problem: .unfinishedLine, at: Span(start, start + 1))
    } else {
      skipUnreadableLine()
    }
  }

  /// The start of the next line, if the byte at the offset is the last one of its line.
  func endOfLine(after offset: Int) -> Int? {
    var next = offset + 1
    if next < bytes.count, bytes[next] == .carriageReturn { next += 1 }
    if next >= bytes.count { return next }
    return bytes[next] == .newline ? next + 1 : nil
  }

  /// The end of the line's text, before its line end.
  func lineEnd(from offset: Int) -> Int {
    let end = bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start + offset, Int32(UInt8.newline), bytes.count - offset)
      else { return bytes.count }
      return UnsafeRawPointer(found) - start
    }
    return end > offset && bytes[end - 1] == .carriageReturn ? end - 1 : end
  }
}

// MARK: - Tokens

extension Lexer {
  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, span: Span(start, offset)))
  }

  private mutating func appendInvalid(from start: Int, problem: Diagnostic.Kind, at span: Span) {
    problems.append(Problem(kind: problem, span: span))
    tokens.append(
      Token(kind: .invalid, span: Span(start, offset), problem: problems.count - 1))
  }

  private func isDigit(at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset].isDigit
  }
}
