extension ShellCompletions {
  /// For zsh: a table for `_arguments`, and one for each command.
  var zsh: String {
    var lines = ["#compdef \(program)", "# Completions of \(program) for zsh.", "\(function)() {"]
    lines.append("  local context state state_descr line")
    lines.append("  typeset -A opt_args")
    lines.append("  local -a commands=(")
    for command in ProgramCommand.available {
      lines.append("    " + "\(command.rawValue):\(command.summary.zshEscaped)".shellQuoted)
    }
    lines.append("  )")
    lines.append("  _arguments -C \\")
    lines += options(nil).map { "    \(zsh($0)) \\" }
    lines.append("    '1:command:->command' '*::argument:->argument' && return")
    lines.append("  case $state in")
    lines.append("    command) _describe command commands ;;")
    lines.append("    argument)")
    lines.append("      case $words[1] in")
    for command in ProgramCommand.available {
      lines.append("        \(command.rawValue))")
      lines.append("          _arguments \\")
      lines += options(command).map { "            \(zsh($0)) \\" }
      lines.append("            \(zsh(command.operand)) ;;")
    }
    lines += ["      esac ;;", "  esac", "}"]
    // Loaded by name it is the function's body; sourced, it has to be announced.
    lines.append("if [[ $funcstack[1] == \(function) ]]; then")
    lines += ["  \(function) \"$@\"", "else", "  compdef \(function) \(program)", "fi"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func zsh(_ option: ProgramOption) -> String {
    // What can't stand beside it: its other name, and the command.
    let excluded = (option.names.count > 1 ? option.names : []) + (option.standsAlone ? ["1"] : [])
    let others = excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))"
    let help = "[\(option.help.zshEscaped)]"
    let value = option.value.map(zsh) ?? ""
    return option.names.map { name in
      let takesEqual = option.value != nil && name.hasPrefix("--") ? "=" : ""
      return (others + name + takesEqual + help + value).shellQuoted
    }.joined(separator: " ")
  }

  private func zsh(_ value: ProgramOption.Value) -> String {
    let action = choices(value).map { "(\($0.joined(separator: " ")))" }
    return ":\(value.placeholder):\(action ?? fileNames(value))"
  }

  /// How names of files are completed, where the value is one.
  private func fileNames(_ value: ProgramOption.Value) -> String {
    switch value {
    case .file: "_files"
    case .folder: "_files -/"
    default: ""
    }
  }

  private func zsh(_ operand: ProgramCommand.Operand) -> String {
    guard let choices = choices(operand) else {
      return "'*:script:_files -g \"*.(\(Self.endings.joined(separator: "|")))\"'"
    }
    if choices.isEmpty { return "''" }
    return "1:word:(\(choices.joined(separator: " ")))".shellQuoted
  }
}

extension String {
  /// The text without what means something in a specification.
  fileprivate var zshEscaped: String {
    replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
