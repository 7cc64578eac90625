import RehearseScript
import RehearseSession

/// Looks through scripts for what can be known to be wrong without running them.
///
/// Stages are started, so that what they register is known; no step is taken on them.
@MainActor package final class Linter {
  let makeSession: () throws -> Session
  let files: ScriptLibrary

  /// - Parameter makeSession: a session on the stage where scripts begin.
  package init(files: ScriptLibrary = ScriptLibrary(), makeSession: @escaping () throws -> Session)
  {
    self.files = files
    self.makeSession = makeSession
  }

  /// Everything that is found in a script, in the order of the text.
  package func findings(in source: Source) -> [Finding] {
    let script = Parser.parse(source)
    var walk = ScriptWalk(script, linter: self)
    walk.run()
    let output = OutputCheck.diagnostics(of: script)
    var seen: Set<Finding.Place> = []
    return (script.diagnostics + walk.diagnostics + output)
      .sorted { $0.span.start < $1.span.start }
      .map { Finding(diagnostic: $0, source: source) }
      .filter { seen.insert($0.place).inserted }
  }
}

extension Finding {
  /// What makes it another finding.
  fileprivate struct Place: Hashable {
    let span: Span
    let kind: Diagnostic.Kind
  }

  fileprivate var place: Place { Place(span: diagnostic.span, kind: diagnostic.kind) }
}
