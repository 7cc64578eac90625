import RehearseScript
import RehearseSession

/// One way through a script, line by line, with everything that looks at its commands.
@MainActor struct ScriptWalk {
  private let script: Script
  private var names: NameCheck
  private var stage: StageCheck
  private var flow: FlowCheck

  init(_ script: Script, linter: Linter) {
    self.script = script
    names = NameCheck(script, library: linter.files)
    stage = StageCheck(script, linter.makeSession)
    flow = FlowCheck(script, isPart: names.isPart)
  }

  var diagnostics: [Diagnostic] { names.diagnostics + stage.diagnostics + flow.diagnostics }

  mutating func run() {
    for line in script.lines {
      for command in line.commands {
        names.note(command, verbs: stage.verbs)
        stage.note(command, ownVerbs: Array(names.verbs.keys))
        flow.note(command, models: stage.models)
      }
      flow.noteOutput(of: line)
    }
    names.end()
    flow.end()
  }
}
