import RehearseScript

// `option save`: the options set here are those of later prompts too.
extension PromptLoop {
  /// Writes the options that were set here into the start file, and tells which it holds.
  ///
  /// What another prompt has kept meanwhile stays where nobody has said otherwise here.
  func saveOptions(_ command: Command, in source: Source) throws(SessionLoss) -> Course {
    guard let settings = try child.settings() else { return .skips }
    do throws(StartFile.Trouble) {
      let set = settings.options.filter { option in
        typedOptions.contains(option.name)
          || firstOptions[option.name].map { $0 != option.value } ?? option.isChanged
      }
      let kept = try StartFile.save(set)
      let lines = kept.options.isEmpty ? ["no option is kept"] : kept.options
      screen.show(output: lines + ["in \(kept.file)"])
      return .goesOn
    } catch {
      let kind = Diagnostic.Kind.settingsUnwritable(path: error.path, reason: error.reason)
      return refuse(Diagnostic(kind, in: command), in: source)
    }
  }
}
