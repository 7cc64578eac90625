extension ShellCompletions {
  /// For bash: a function that looks at the words before the cursor.
  var bash: String {
    let commands = ProgramCommand.available
    let valued = ProgramOption.all.filter { $0.value != nil }
    var lines = [
      "# Completions of \(program) for bash.",
      "\(function)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command= index words alone=",
      "  # bash takes the equals sign of --option=value for a word.",
      "  if [[ $word == '=' ]]; then word=; elif [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    case ${COMP_WORDS[index-1]} in \(pattern(valued.flatMap(\.names)))) continue ;; esac",
      "    case ${COMP_WORDS[index]} in",
      "      \(pattern(optionsAlone.flatMap(\.names)))) alone=yes ;;",
      "      \(pattern(commands.map(\.rawValue)))) command=${COMP_WORDS[index]}; break ;;",
      "    esac",
      "  done",
      "  COMPREPLY=()",
      "  case $before in",
    ]
    for option in valued {
      lines.append("    \(pattern(option.names)))")
      lines.append("      \(option.value.map(bashReply) ?? "") return ;;")
    }
    lines += ["  esac", "  if [[ $word == -* ]]; then", "    case $command in"]
    for command in [nil] + commands.map(Optional.some) {
      let names = options(command).flatMap(\.names).joined(separator: " ")
      lines.append("      \(command?.rawValue ?? "''")) words=\(names.shellQuoted) ;;")
    }
    lines += ["    esac", "    " + Self.words, "    return", "  fi", "  case $command in"]
    let names = commands.map(\.rawValue).joined(separator: " ")
    lines.append("    '') [[ $alone ]] || { words=\(names.shellQuoted); \(Self.words); } ;;")
    for command in commands {
      let reply =
        choices(command.operand).map {
          "words=\($0.joined(separator: " ").shellQuoted); " + Self.words
        } ?? Self.scripts
      lines.append("    \(command.rawValue)) \(reply) ;;")
    }
    lines += ["  esac", "}", "complete -F \(function) \(program.shellQuoted)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bashReply(_ value: ProgramOption.Value) -> String {
    if let choices = choices(value) {
      return "words=\(choices.joined(separator: " ").shellQuoted); \(Self.words);"
    }
    switch value {
    case .file: return "\(Self.fileNames) mapfile -t COMPREPLY < <(compgen -f -- \"$word\");"
    case .folder: return "\(Self.fileNames) mapfile -t COMPREPLY < <(compgen -d -- \"$word\");"
    default: return ""
    }
  }

  private static let words = "mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")"
  private static let fileNames = "compopt -o filenames 2>/dev/null;"
  private static let scripts =
    fileNames + " mapfile -t COMPREPLY < <("
    + endings.map { "compgen -f -X '!*.\($0)' -- \"$word\"; " }.joined()
    + "compgen -d -- \"$word\")"

  private func pattern(_ words: [String]) -> String { words.joined(separator: " | ") }
}
