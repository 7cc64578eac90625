import Glibc
import RehearseRunner
import RehearseWorker

/// Runs tests again when their scripts change, and the whole program anew when it has been built again.
@MainActor struct TestWatch {
  let stages: [Stage]
  let stage: Stage
  let request: Invocation.TestRequest

  /// Runs all tests, then what changes or has failed, until Control-C; gives what the last run came to.
  func run() -> ExitCode {
    if request.paths.contains(Plan.standardInput) {
      Output.error.write("error: standard input can't be watched\nhint: name the file\n")
      return .usage
    }
    let program = WatchedFiles.program
    var request = request
    while true {
      let before = WatchedFiles(scripts, program)
      var failed: Set<String> = []
      let run = TestRun(stages: stages, stage: stage, request: request)
      let code = run.run { failed.insert($0) }
      if code == .interrupted { return code }
      // What an update has written is no change of a person's.
      let writes = request.settings.recording != .off || request.settings.recordsIssues
      var seen = writes ? WatchedFiles(scripts, program) : before
      var changed: [String] = []
      while changed.isEmpty {
        guard let next = WorkerProcess.watchingInterrupts({ change(since: seen, program) }) else {
          return code
        }
        if next.program != seen.program { startAgain(program) }
        changed = next.scripts.keys.filter {
          failed.contains($0) || next.scripts[$0] != seen.scripts[$0]
        }
        seen = next
      }
      request.paths = changed.sorted()
    }
  }

  /// Waits until files have changed and stay as they are for a moment; nothing when somebody interrupts that.
  private func change(since seen: WatchedFiles, _ program: String?) -> WatchedFiles? {
    tell("watching \(seen.scripts.count) script\(seen.scripts.count == 1 ? "" : "s")")
    var last = seen
    while true {
      if WorkerProcess.wait(for: [], limit: Self.pause) == .interrupted { return nil }
      let now = WatchedFiles(scripts, program)
      if now == last, now != seen { return now }
      last = now
    }
  }

  /// How often files are looked at.
  private static let pause = Duration.milliseconds(100)

  /// The scripts there are now; one that can't be found may come back.
  private var scripts: [String] {
    let paths = request.paths.isEmpty ? ["."] : request.paths
    return (try? Plan.find(paths, includingMarkdown: true).files) ?? []
  }

  /// Puts the program as it is now in the place of this process.
  private func startAgain(_ program: String?) {
    tell("the program has changed")
    guard let program else { return }
    var words = ([program] + ProcessArguments.words).map { strdup($0) } + [nil]
    execv(program, &words)
    for word in words { free(word) }
    tell("it can't be started: \(String(cString: strerror(errno)))")
  }

  private func tell(_ text: String) { Output.error.write("\(text); Control-C ends\n") }
}

/// The files whose changes are waited for, each with what tells one state of it from another.
private struct WatchedFiles: Equatable {
  private(set) var scripts: [String: Stamp] = [:]
  let program: Stamp?

  struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt

    init?(of path: String) {
      var entry = stat()
      guard stat(path, &entry) == 0 else { return nil }
      seconds = entry.st_mtim.tv_sec
      nanoseconds = entry.st_mtim.tv_nsec
      size = Int(entry.st_size)
      number = UInt(entry.st_ino)
    }
  }

  init(_ scripts: [String], _ program: String?) {
    for path in scripts { self.scripts[path] = Stamp(of: path) }
    self.program = program.flatMap { Stamp(of: $0) }
  }

  /// Where the program of this process lies.
  static var program: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
