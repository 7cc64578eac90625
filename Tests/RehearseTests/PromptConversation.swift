import Foundation
import PseudoTerminal
import Testing

/// A prompt on a terminal, with a folder for its history and a pipe through which the app's process reports.
final class PromptConversation {
  let terminal: PseudoTerminal
  let scratch: PromptScratch

  /// Starts a program on a stage and waits for its first prompt.
  init(
    _ program: String = "CrashStage", stage: String = "trouble", scratch: PromptScratch? = nil,
    options: [String] = [], environment: [String: String] = [:], columns: Int = 100,
    rows: Int = 50, firstPrompt: String? = nil
  ) throws {
    let scratch = try scratch ?? PromptScratch()
    self.scratch = scratch
    terminal = try Self.start(
      program, stage: stage, scratch: scratch, options: options, environment: environment,
      columns: columns, rows: rows)
    try terminal.waitForLine(firstPrompt ?? "\(stage)>")
  }

  /// Starts the tool on the stage studio, with settings of its own beside its history.
  convenience init(
    in scratch: PromptScratch, _ environment: [String: String] = [:], rows: Int = 50
  ) throws {
    try self.init(
      "rehearse", stage: "studio", scratch: scratch,
      environment: ["XDG_CONFIG_HOME": scratch.path].merging(environment) { $1 }, rows: rows)
  }

  /// Starts a program without waiting for anything.
  static func start(
    _ program: String = "CrashStage", stage: String, scratch: PromptScratch,
    options: [String] = [], environment: [String: String] = [:], columns: Int = 100,
    rows: Int = 50
  ) throws -> PseudoTerminal {
    let usual = [
      "XDG_STATE_HOME": scratch.path, "TROUBLE_PIPE": scratch.pipePath,
      "TROUBLE_FILE": scratch.path + "/been-here", "NO_COLOR": "1",
    ]
    return try PseudoTerminal(
      PseudoTerminal.built(program), ["--stage", stage] + options,
      environment: usual.merging(environment) { $1 }, columns: columns, rows: rows)
  }

  /// Enters a line and waits for the prompt after it; gives what was shown between.
  @discardableResult
  func enter(_ line: String, thenPrompt prompt: String = "trouble>") throws -> [String] {
    let before = terminal.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    try terminal.send(line + "\r")
    try terminal.waitUntil("is back at \(prompt)") { screen in
      let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      return rows.count > before.count && screen.cursorLine == prompt
    }
    let after = terminal.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return after.dropFirst(before.count).dropLast().map(String.init)
  }

  /// Sends keys and waits for the line they make, which may look like the one before.
  func type(_ keys: String, makes line: String) throws {
    let before = terminal.screen.text
    try terminal.send(keys)
    try terminal.waitUntil("waits at \"\(line)\"") { screen in
      screen.cursorLine == line && screen.text != before
    }
  }

  /// Waits until everything has come that the line editor writes up to giving the terminal back.
  ///
  /// Control-C empties the terminal's queues: what is still on its way to the screen would be lost.
  func waitForLineEditorsEnd() throws {
    let end = Array("\u{1B}[?2004l\r".utf8)
    try terminal.waitUntil("gives the terminal back") { _ in
      terminal.output.suffix(end.count).elementsEqual(end)
    }
  }
}

/// A folder that is gone after the test, with a pipe in it.
final class PromptScratch {
  let path: String
  let pipePath: String
  private let pipe: Int32

  init() throws {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/prompt-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&name).map { String(cString: $0) })
    pipePath = path + "/pipe"
    try #require(mkfifo(pipePath, 0o600) == 0)
    // Open for writing too, so that nobody waits for the other end.
    pipe = open(pipePath, O_RDWR | O_CLOEXEC)
    try #require(pipe >= 0)
  }

  deinit {
    close(pipe)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Waits until a process reports an event, and gives its id.
  func process(reporting event: String) throws -> pid_t {
    while true {
      let line = try nextLine().split(separator: " ")
      if line.count == 2, line[1] == event { return try #require(pid_t(line[0])) }
    }
  }

  private func nextLine() throws -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    var entry = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    while true {
      try #require(poll(&entry, 1, 10_000) == 1, "no process reports")
      try #require(read(pipe, &byte, 1) == 1)
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  /// The content of a file in the folder.
  func content(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

/// Kills a process and waits until nothing of it runs.
func killAndWait(_ process: pid_t) throws {
  try #require(kill(process, SIGKILL) == 0)
  let deadline = ContinuousClock.now + .seconds(10)
  while isRunning(process) {
    try #require(ContinuousClock.now < deadline)
    sched_yield()
  }
}

/// Whether a process is there and not just waiting to be noticed as ended.
func isRunning(_ process: pid_t) -> Bool {
  guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
    let state = status.split(separator: ")").last?.split(separator: " ").first
  else { return false }
  return state != "Z" && state != "X"
}
