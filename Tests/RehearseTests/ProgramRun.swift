import Foundation
import PseudoTerminal
import Testing

/// A program that runs, or has run, without a terminal.
final class ProgramRun {
  /// Where what it prints goes.
  enum Output {
    case kept
    /// A pipe that nobody reads.
    case closedPipe
  }

  private let process: pid_t
  private var inputEnd: Int32 = -1
  private let outputFile: Int32
  private let errorsFile: Int32
  private var status: Int32?

  /// Starts a program whose standard input is a pipe, still open for writing.
  /// - Parameter hasInput: without, standard input is closed.
  init(
    _ arguments: [String], program: String = "rehearse", environment: [String: String] = [:],
    hasInput: Bool = true, output: Output = .kept
  ) throws {
    outputFile = try Self.namelessFile()
    errorsFile = try Self.namelessFile()
    let input = try Self.pipe()
    let unread = try Self.pipe()
    close(unread[0])
    defer {
      close(input[0])
      close(unread[1])
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if hasInput {
      posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addclose(&actions, STDIN_FILENO)
    }
    let printed = if case .kept = output { outputFile } else { unread[1] }
    posix_spawn_file_actions_adddup2(&actions, printed, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errorsFile, STDERR_FILENO)
    let variables = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    let path = program.hasPrefix("/") ? program : PseudoTerminal.built(program)
    process = try Self.spawn(path, arguments, variables, &actions)
    inputEnd = input[1]
  }

  deinit {
    closeInput()
    close(outputFile)
    close(errorsFile)
    guard status == nil else { return }
    Glibc.kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Runs a program to its end.
  static func run(
    _ arguments: [String], program: String = "rehearse", input: String = "",
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let run = try ProgramRun(arguments, program: program, environment: environment)
    run.write(Array(input.utf8))
    run.closeInput()
    _ = run.code
    return run
  }

  /// The exit code, or 128 and the signal that ended it; waits for the end.
  var code: Int32 {
    closeInput()
    if status == nil {
      var found: Int32 = 0
      while waitpid(process, &found, 0) < 0 && errno == EINTR {}
      status = found
    }
    let status = status ?? 0
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  var output: String { Self.text(of: outputFile) }
  var errors: String { Self.text(of: errorsFile) }

  func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Glibc.write(inputEnd, $0.baseAddress, $0.count) }
  }

  func closeInput() {
    if inputEnd >= 0 { close(inputEnd) }
    inputEnd = -1
  }

  func interrupt() { Glibc.kill(process, SIGINT) }

  func kill() { Glibc.kill(process, SIGKILL) }

  /// Waits until so many lines have been printed.
  func waitForLines(_ count: Int) throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while output.utf8.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      try #require(ContinuousClock.now < deadline, "\(output)")
      sched_yield()
    }
  }
}

extension ProgramRun {
  /// A file that vanishes with its descriptor.
  private static func namelessFile() throws -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/program-run-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    try #require(file >= 0)
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func pipe() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ variables: [String: String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, path, &actions, &attributes, &words, &settings) == 0)
    return process
  }

  private static func text(of file: Int32) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = pread(file, &part, part.count, off_t(bytes.count))
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part[..<count]
    }
  }
}
