import RehearseRunner
import RehearseWorker

// What is asked for, of the options and words read.
extension InvocationReader {
  /// What is to be done.
  func action() throws(UsageError) -> Invocation.Action {
    switch command {
    case .run: return .run(try runRequest())
    case .test: return .test(try testRequest())
    case .format:
      return .format(.init(paths: operands, onlyChecks: options.contains("--check")))
    case .lint: return .lint(.init(paths: operands, isJSON: options.contains("--json")))
    case .stages: return .stages
    case .completions: return .completions(try shell())
    case .help:
      guard options.contains("--man") else { return .help(word: operands.first) }
      if let word = operands.first { throw .unexpectedArgument(word) }
      return .manual
    case .learn:
      if operands.isEmpty, options.contains("--again") { throw .needsLesson(option: "--again") }
      return .learn(
        .init(
          lesson: operands.first, isAnew: options.contains("--again"),
          onlyChecks: options.contains("--check")))
    case .explore, .graph, .storyboard:
      throw .notYetAvailable(command?.rawValue ?? "")
    case nil:
      // With options of how it goes, standard input is run as by `run`.
      let runs = options.contains("--json") || options.contains("--keep-going")
      return runs ? .run(try runRequest()) : .prompt(resumes: options.contains("--resume"))
    }
  }

  /// The bound that is wished for, in bytes.
  func memory() throws(UsageError) -> Int64? {
    guard let text = options.values("--memory").last else { return nil }
    do throws(WorkerMemory.Misfit) {
      return try WorkerMemory.bound(text)
    } catch {
      switch error {
      case .unreadable: throw .unknownValue(text, of: "--memory", choices: ["512M", "4G"])
      case .tooSmall:
        throw .tooSmall(text, of: "--memory", least: WorkerMemory.text(WorkerMemory.least))
      }
    }
  }

  private func runRequest() throws(UsageError) -> Invocation.RunRequest {
    .init(
      commands: options.values("-c"), files: operands, isJSON: options.contains("--json"),
      keepsGoing: options.contains("--keep-going"), timeout: try timeout())
  }

  private func timeout() throws(UsageError) -> Duration? {
    guard let text = options.values("--timeout").last else { return nil }
    guard let limit = TestSettings.duration(text) else {
      throw .unknownValue(text, of: "--timeout", choices: ["10s", "2m"])
    }
    return limit
  }

  private func testRequest() throws(UsageError) -> Invocation.TestRequest {
    var request = Invocation.TestRequest(paths: operands)
    request.settings = try testSettings()
    request.onlyLists = options.contains("--list")
    request.isolates = options.contains("--isolate")
    request.isJSON = options.contains("--json")
    request.asks = options.contains("--ask")
    request.watches = options.contains("--watch")
    request.junitFiles = options.values("--junit")
    if let jobs = options.values("--jobs").last {
      guard let count = Int(jobs), (1...64).contains(count) else {
        throw .unknownValue(jobs, of: "--jobs", choices: ["1", "4"])
      }
      request.jobs = count
    }
    return request
  }

  private func testSettings() throws(UsageError) -> TestSettings {
    var settings = TestSettings()
    let recordsAll = options.contains("--record")
    // Who wants to be asked wants an update.
    let updates = options.contains("--update") || options.contains("--ask")
    settings.recording = recordsAll ? .record : updates ? .update : .off
    settings.recordsIssues = options.contains("--record-issues")
    settings.selection.texts = options.values("--filter")
    settings.selection.tags = options.values("--tag")
    settings.selection.excludedTags = options.values("--skip-tag")
    // Whichever was said last.
    let course = options.options.map(\.name).last { $0 == "--fail-fast" || $0 == "--keep-going" }
    settings.failsFast = course == "--fail-fast"
    if let limit = try timeout() { settings.timeout = limit }
    return settings
  }

  private func shell() throws(UsageError) -> Shell {
    let choices = Shell.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw .missingArgument(command: "completions", choices: choices)
    }
    guard let shell = Shell(rawValue: word) else {
      throw .unknownValue(word, of: "completions", choices: choices)
    }
    return shell
  }
}
