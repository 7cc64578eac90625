extension ShellCompletions {
  /// For fish: a line for each thing that can be typed, with when it can be.
  var fish: String {
    let commands = ProgramCommand.available
    var lines = ["# Completions of \(program) for fish.", "complete -c \(program) -f"]
    let none = "not __fish_seen_subcommand_from \(commands.map(\.rawValue).joined(separator: " "))"
    for command in commands {
      lines.append(
        line("-n \(none.shellQuoted) -a \(command.rawValue)", command.summary))
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
        lines.append("complete -c \(program) \(condition) -k -a '(__fish_complete_suffix .flow)'")
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
      words.append(choices ?? (value == .file ? "-r -F" : "-x"))
    }
    return words.joined(separator: " ")
  }
}
