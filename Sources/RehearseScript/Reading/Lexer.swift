/// Cuts a source into tokens, and never fails: what can't be read becomes a token of its own.
package struct Lexer {
  let bytes: [UInt8]
  private let source: Source
  var offset = 0
  package private(set) var tokens: [Token] = []
  package private(set) var problems: [Problem] = []

  /// Whether the text ends in a backslash, so that its last line goes on.
  package private(set) var endsInContinuation = false

  /// Whether the text ends within a comment.
  package private(set) var endsInComment = false

  /// Up to where the current word has parentheses that are known to close.
  private var parenthesesEnd = 0

  /// Parentheses known not to close, the next one last, so that nobody looks again.
  private var lonelyParentheses: [Int] = []

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
    guard source.needsChecking else { return }
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
    var end = offset
    while end < bytes.count, bytes[end] != .newline { end += 1 }
    return end > offset && bytes[end - 1] == .carriageReturn ? end - 1 : end
  }
}

// MARK: - Words

extension Lexer {
  private mutating func scanWord() {
    let start = offset
    var hasQuotes = false
    var equals = -1
    var firstProblem: Problem?
    scan: while offset < bytes.count {
      switch bytes[offset] {
      case .newline, .openBrace, .closeBrace, UInt8(ascii: ";"):
        break scan
      case .space, .tab, .carriageReturn:
        if offset >= parenthesesEnd { break scan }
        offset += 1
      case .backslash:
        if endOfLine(after: offset) != nil { break scan }
        offset += 1
      case .doubleQuote, .singleQuote:
        hasQuotes = true
        if let problem = scanQuotes() { firstProblem = firstProblem ?? problem }
      case .dollar:
        offset = Variable(in: bytes, at: offset, before: bytes.count)?.end ?? offset + 1
      case UInt8(ascii: "("):
        if offset >= parenthesesEnd, let end = endOfParentheses(from: offset) {
          parenthesesEnd = end
        }
        offset += 1
      case UInt8(ascii: "="):
        if equals < 0, offset >= parenthesesEnd { equals = offset }
        offset += 1
      default:
        offset += 1
      }
    }
    var token = Token(kind: .word, span: Span(start, offset), hasQuotes: hasQuotes, equals: equals)
    if let firstProblem {
      problems.append(firstProblem)
      token.kind = .invalid
      token.problem = problems.count - 1
    }
    tokens.append(token)
  }

  /// The end of the parentheses that open at the offset, if they close in the same bare word.
  private mutating func endOfParentheses(from start: Int) -> Int? {
    if lonelyParentheses.last == start {
      lonelyParentheses.removeLast()
      return nil
    }
    var open: [Int] = []
    var index = start
    scan: while index < bytes.count {
      switch bytes[index] {
      case .newline, .openBrace, .closeBrace, UInt8(ascii: ";"):
        break scan
      case .doubleQuote, .singleQuote:
        index = endOfQuotes(from: index)
        continue
      case .dollar:
        if let variable = Variable(in: bytes, at: index, before: bytes.count) {
          index = variable.end
          continue
        }
      case UInt8(ascii: "("):
        open.append(index)
      case UInt8(ascii: ")"):
        open.removeLast()
        if open.isEmpty { return index + 1 }
      default:
        break
      }
      index += 1
    }
    lonelyParentheses = open.dropFirst().reversed()
    return nil
  }

  /// The offset past the closing quote, or the line's end when there is none.
  private func endOfQuotes(from start: Int) -> Int {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.count, bytes[index] != .newline {
      if bytes[index] == quote { return index + 1 }
      index += bytes[index] == .backslash && quote == .doubleQuote ? 2 : 1
    }
    return min(index, bytes.count)
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
