/// Commands and blocks.
extension Parser {
  /// Reads one command, with the `!` before it.
  mutating func expectCommand() throws(Diagnostic) -> Command {
    switch kind {
    case .closeBrace: throw Diagnostic(.strayBrace, at: current.span, in: current.span)
    case .openBrace: throw Diagnostic(.unexpectedBrace, at: current.span, in: current.span)
    default: break
    }
    let first = position
    var end = position
    while tokens[end].kind == .word { end += 1 }
    if tokens[end].kind == .invalid { throw problem(of: tokens[end], in: first) }
    if isBang(current) {
      position += 1
      if position == end {
        throw Diagnostic(.bangWithoutCommand, at: tokens[first].span, in: tokens[first].span)
      }
      return try expectSimpleCommand(upTo: end, mustFail: true)
    }
    return try expectSimpleCommand(upTo: end, mustFail: false)
  }

  private mutating func expectSimpleCommand(
    upTo end: Int, mustFail: Bool
  ) throws(Diagnostic) -> Command {
    var arguments = ArgumentReader(self, from: position, upTo: end)
    let verbSpan = current.span
    if mustFail, isBang(current) { throw arguments.diagnostic(.doubleBang, at: verbSpan) }
    let word = WordReader.word(in: bytes, verbSpan, replaces: false)
    guard let verb = Verb(named: word.text), !word.isQuoted else {
      let form = try arguments.expectCall(word)
      position = end
      return Command(
        form, mustFail: mustFail, usesVariables: arguments.usesVariables, verb: verbSpan,
        span: arguments.commandSpan)
    }
    if mustFail, verb == .expect { throw arguments.diagnostic(.bangExpect, at: verbSpan) }
    if depth > 0, verb.standsAlone {
      throw arguments.diagnostic(.notAllowedInBlock(verb: verb.rawValue), at: verbSpan)
    }
    let isBlock = tokens[end].kind == .openBrace
    if isBlock, !verb.hasBlock {
      throw arguments.diagnostic(.unexpectedBrace, at: tokens[end].span)
    }
    let form: Command.Form
    if verb.hasBlock {
      let header: (Block) -> Command.Form
      do throws(Diagnostic) {
        header = try arguments.expectHeader(verb)
        guard isBlock else {
          let text = source.text(in: arguments.commandSpan)
          throw arguments.diagnostic(.missingBlock(header: text, body: nil), at: arguments.lastSpan)
        }
      } catch {
        position = end
        if isBlock { noteOpenBlock() }
        throw error
      }
      position = end
      form = header(try expectBlock(of: arguments.commandSpan))
    } else {
      form = try arguments.expectForm(verb)
      position = end
    }
    return Command(
      form, mustFail: mustFail, usesVariables: arguments.usesVariables, verb: verbSpan,
      span: arguments.commandSpan.merged(with: tokens[position - 1].span))
  }

  /// Reads the commands between braces.
  private mutating func expectBlock(of header: Span) throws(Diagnostic) -> Block {
    let open = current.span
    if depth >= Parser.depthLimit {
      throw Diagnostic(.blocksTooDeep(limit: Parser.depthLimit), at: open, in: header)
    }
    position += 1
    depth += 1
    defer { depth -= 1 }
    var commands: [Command] = []
    while true {
      switch kind {
      case .newline, .semicolon:
        position += 1
      case .closeBrace:
        position += 1
        return Block(commands: commands, span: open.merged(with: tokens[position - 1].span))
      case .end:
        endedInBlock = true
        throw Diagnostic(.unclosedBlock, at: open, in: header)
      case .output:
        refuse(Diagnostic(.outputInsideBlock, at: current.span, in: current.span))
        position += 1
      default:
        let start = position
        do throws(Diagnostic) {
          commands.append(try expectCommand())
          try expectEndOfCommand(after: start)
        } catch {
          if endedInBlock { throw error }
          refuse(error)
          if !skipBlocks(untilBrace: true) { endedInBlock = true }
        }
      }
    }
  }

  /// Remembers that a block whose head is wrong is still open at the text's end, if it is.
  private mutating func noteOpenBlock() {
    let start = position
    if !skipBlocks(untilBrace: false) { endedInBlock = true }
    position = start
  }

  /// Sees to it that nothing follows a command that does not belong there.
  func expectEndOfCommand(after first: Int) throws(Diagnostic) {
    let span = tokens[first].span.merged(with: current.span)
    switch kind {
    case .word, .invalid, .openBrace:
      let text = source.text(in: current.span)
      throw Diagnostic(.textAfterBlock(text: text), at: current.span, in: span)
    case .closeBrace where depth == 0:
      throw Diagnostic(.strayBrace, at: current.span, in: span)
    default:
      break
    }
  }

  mutating func acceptSemicolons() -> Bool {
    guard kind == .semicolon else { return false }
    while kind == .semicolon { position += 1 }
    return kind != .newline && kind != .end
  }
}
