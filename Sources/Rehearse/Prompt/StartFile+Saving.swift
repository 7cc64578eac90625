import Foundation
import RehearseLineEditor
import RehearseScript
import RehearseSession
import RehearseText

// Options are written into the script that the person has written, of which all else stays.
extension StartFile {
  /// Why nothing can be kept: what the system refuses, with its whole path, for the home folder may be the reason.
  struct Trouble: Error {
    let path: String
    let reason: String
  }

  /// The commands of options that a start file holds, and the file as a person calls it.
  struct Kept: Equatable {
    let options: [String]
    let file: String
  }

  /// Writes options into the start file, which is made if there is none; the write is whole or not at all.
  static func save(
    _ options: [SessionSettings.Option],
    environment: (String) -> String? = Terminal.environment
  ) throws(Trouble) -> Kept {
    guard let path = standardPath(environment: environment) else {
      throw Trouble(path: "rc.flow", reason: "there is no home folder")
    }
    let file = ScriptOnDisk(path: path)
    let kept: [String]
    do {
      let old = access(path, F_OK) == 0 ? try file.bytes() : []
      let new = text(old, with: options)
      kept = commands(in: new).reduce(into: []) { kept, command in
        let option = "option \(command.name) \(command.value)"
        if !kept.contains(option) { kept.append(option) }
      }
      if new != old {
        try LockedFile.makeFolders(for: path)
        _ = try file.create()
        try file.replace(with: new)
      }
    } catch let trouble as ScriptOnDisk.Trouble {
      throw Trouble(path: path, reason: trouble.reason)
    } catch let trouble as HistoryTrouble {
      throw Trouble(path: trouble.path, reason: trouble.reason)
    } catch {
      throw Trouble(path: path, reason: error.localizedDescription)
    }
    return Kept(options: kept, file: shown(path, environment))
  }

  /// The script with the options: where one is set already its value is changed, others are added at the end.
  ///
  /// An option that is as it would be anyway is only written where the script says otherwise.
  static func text(_ old: [UInt8], with options: [SessionSettings.Option]) -> [UInt8] {
    let present = commands(in: old)
    var new = old
    // From the end, so that the places before stay what they are.
    for command in present.reversed() {
      guard let option = options.first(where: { $0.name == command.name }),
        option.value != command.value
      else { continue }
      new.replaceSubrange(command.place.start..<command.place.end, with: Array(option.value.utf8))
    }
    for option in options
    where option.isChanged && !present.contains(where: { $0.name == option.name }) {
      if let last = new.last, last != UInt8(ascii: "\n") { new.append(UInt8(ascii: "\n")) }
      new += Array("option \(option.name) \(option.value)\n".utf8)
    }
    return new
  }

  /// The options that a script sets.
  static func options(in source: Source) -> [String: String] {
    Dictionary(
      commands(in: source.bytes).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The `option` commands of a script, with the place of their values.
  private static func commands(
    in bytes: [UInt8]
  ) -> [(name: String, value: String, place: Span)] {
    Parser.parse(Source(bytes: bytes)).lines.flatMap(\.commands).compactMap { command in
      guard case .option(let name, let value?) = command.form, !command.mustFail,
        !command.usesVariables
      else { return nil }
      return (name.text, value.text, value.span)
    }
  }

  /// The path with the home folder as `~`.
  private static func shown(_ path: String, _ environment: (String) -> String?) -> String {
    guard let home = environment("HOME"), !home.isEmpty, path.hasPrefix(home + "/") else {
      return ControlCharacters.inLine(path)
    }
    return "~" + ControlCharacters.inLine(String(path.dropFirst(home.count)))
  }
}
