// Words: what stands between blanks, with its quotes, variables and parentheses.
extension Lexer {
  mutating func scanWord() {
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
