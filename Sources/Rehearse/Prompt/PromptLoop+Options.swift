import RehearseScript

// `option save`: the options in force are those of later prompts too.
extension PromptLoop {
  /// Writes the options in force into the start file, and tells which it holds.
  func saveOptions(_ command: Command, in source: Source) throws(SessionLoss) -> Course {
    guard let settings = try child.settings() else { return .skips }
    do throws(StartFile.Trouble) {
      let kept = try StartFile.save(settings.options)
      let lines = kept.options.isEmpty ? ["no option is kept"] : kept.options
      screen.show(output: lines + ["in \(kept.file)"])
      return .goesOn
    } catch {
      let kind = Diagnostic.Kind.settingsUnwritable(path: error.path, reason: error.reason)
      return refuse(Diagnostic(kind, in: command), in: source)
    }
  }
}
