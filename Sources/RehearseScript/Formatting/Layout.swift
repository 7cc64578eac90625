/// Sets the tokens of a script as lines: one blank between words, `; ` between commands, two blanks a block.
struct Layout {
  private let source: Source
  private let tokens: [Token]
  private let rightSides: [Int: Int]

  /// The blocks that have line ends in them, by the token of their brace; others stay on their line.
  private let tall: Set<Int>

  private let ending: [UInt8]
  private var lines: [LayoutLine] = []
  private var line: [UInt8] = []
  private var depth = 0

  /// What the next word needs before it.
  private var separator = Separator.none

  /// Whether a command ends here that a semicolon could follow.
  private var followsCommand = false

  /// Whether a block has begun whose first command belongs on the next line.
  private var hasOpened = false

  private enum Separator {
    case none, blank, semicolon
  }

  init(_ script: Script) {
    source = script.source
    tokens = Lexer(script.source).tokens
    rightSides = Dictionary(
      script.rightSides.map { ($0.start, $0.end) }, uniquingKeysWith: { first, _ in first })
    tall = Self.tallBlocks(tokens)
    ending = Self.ending(source.bytes)
  }

  /// The braces of blocks that hold a line end.
  private static func tallBlocks(_ tokens: [Token]) -> Set<Int> {
    var open: [(index: Int, isTall: Bool)] = []
    var tall: Set<Int> = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .openBrace: open.append((index, false))
      case .newline:
        for level in open.indices { open[level].isTall = true }
      case .closeBrace:
        guard let last = open.popLast(), last.isTall else { continue }
        tall.insert(last.index)
        tall.insert(index)
      default: break
      }
    }
    return tall
  }

  /// The whole text.
  mutating func bytes() -> [UInt8] {
    var index = 0
    while index < tokens.count {
      index = set(tokenAt: index)
    }
    return LayoutLine.arranged(lines).flatMap { $0.bytes + ending }
  }

  /// How the first line ends, and so all others.
  private static func ending(_ bytes: [UInt8]) -> [UInt8] {
    guard let end = bytes.firstIndex(of: .newline), end > 0, bytes[end - 1] == .carriageReturn
    else { return [.newline] }
    return [.carriageReturn, .newline]
  }
}

// MARK: - Tokens

extension Layout {
  /// Sets one token, or those of a right side; gives the next one.
  private mutating func set(tokenAt index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .word, .invalid: return setWord(index)
    case .semicolon:
      if followsCommand { separator = .semicolon }
      followsCommand = false
    case .openBrace:
      line += Array(" {".utf8)
      separator = .blank
      followsCommand = false
      if tall.contains(index) {
        depth += 1
        hasOpened = true
      }
    case .closeBrace:
      setCloseBrace(index)
    case .output:
      lines.append(LayoutLine(.output, source.bytes[token.span.start..<token.span.end]))
      // It reaches to the end of its line.
      return tokens[index + 1].kind == .newline ? index + 2 : index + 1
    case .newline, .end:
      endLine(comment: comment(before: index), isLast: token.kind == .end)
    }
    return index + 1
  }

  private mutating func setWord(_ index: Int) -> Int {
    if hasOpened { endLine() }
    switch separator {
    case .none: line = indentation
    case .blank: line += continues(before: index) ? continuation : [.space]
    case .semicolon: line += Array("; ".utf8)
    }
    separator = .blank
    followsCommand = true
    let start = tokens[index].span.start
    guard let end = rightSides[start] else {
      line += CanonicalQuotes.bytes(source.bytes[start..<tokens[index].span.end])
      return index + 1
    }
    let lines = CanonicalQuotes.bytes(source.bytes[start..<end]).split(
      separator: .newline, omittingEmptySubsequences: false)
    line += lines.map { $0.last == .carriageReturn ? $0.dropLast() : $0 }.joined(separator: ending)
    var next = index + 1
    while tokens[next].span.start < end { next += 1 }
    return next
  }

  private mutating func setCloseBrace(_ index: Int) {
    if tall.contains(index) {
      if separator != .none { endLine() }
      depth -= 1
      line = indentation + [.closeBrace]
    } else {
      line += Array(" }".utf8)
    }
    separator = .blank
    followsCommand = true
  }

  private var indentation: [UInt8] { Array(repeating: .space, count: 2 * depth) }

  /// A line that was continued by hand stays so.
  private var continuation: [UInt8] {
    [.space, .backslash] + ending + indentation + Array("    ".utf8)
  }
}

// MARK: - Lines

extension Layout {
  private mutating func endLine(comment: ArraySlice<UInt8>? = nil, isLast: Bool = false) {
    let opens = hasOpened
    hasOpened = false
    followsCommand = false
    defer { separator = .none }
    guard separator != .none else {
      if let comment {
        lines.append(LayoutLine(.comment, indentation + comment))
      } else if !isLast {
        lines.append(LayoutLine(.blank))
      }
      return
    }
    if let comment {
      line += Array("  ".utf8) + comment
    } else if line.last == .backslash {
      line += Array(" ;".utf8)  // it would carry the line on
    }
    let closes = line.first { $0 != .space } == .closeBrace
    lines.append(LayoutLine(.commands(opens: opens, closes: closes), line))
  }

  /// The comment that ends in front of a token, without the blanks at its end.
  private func comment(before index: Int) -> ArraySlice<UInt8>? {
    let gap = gap(before: index)
    guard let start = gap.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var comment = gap[start...]
    while let last = comment.last, last == .space || last == .tab || last == .carriageReturn {
      comment.removeLast()
    }
    return comment
  }

  /// Whether a line is continued between a token and the one before.
  private func continues(before index: Int) -> Bool {
    gap(before: index).contains(.newline)
  }

  /// What stands between a token and the one before.
  private func gap(before index: Int) -> ArraySlice<UInt8> {
    source.bytes[(index > 0 ? tokens[index - 1].span.end : 0)..<tokens[index].span.start]
  }
}
