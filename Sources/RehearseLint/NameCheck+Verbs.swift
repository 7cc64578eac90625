import RehearseScript
import RehearseSession

// Verbs of one's own: where they are defined, and where they are typed.
extension NameCheck {
  mutating func noteVerb(
    _ name: Word, _ parameters: [Word], _ block: Block, _ stageVerbs: [String]?,
    _ command: Command
  ) {
    if verbs[name.text] != nil || stageVerbs?.contains(name.text) ?? false {
      add(.redefinedVerb(verb: name.text), name.span, command)
    } else if command.mustFail, !isPart, stageVerbs != nil {
      let text = script.source.text(in: command.span)
      add(.lint(.neverFails(command: text)), command.verb, command)
    }
    open.append(name.text)
    noteBody(
      block, parameters.map { ($0, .parameter(of: name.text), false) }, stageVerbs, command)
    open.removeLast()
    definitions.append(
      Definition(
        name: name, kind: .verb(parameters: parameters.map(\.text)), command: command.span,
        isUsed: isRefused))
    verbs[name.text] = definitions.count - 1
  }

  mutating func call(
    _ verb: Word, _ words: [Word], _ stageVerbs: [String]?, _ command: Command
  ) {
    let name = verb.text
    if open.contains(name) {
      add(.recursiveVerb(verb: name), verb.span, command)
    } else if let index = verbs[name] {
      definitions[index].isUsed = true
      guard case .verb(let parameters) = definitions[index].kind,
        parameters.count != words.count
      else { return }
      add(
        .wrongArgumentCount(verb: name, parameters: parameters, given: words.count), verb.span,
        command)
    } else if let stageVerbs, !stageVerbs.contains(name) {
      if let rest = PastedPrompt.rest(of: script.source.text(in: command.span)) {
        return add(.pastedPrompt(rest: String(rest)), verb.span, command)
      }
      let near = near(name) {
        CommandTable.entries.map(\.verb.rawValue) + verbs.keys.sorted() + stageVerbs
      }
      add(.unknownVerb(verb: name, near: near), verb.span, command)
    }
  }
}

// Other scripts, and what they define.
extension NameCheck {
  /// Takes over what another script defines, if it can be run from here.
  mutating func include(_ file: Word, _ command: Command) {
    let inner: Script
    do {
      inner = try library.script(file.text, from: script.source)
    } catch {
      add(
        .fileUnreadable(path: file.text, reason: error.reason, isTyped: false), file.span, command)
      return
    }
    if library.runsItself(inner) {
      add(.includeCycle(path: file.text), file.span, command)
      return
    }
    for innerCommand in inner.allCommands {
      switch innerCommand.form {
      case .scenario, .stage:
        let verb = innerCommand.known?.rawValue ?? ""
        add(.notAllowedInInclude(verb: verb), file.span, command)
        return
      default: break
      }
    }
    for innerCommand in inner.lines.flatMap(\.commands) {
      switch innerCommand.form {
      case .let(let name, _): define(name, .variable, command, isUsed: true)
      case .define(let name, let parameters, _):
        definitions.append(
          Definition(
            name: name, kind: .verb(parameters: parameters.map(\.text)), command: command.span,
            isUsed: true))
        verbs[name.text] = definitions.count - 1
      default: break
      }
    }
  }
}
