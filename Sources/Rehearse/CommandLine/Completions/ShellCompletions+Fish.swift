extension ShellCompletions {
  /// For fish: a line for each thing that can be typed, with when it can be.
  var fish: String {
    let commands = ProgramCommand.available
    var lines = ["# Completions of \(program) for fish.", "complete -c \(program) -f"]
    let none = "not __fish_seen_subcommand_from \(commands.map(\.rawValue).joined(separator: " "))"
    let alone = optionsAlone.map { "; and not __fish_contains_opt \($0.name.drop { $0 == "-" })" }
    for command in commands {
      lines.append(
        line("-n \((none + alone.joined()).shellQuoted) -a \(command.rawValue)", command.summary))
    }
    for option in ProgramOption.all {
      let owners = option.commands.compactMap { $0 }.filter(\.isAvailable).map(\.rawValue)
      let condition =
        owners.isEmpty ? "" : "-n '__fish_seen_subcommand_from \(owners.joined(separator: " "))' "
      lines.append(line(condition + fish(option), option.help))
      if option.commands.contains(nil), !owners.isEmpty {
        lines.append(line("-n \(none.shellQuoted) " + fish(option), option.help))
      }
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      guard let choices = choices(command.operand) else {
        let files = Self.endings.map { "(__fish_complete_suffix .\($0))" }.joined(separator: " ")
        lines.append("complete -c \(program) \(condition) -k -a '\(files)'")
        continue
      }
      if choices.isEmpty { continue }
      let words = choices.joined(separator: " ").shellQuoted
      lines.append("complete -c \(program) \(condition) -a \(words)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ words: String, _ help: String) -> String {
    "complete -c \(program) \(words) -d \(help.shellQuoted)"
  }

  private func fish(_ option: ProgramOption) -> String {
    var words = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    if let value = option.value {
      let choices = choices(value).map { "-x -a " + $0.joined(separator: " ").shellQuoted }
      words.append(choices ?? fileNames(value))
    }
    return words.joined(separator: " ")
  }

  /// How names of files are completed, where the value is one.
  private func fileNames(_ value: ProgramOption.Value) -> String {
    switch value {
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    default: "-x"
    }
  }
}
