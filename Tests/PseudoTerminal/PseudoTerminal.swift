import CPseudoTerminal
import Glibc

/// A program on a terminal of its own: sends it keys and looks at its screen.
///
///     let terminal = try PseudoTerminal(PseudoTerminal.built("rehearse"))
///     try terminal.waitForLine("studio>")
///     try terminal.send("present editor name=Jim\r")
///     try terminal.waitFor("screen: Studio / sheet")
package final class PseudoTerminal {
  /// What the program has shown so far.
  package private(set) var screen: TerminalScreen
  /// The same with its escape sequences.
  package private(set) var output: [UInt8] = []

  private let terminal: Int32
  private let process: pid_t
  private var exitCode: Int32?

  /// Starts a program; its environment holds what is given here and a terminal's usual variables.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws(PseudoTerminalTrouble) {
    screen = TerminalScreen(columns: columns, rows: rows)
    // The user's own settings must not decide what a test sees.
    let usual = [
      "TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "INPUTRC": "/dev/null",
      "HOME": "/nonexistent",
    ]
    let variables = usual.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var primary: Int32 = -1
    process = Self.withCStrings([executable] + arguments) { arguments in
      Self.withCStrings(variables.sorted()) { variables in
        pseudo_terminal_start(
          executable, arguments, variables, Int32(columns), Int32(rows), &primary)
      }
    }
    terminal = primary
    guard process > 0 else {
      throw PseudoTerminalTrouble(
        "\(executable) did not start: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(terminal)
    guard exitCode == nil else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Sends keys: `\r` is Enter, `\t` Tab, `\u{3}` Control-C, `\u{4}` Control-D.
  package func send(_ keys: String) throws(PseudoTerminalTrouble) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { throw PseudoTerminalTrouble("the terminal takes no keys") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the screen, or what was scrolled off it, shows a text.
  package func waitFor(_ text: String, seconds: Int = 10) throws(PseudoTerminalTrouble) {
    try waitUntil("shows \"\(text)\"", seconds: seconds) { $0.text.contains(text) }
  }

  /// Waits until the row with the cursor holds exactly this text, blanks at its end aside.
  package func waitForLine(_ line: String, seconds: Int = 10) throws(PseudoTerminalTrouble) {
    try waitUntil("waits at \"\(line)\"", seconds: seconds) { $0.cursorLine == line }
  }

  /// Waits until the screen is as wanted; fails with what it shows when the time is up.
  package func waitUntil(
    _ what: String, seconds: Int = 10, _ condition: (TerminalScreen) -> Bool
  ) throws(PseudoTerminalTrouble) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(screen) {
      guard try receive(until: deadline) else {
        throw PseudoTerminalTrouble("never \(what); the screen:\n\(screen.text)")
      }
    }
  }

  /// Waits for the program's end: its exit code, or 128 and the number of a signal.
  package func waitForExit(seconds: Int = 10) throws(PseudoTerminalTrouble) -> Int32 {
    if let exitCode { return exitCode }
    let deadline = ContinuousClock.now + .seconds(seconds)
    // Its end closes the terminal.
    while try receive(until: deadline) {}
    guard ContinuousClock.now < deadline else {
      throw PseudoTerminalTrouble("never ended; the screen:\n\(screen.text)")
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let code = pseudo_terminal_exit_code(status)
    exitCode = code
    return code
  }

  /// Whether the terminal itself shows what is typed, as it does outside a line editor.
  package var echoes: Bool {
    var settings = termios()
    return tcgetattr(terminal, &settings) == 0
      && settings.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
  }

  /// Changes the window's size while the program runs.
  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = pseudo_terminal_resize(terminal, Int32(columns), Int32(rows))
  }

  /// Sends the program a signal as another program would.
  package func signal(_ number: Int32) {
    kill(process, number)
  }
}

extension PseudoTerminal {
  /// A program built beside the running tests.
  package static func built(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let tests = String(decoding: bytes, as: UTF8.self)
    let folder = tests.lastIndex(of: "/").map { tests[...$0] } ?? ""
    return folder + name
  }

  /// Takes what the program has written; false once it has ended or the time is up.
  private func receive(until deadline: ContinuousClock.Instant) throws(PseudoTerminalTrouble)
    -> Bool
  {
    let left = (deadline - ContinuousClock.now) / .milliseconds(1)
    guard left > 0 else { return false }
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(left.rounded(.up))) > 0 else { return errno == EINTR }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(terminal, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    output += bytes.prefix(count)
    screen.show(bytes.prefix(count))
    return true
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}

/// What a program failed to show, in words.
package struct PseudoTerminalTrouble: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
