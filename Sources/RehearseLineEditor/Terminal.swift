import Glibc

/// What the two ends of a conversation are able to do.
package struct Terminal: Sendable {
  package let input: Int32
  package let output: Int32
  /// Whether both ends are a terminal, so that a person can be asked.
  package let isInteractive: Bool
  /// Whether the output understands cursor movement.
  package let understandsEscapes: Bool
  /// Whether the output may be coloured.
  package let usesColor: Bool

  /// Looks at both ends; `colorAllowed` is the switch on the command line.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, colorAllowed: Bool = true,
    environment: (String) -> String? = Terminal.environment
  ) {
    self.input = input
    self.output = output
    let showsOutput = isatty(output) == 1
    isInteractive = showsOutput && isatty(input) == 1
    let kind = environment("TERM") ?? ""
    understandsEscapes = showsOutput && !kind.isEmpty && kind != "dumb"
    usesColor = understandsEscapes && colorAllowed && (environment("NO_COLOR") ?? "").isEmpty
  }

  /// Whether a line can be edited in place; if not, lines are read as they come.
  package var supportsEditing: Bool {
    isInteractive && understandsEscapes
  }

  /// The size of the window now, or the usual one where there is no window.
  package var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return (80, 24)
    }
    return (Int(window.ws_col), window.ws_row > 0 ? Int(window.ws_row) : 24)
  }

  /// A variable of the process's environment.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension Terminal {
  /// Writes all of a text, whatever part of it is taken at a time.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }
}
