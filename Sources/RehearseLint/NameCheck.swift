import RehearseScript
import RehearseSession

/// Finds variables and verbs that are not defined, are never used, or are used wrongly.
@MainActor struct NameCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether others run the script, or it only defines what others are to use.
  let isPart: Bool

  let script: Script
  let library: ScriptLibrary
  private let uses: [VariableUse]
  private let given: Set<String>
  var definitions: [Definition] = []

  /// The definitions in force, innermost scope last.
  var scopes: [[String: Int]] = [[:]]
  var verbs: [String: Int] = [:]

  /// Variables that the bodies of verbs count on before they are there.
  private var awaited: Set<String> = []

  /// Whether the command that is being looked at, or one around it, must fail, so that nothing of it stays.
  var isRefused = false

  /// The verbs whose bodies are being looked at.
  var open: [String] = []

  /// What every scenario begins with.
  private var preamble: (scope: [String: Int], verbs: [String: Int])?

  struct Definition {
    let name: Word
    let kind: Kind
    let command: Span
    var isUsed = false

    enum Kind {
      case variable
      case parameter(of: String)
      case verb(parameters: [String])
    }
  }

  init(_ script: Script, library: ScriptLibrary) {
    self.script = script
    self.library = library
    uses = script.variableUses
    let given = library.variables(givenTo: script.source)
    self.given = given ?? []
    let defines = script.allCommands.contains { command in
      switch command.form {
      case .define, .let: true
      default: false
      }
    }
    let hasStep = script.lines.contains { $0.commands.contains(where: \.isStep) }
    isPart = given != nil || (defines && !hasStep)
  }

  /// Looks at a command; `verbs` are those that the stage adds, nil where they are not known.
  mutating func note(_ command: Command, verbs stageVerbs: [String]?) {
    let wasRefused = isRefused
    let verbsBefore = verbs
    defer {
      isRefused = wasRefused
      // What is refused leaves those before it in force.
      if command.mustFail { verbs = verbsBefore }
    }
    isRefused = isRefused || command.mustFail
    noteUses(in: command)
    switch command.form {
    case .scenario where !command.mustFail: beginScenario()
    case .let(let name, _): define(name, .variable, command)
    case .run(let file, _) where !file.hasVariables: include(file, command)
    case .call(let verb, let words): call(verb, words, stageVerbs, command)
    case .repeat(_, let block): noteBody(block, [], stageVerbs, command)
    case .for(let name, _, let block):
      noteBody(block, [(name, .variable, true)], stageVerbs, command)
    case .define(let name, let parameters, let block):
      noteVerb(name, parameters, block, stageVerbs, command)
    default: break
    }
  }

  /// Tells what was never used.
  mutating func end() {
    for definition in definitions where !definition.isUsed {
      let name = definition.name.text
      let lint: Diagnostic.Lint
      switch definition.kind {
      case .variable where isPart, .verb where isPart: continue
      case .variable: lint = .unusedVariable(name: name)
      case .parameter(let verb): lint = .unusedParameter(name: name, verb: verb)
      case .verb: lint = .unusedCommand(name: name)
      }
      diagnostics.append(
        Diagnostic(.lint(lint), at: definition.name.span, in: definition.command))
    }
  }

  private mutating func beginScenario() {
    if let preamble {
      (scopes, verbs) = ([preamble.scope], preamble.verbs)
    } else {
      preamble = (scopes[0], verbs)
    }
  }
}

// Findings.
extension NameCheck {
  /// Known names near to one that is not; who has mistyped very many is helped with the first ones only.
  func near(_ name: String, _ known: () -> [String]) -> [String] {
    diagnostics.count < 100 ? Suggestion.near(name, in: known()) : []
  }

  /// Notes what is wrong, unless that is what `!` is for.
  mutating func add(_ kind: Diagnostic.Kind, _ span: Span, _ command: Command) {
    if isRefused, kind.satisfiesBang { return }
    diagnostics.append(Diagnostic(kind, at: span, in: command))
  }
}

// Variables.
extension NameCheck {
  mutating func define(
    _ name: Word, _ kind: Definition.Kind, _ command: Command, isUsed: Bool = false
  ) {
    definitions.append(
      Definition(
        name: name, kind: kind, command: command.span,
        isUsed: isUsed || isRefused || awaited.contains(name.text)))
    scopes[scopes.count - 1][name.text] = definitions.count - 1
  }

  private mutating func noteUses(in command: Command) {
    let block = command.block?.span
    let first = uses.partitionIndex { $0.span.start >= command.span.start }
    for use in uses[first...] {
      if use.span.start >= command.span.end { break }
      if let block, block.contains(use.span) { continue }
      if let index = scopes.reversed().lazy.compactMap({ $0[use.name] }).first {
        definitions[index].isUsed = true
      } else if !given.contains(use.name), !isKnownLater(use.name) {
        let near = near(use.name) { Set(scopes.flatMap(\.keys)).union(given).sorted() }
        add(.undefinedVariable(name: use.name, near: near), use.span, command)
      }
    }
  }

  /// Whether a verb's body may count on the variable being there by the time the verb is typed.
  private mutating func isKnownLater(_ name: String) -> Bool {
    if open.isEmpty { return false }
    awaited.insert(name)
    return script.lines.contains { line in
      line.commands.contains { command in
        if case .let(let known, _) = command.form { known.text == name } else { false }
      }
    }
  }

  mutating func noteBody(
    _ block: Block, _ names: [(Word, Definition.Kind, isUsed: Bool)], _ stageVerbs: [String]?,
    _ command: Command
  ) {
    scopes.append([:])
    for (name, kind, isUsed) in names { define(name, kind, command, isUsed: isUsed) }
    for inner in block.commands { note(inner, verbs: stageVerbs) }
    scopes.removeLast()
  }
}

extension [VariableUse] {
  /// The first index, of those in the order of the text, from which on a condition holds.
  fileprivate func partitionIndex(_ holds: (VariableUse) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
