import Foundation
import RehearseScript

// `run FILE`: the commands of another script, as one step.
extension Interpreter {
  func include(
    _ file: Word, _ values: [KeyedValue], _ command: Command, in source: Source
  ) throws(Refusal) {
    func refusal(_ kind: Diagnostic.Kind) -> Refusal {
      Refusal(Diagnostic(kind, at: file.span, in: command), in: source)
    }
    if let wrong = values.first(where: { !Naming.isName($0.key.text[...]) }) {
      let kind = Diagnostic.Kind.invalidName(name: wrong.key.text)
      throw Refusal(Diagnostic(kind, at: wrong.key.span, in: command), in: source)
    }
    let path = Self.path(of: file.text, in: source)
    let identity = Self.identity(of: path)
    let outer = runningFiles
    defer { runningFiles = outer }
    if runningFiles.isEmpty, let name = source.name { runningFiles = [Self.identity(of: name)] }
    guard !runningFiles.contains(identity) else { throw refusal(.includeCycle(path: file.text)) }
    runningFiles.append(identity)
    let script: Script
    do throws(ScriptFile.Trouble) {
      let source = Source(bytes: try session.bytes(ofScript: path), name: path)
      script = Parser.parse(source.withoutProse)
    } catch {
      throw refusal(
        .fileUnreadable(
          path: file.text, reason: error.description,
          isTyped: source.name.map { $0 == "-" } ?? true))
    }
    try run(script, with: values)
  }

  /// Runs the lines; the values given to the file are its own, the variables it makes remain.
  private func run(_ script: Script, with values: [KeyedValue]) throws(Refusal) {
    let outer = locals
    var variables = outer ?? session.environment.variables
    for value in values { variables[value.key.text] = value.value.text }
    locals = variables
    for line in script.lines {
      if let diagnostic = line.diagnostic { throw Refusal(diagnostic, in: script.source) }
      for command in line.commands where !(block?.isLeaving ?? false) {
        try runInner(command, in: script.source)
      }
    }
    var made = locals ?? [:]
    for value in values { made[value.key.text] = nil }
    locals = outer?.merging(made) { $1 }
    if outer == nil { session.environment.variables.merge(made) { $1 } }
  }

  /// Refuses what only a whole script may do.
  func refuseInIncluded(_ command: Command, in source: Source) throws(Refusal) {
    switch command.form {
    case .scenario, .stage, .undo, .redo:
      let verb = command.known?.rawValue ?? ""
      throw Refusal(Diagnostic(.notAllowedInInclude(verb: verb), in: command), in: source)
    default: return
    }
  }

  /// Where a file lies that a script names: a path begins at the script's own folder.
  private static func path(of file: String, in source: Source) -> String {
    guard !file.hasPrefix("/"), let name = source.name, let slash = name.lastIndex(of: "/") else {
      return file
    }
    return name[...slash] + file
  }

  /// The path by which a file is known again, whatever way leads to it.
  private static func identity(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
