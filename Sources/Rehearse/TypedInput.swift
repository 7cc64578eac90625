import Glibc

/// Standard input where no prompt stands in front of it.
enum TypedInput {
  /// Says what is waited for, where standard input is a terminal and silence would seem to be the end.
  static func tell() {
    guard isatty(STDIN_FILENO) == 1 else { return }
    Output.error.write("note: commands are read from the terminal; Control-D ends them\n")
  }
}
