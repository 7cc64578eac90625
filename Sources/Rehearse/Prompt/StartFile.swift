import Glibc
import RehearseLineEditor
import RehearseScript
import RehearseText

/// The commands that the prompt runs before the first one typed: options above all.
enum StartFile {
  /// The script, if there is one; `warn` is told why one that is there can't be read.
  static func source(
    environment: (String) -> String? = Terminal.environment, warn: (String) -> Void
  ) -> Source? {
    guard let path = standardPath(environment: environment) else { return nil }
    do {
      return Source(bytes: try ScriptFile.script(at: path), name: path)
    } catch {
      if error.code != ENOENT, error.code != ENOTDIR {
        warn("\(ControlCharacters.inLine(path)) can't be read: \(error)")
      }
      return nil
    }
  }

  /// Where the file is, following the convention for settings.
  static func standardPath(environment: (String) -> String?) -> String? {
    if let settings = environment("XDG_CONFIG_HOME"), settings.hasPrefix("/") {
      return settings + "/rehearse/rc.flow"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.config/rehearse/rc.flow"
  }
}
