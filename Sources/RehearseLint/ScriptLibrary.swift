import Foundation
import RehearseScript
import RehearseSession

/// The scripts that are looked at together, and those that they run.
@MainActor package final class ScriptLibrary {
  private var scripts: [String: Result<Script, ScriptOnDisk.Trouble>] = [:]

  /// The files that others of the library run, with the variables that these give them.
  private var included: [String: Set<String>] = [:]

  package init() {}

  /// Notes what a script runs, so that its parts are known not to stand alone.
  package func add(_ source: Source) {
    let script = Parser.parse(source)
    for command in script.allCommands {
      guard case .run(let file, let values) = command.form, !file.hasVariables else { continue }
      let path = Self.path(of: file.text, from: source.name)
      included[path, default: []].formUnion(values.map(\.key.text))
      included[path, default: []].formUnion(script.variables)
    }
  }

  /// The variables that the scripts that run this one have; nil when none does.
  func variables(givenTo source: Source) -> Set<String>? {
    guard let name = source.name, name != "-" else { return nil }
    return included[Self.path(of: name, from: nil)]
  }

  /// The script of a file that another one runs.
  func script(_ file: String, from source: Source) throws(ScriptOnDisk.Trouble) -> Script {
    let path = Self.path(of: file, from: source.name)
    if let known = scripts[path] { return try known.get() }
    let result: Result<Script, ScriptOnDisk.Trouble>
    do throws(ScriptOnDisk.Trouble) {
      let bytes = try ScriptOnDisk(path: path).bytes()
      result = .success(Parser.parse(Source(bytes: bytes, name: path).withoutProse))
    } catch {
      result = .failure(error)
    }
    scripts[path] = result
    return try result.get()
  }

  /// Whether a script, by way of others, runs itself.
  func runsItself(_ script: Script) -> Bool {
    var open = [script]
    var seen: Set<String> = []
    let own = Self.path(of: script.source.name ?? "-", from: nil)
    while let next = open.popLast() {
      for command in next.allCommands {
        guard case .run(let file, _) = command.form, !file.hasVariables else { continue }
        let path = Self.path(of: file.text, from: next.source.name)
        if path == own { return true }
        guard seen.insert(path).inserted, let inner = try? self.script(file.text, from: next.source)
        else { continue }
        open.append(inner)
      }
    }
    return false
  }

  /// The whole path of a file, which begins at the folder of the script that names it.
  private static func path(of file: String, from script: String?) -> String {
    let folder = script.flatMap { $0 == "-" ? nil : URL(fileURLWithPath: $0) }?
      .deletingLastPathComponent()
    return URL(fileURLWithPath: file, relativeTo: folder).standardizedFileURL
      .resolvingSymlinksInPath().path
  }
}

extension Script {
  /// Every command, those in blocks too.
  var allCommands: [Command] { lines.flatMap { $0.commands.flatMap(\.withInner) } }

  /// The variables it gives values, outside of verbs of its own.
  fileprivate var variables: Set<String> {
    Set(
      allCommands.compactMap { command in
        if case .let(let name, _) = command.form { name.text } else { nil }
      })
  }
}
