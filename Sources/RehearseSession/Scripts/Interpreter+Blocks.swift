import RehearseScript

// Blocks: repetition, verbs of one's own, and what a script includes. Each is one step.
extension Interpreter {
  /// Runs what belongs to a command; nil for a verb that is not one's own.
  func runBlock(_ command: Command, in source: Source) throws(Refusal) -> Outcome? {
    let verb = try definedVerb(of: command, in: source)
    if case .call = command.form, verb == nil { return nil }
    let opening = block == nil ? session.blockOpening : nil
    if block == nil {
      block = BlockRun()
      timeline.isWithinBlock = true
    }
    defer { if opening != nil { timeline.isWithinBlock = false } }
    let graph = session.beginTelling(command, in: source)
    var isDone = false
    defer { graph.story.end(isKept: isDone) }
    switch command.form {
    case .repeat(let count, let body):
      for _ in 0..<count.value where !isLeaving {
        try run(body, with: [:], in: source)
      }
    case .for(let name, let values, let body):
      for value in values where !isLeaving {
        try run(body, with: [name.text: value.text], in: source)
      }
    case .run(let file, let values): try include(file, values, command, in: source)
    default:
      if let verb { try run(verb, command, in: source) }
    }
    isDone = true
    // Within another block it is a part of that one's step.
    guard let opening, let block else { return .quiet }
    return block.isLeaving ? .quit : .step(session.finish(block, since: opening))
  }

  private var isLeaving: Bool { block?.isLeaving ?? false }

  /// Runs a body; what it gives names to with `let` is forgotten at its end.
  private func run(
    _ body: Block, with values: [String: String], in source: Source
  ) throws(Refusal) {
    let outer = locals
    defer { endBody(outer) }
    var variables = outer ?? session.environment.variables
    variables.merge(values) { $1 }
    locals = variables
    for command in body.commands where !isLeaving { try runInner(command, in: source) }
  }

  /// Runs a command within a block.
  func runInner(_ command: Command, in source: Source) throws(Refusal) {
    let command = try resolve(command, in: source)
    guard command.mustFail else {
      if case .quit = try perform(command, in: source) { block?.isLeaving = true }
      return
    }
    let before = moment()
    do throws(Refusal) {
      _ = try perform(command, in: source)
    } catch {
      guard error.diagnostic.kind.satisfiesBang else { throw error }
      try leadBack(to: before, in: source)
      block?.addRefusal()
      return
    }
    throw unexpectedSuccess(of: command, in: source)
  }
}

// MARK: - Verbs of one's own

extension Interpreter {
  private func definedVerb(
    of command: Command, in source: Source
  ) throws(Refusal) -> ScriptEnvironment.DefinedVerb? {
    guard case .call(let word, _) = command.form,
      let verb = session.environment.verb(named: word.text)
    else { return nil }
    if session.action(named: word.text) != nil {
      throw shadowed(word, command, in: source)
    }
    return verb
  }

  func shadowed(_ name: Word, _ command: Command, in source: Source) -> Refusal {
    let kind = Diagnostic.Kind.shadowedVerb(
      verb: name.text, stage: session.current.stage.name)
    return Refusal(Diagnostic(kind, at: name.span, in: command), in: source)
  }

  private func run(
    _ verb: ScriptEnvironment.DefinedVerb, _ command: Command, in source: Source
  ) throws(Refusal) {
    guard case .call(_, let words) = command.form else { return }
    guard words.count == verb.parameters.count else {
      let kind = Diagnostic.Kind.wrongArgumentCount(
        verb: verb.name, parameters: verb.parameters, given: words.count)
      throw Refusal(Diagnostic(kind, in: command), in: source)
    }
    guard !runningVerbs.contains(verb.name) else {
      throw Refusal(Diagnostic(.recursiveVerb(verb: verb.name), in: command), in: source)
    }
    guard runningVerbs.count < Self.depthLimit else {
      throw Refusal(Diagnostic(.callsTooDeep(limit: Self.depthLimit), in: command), in: source)
    }
    runningVerbs.append(verb.name)
    defer { runningVerbs.removeLast() }
    // A verb sees what the session has, and not what its caller keeps for itself.
    let outer = locals
    defer { locals = outer }
    locals = nil
    let values = Dictionary(zip(verb.parameters, words.map(\.text))) { $1 }
    try run(verb.body, with: values, in: verb.source)
  }

  /// How many verbs may call each other in a row.
  static let depthLimit = 100
}
