/// Reads commands out of tokens.
///
/// A function named `parse…` may decline and gives nothing then; `expect…` must succeed or throws; `accept…` takes
/// a token if it is there. Text to tree: `! tap Save [2]` becomes a `.tap` of a target with an ordinal, that must fail.
package struct Parser {
  let source: Source
  let bytes: [UInt8]
  let tokens: [Token]
  private let problems: [Lexer.Problem]
  private let endsInContinuation: Bool
  var position = 0

  /// What the current block's body got wrong; the first one refuses its line.
  private var diagnostics: [Diagnostic] = []

  /// Whether the text ended while a block of the current line was open, or of any line.
  var endedInBlock = false
  private var everEndedInBlock = false

  var depth = 0

  /// How deep blocks may lie in each other.
  static let depthLimit = 64

  init(_ source: Source) {
    let lexer = Lexer(source)
    self.source = source
    bytes = source.bytes
    tokens = lexer.tokens
    problems = lexer.problems
    endsInContinuation = lexer.endsInContinuation
  }
}

// MARK: - Entry points

extension Parser {
  /// Reads all lines; one that can't be read is refused by itself, and never stops the next.
  package static func parse(_ source: Source) -> Script {
    var parser = Parser(source)
    return parser.script()
  }

  /// Reads a text that did not come from a file.
  package static func parse(_ text: String) -> Script {
    parse(Source(text))
  }

  /// Whether the text goes on in the next line: a block is open, or it ends in a backslash.
  package static func isIncomplete(_ text: String) -> Bool {
    var parser = Parser(Source(text))
    if parser.endsInContinuation { return true }
    guard parser.tokens.contains(where: { $0.kind == .openBrace }) else { return false }
    _ = parser.script()
    return parser.everEndedInBlock
  }
}

// MARK: - Lines

extension Parser {
  /// The next line with commands; nil at the end of the text.
  mutating func nextLine() -> Script.Line? {
    while true {
      switch kind {
      case .end: return nil
      case .newline, .semicolon, .output: position += 1
      default: return line()
      }
    }
  }

  private mutating func script() -> Script {
    var lines: [Script.Line] = []
    // With what is recorded, which is most of a long script.
    lines.reserveCapacity(1 + source.lineCount / 4)
    var stray: [Script.ExpectedLine] = []
    while true {
      switch kind {
      case .end:
        return Script(source: source, lines: lines, strayOutput: stray)
      case .newline, .semicolon:
        position += 1
      case .output:
        let output = expectedLine()
        if lines.isEmpty { stray.append(output) } else { lines[lines.count - 1].append(output) }
      default:
        lines.append(line())
      }
    }
  }

  private mutating func line() -> Script.Line {
    let start = position
    diagnostics = []
    endedInBlock = false
    var commands: [Command] = []
    do throws(Diagnostic) {
      repeat {
        if kind == .semicolon { continue }
        let command = try expectCommand()
        try expectEndOfCommand(after: start)
        try expectPlace(of: command, behind: commands)
        commands.append(command)
      } while acceptSemicolons()
    } catch {
      refuse(error)
      skipRestOfLine(from: start)
    }
    everEndedInBlock = everEndedInBlock || endedInBlock
    let first = tokens[start].span
    let span = first.merged(with: tokens[max(start, position - 1)].span)
    let number = source.lineNumber(at: first.start)
    if let diagnostic = diagnostics.first {
      let others = Array(diagnostics.dropFirst())
      return Script.Line(.refused(diagnostic), others: others, span: span, number: number)
    }
    return Script.Line(.commands(commands), span: span, number: number)
  }

  /// Sees to it that a scenario of a file has a line of its own: what is recorded below belongs to one scenario.
  ///
  /// What is typed for a shell or at the prompt has no lines to record below.
  private func expectPlace(
    of command: Command, behind others: [Command]
  ) throws(Diagnostic) {
    guard source.name != nil, !others.isEmpty, case .scenario = command.form else { return }
    throw Diagnostic(.scenarioBehindCommand, at: command.verb, in: command.span)
  }

  /// Notes what is wrong; a block goes on to be read, so that its end is found.
  mutating func refuse(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  private mutating func expectedLine() -> Script.ExpectedLine {
    defer { position += 1 }
    return Script.ExpectedLine(tokens[position].span, in: source)
  }

  /// Goes to the end of a line that is refused, and over the blocks that begin in it.
  private mutating func skipRestOfLine(from start: Int) {
    position = max(position, start)
    if !endedInBlock, skipBlocks(untilBrace: false) { return }
    // The block never ends: only its first line is lost, what follows is read for itself.
    position = start
    while kind != .newline, kind != .end { position += 1 }
  }

  /// Skips to a line end outside of braces, or up to the brace that closes the block around; false at the text's end
  /// with a brace still open.
  mutating func skipBlocks(untilBrace: Bool) -> Bool {
    var open = 0
    while true {
      switch kind {
      case .end: return open == 0
      case .newline where open == 0: return true
      case .openBrace: open += 1
      case .closeBrace:
        if open == 0 {
          if untilBrace { return true }
        } else {
          open -= 1
        }
      default: break
      }
      position += 1
    }
  }
}

// MARK: - Tokens

extension Parser {
  var current: Token { tokens[position] }

  var kind: Token.Kind { tokens[position].kind }

  func isBang(_ token: Token) -> Bool {
    token.kind == .word && token.span.end == token.span.start + 1
      && bytes[token.span.start] == UInt8(ascii: "!")
  }

  /// Why a token can't be read, within the command that begins at the token `first`.
  func problem(of token: Token, in first: Int) -> Diagnostic {
    let problem = problems[token.problem]
    var start = first
    if isBang(tokens[start]), tokens[start + 1].span.start <= token.span.start { start += 1 }
    return Diagnostic(
      problem.kind, at: problem.span, in: tokens[start].span.merged(with: token.span))
  }
}
