import RehearseLint
import RehearseRunner
import RehearseScript
import RehearseSession
import RehearseText

/// Looks through scripts without running them, and tells what it finds.
@MainActor struct LintRun {
  let request: Invocation.LintRequest
  let makeSession: () throws -> Session

  func run() -> ExitCode {
    var sources: [Source] = []
    var hasUnreadable = false
    do {
      let paths = request.paths.isEmpty ? ["."] : request.paths
      if paths.contains("-") {
        TypedInput.tell()
        sources.append(Source(bytes: try ScriptFile.script(at: "/dev/stdin"), name: "-"))
      }
      let named = paths.filter { $0 != "-" }
      for file in try named.isEmpty ? [] : Plan.find(named, includingMarkdown: true).files {
        do {
          let source = Source(bytes: try ScriptFile.script(at: file), name: file)
          if let trouble = source.lackOfBlocks {
            Output.error.write("error: \(ControlCharacters.inLine(trouble))\n")
            hasUnreadable = true
          } else {
            sources.append(source.withoutProse)
          }
        } catch {
          Output.error.write(
            "error: \(ControlCharacters.inLine("\(file) can't be read: \(error)"))\n")
          hasUnreadable = true
        }
      }
    } catch {
      let message =
        (error as? PlanError)?.message ?? "error: standard input can't be read: \(error)"
      Output.error.write(message + "\n")
      return .usage
    }
    let count = tell(sources)
    return hasUnreadable ? .usage : count > 0 ? .failure : .success
  }

  /// Tells what is found in the scripts, which know of each other; gives how much it is.
  private func tell(_ sources: [Source]) -> Int {
    let library = ScriptLibrary()
    for source in sources { library.add(source) }
    let linter = Linter(files: library, makeSession: makeSession)
    var count = 0
    for source in sources {
      for finding in linter.findings(in: source) {
        count += 1
        let lines = request.isJSON ? [finding.json] : finding.lines
        Output.standard.append(lines.map { $0 + "\n" }.joined())
      }
      Output.standard.flush()
    }
    if !request.isJSON, count > 0 {
      Output.standard.write("\(count) finding\(count == 1 ? "" : "s")\n")
    }
    return count
  }
}
