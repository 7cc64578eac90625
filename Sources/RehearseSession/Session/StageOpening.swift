import RehearseScript

/// The stage that a script starts first of all: a session for it may begin there, and no other app is started in vain.
package struct StageOpening {
  package let stage: Stage

  /// The command that starts it.
  package let command: Command
  let arguments: Arguments

  /// Looks at the lines of a script.
  ///
  /// Nothing where the first one starts no stage, where it can't be started as asked, which is for the command itself to
  /// tell, or where a later one may lead back to what was before it.
  /// - Parameter preamble: lines that run before these.
  @MainActor package init?(
    of lines: ArraySlice<Script.Line>, behind preamble: ArraySlice<Script.Line> = [],
    in stages: [Stage]
  ) {
    var first: Command?
    for lines in [preamble, lines] {
      for line in lines {
        guard case .commands(let commands) = line.content else { continue }
        for command in commands {
          if first == nil, !command.form.isDeclaration { first = command }
          switch command.form {
          case .undo, .diff, .record, .history: return nil
          default: break
          }
        }
      }
    }
    guard let first, !first.mustFail, !first.usesVariables,
      case .stage(let name, let values) = first.form,
      let stage = stages.first(where: { $0.name == name.text }),
      let arguments = Self.arguments(values, of: stage)
    else { return nil }
    self.stage = stage
    command = first
    self.arguments = arguments
  }

  @MainActor private static func arguments(
    _ values: [RehearseScript.Argument], of stage: Stage
  ) -> Arguments? {
    var texts: [String: TypedText] = [:]
    for (position, value) in values.enumerated() {
      let argument: Argument?
      switch value {
      case .positional:
        argument = position < stage.arguments.count ? stage.arguments[position] : nil
      case .keyed(let keyed):
        argument = stage.arguments.first { $0.name == keyed.key.text }
      }
      let text = TypedText(value.value)
      guard let argument, texts[argument.name] == nil,
        (try? argument.checkValue(text)) != nil
      else { return nil }
      texts[argument.name] = text
    }
    let isWhole = stage.arguments.allSatisfy { $0.hasDefault || texts[$0.name] != nil }
    return isWhole ? Arguments(texts) : nil
  }
}

extension Command.Form {
  /// Whether it tells how to test, so that nothing of it is carried out in a test.
  fileprivate var isDeclaration: Bool {
    switch self {
    case .scenario, .tag, .skip, .timeout, .expectedToFail: true
    default: false
    }
  }
}
