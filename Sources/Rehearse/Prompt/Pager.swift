import Glibc
import RehearseLineEditor
import RehearseScript
import RehearseText

/// The program that shows what does not fit on the terminal: `$PAGER`, or else `less -R -F`.
struct Pager {
  /// What the shell is to run; nil where nothing is to be paged.
  let command: String?

  private let terminal: Terminal

  init(_ terminal: Terminal, environment: (String) -> String? = Terminal.environment) {
    self.terminal = terminal
    let wish = environment("PAGER") ?? "less -R -F"
    command = terminal.supportsEditing && !wish.isEmpty ? wish : nil
  }

  /// Whether lines take more rows than the terminal shows at a time, with the prompt's own.
  func isNeeded(for lines: [String]) -> Bool {
    let size = terminal.size
    let rows = lines.reduce(0) {
      $0 + max(1, (DisplayWidth.of($1) + size.columns - 1) / size.columns)
    }
    return command != nil && rows >= size.rows
  }

  /// Shows a text; false when there is no such program, so that nothing has been shown.
  func show(_ text: String) -> Bool {
    guard let command, let file = Self.namelessFile(holding: text) else { return false }
    defer { fclose(file) }
    guard let process = Self.spawn(command, input: fileno(file)) else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // What the shell says of a command that it does not find, or may not run.
    return status & 0x7F != 0 || ![126, 127].contains((status >> 8) & 0xFF)
  }
}

extension Pager {
  /// A file rather than a pipe: a pager that is left early reads no further, and nobody waits for it to.
  private static func namelessFile(holding text: String) -> UnsafeMutablePointer<FILE>? {
    guard let file = tmpfile() else { return nil }
    guard fputs(text, file) >= 0, fflush(file) == 0 else {
      fclose(file)
      return nil
    }
    rewind(file)
    return file
  }

  private static func spawn(_ command: String, input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    // A missing pager is no trouble of the person's.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let texts: [String] = ["/bin/sh", "-c", command]
    var words = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", &actions, nil, &words, environ)
    return result == 0 ? process : nil
  }
}

extension Command {
  /// Whether it only looks, so that its output may be long and is read by itself.
  var onlyLooks: Bool {
    if mustFail { return false }
    switch form {
    case .help, .apropos, .stages, .history, .learn: return true
    default: return known.map { CommandTable.category(of: $0) == .looking } ?? false
    }
  }
}
