import CRehearseSystem

/// Finds out who keeps going, shortly before a drain gives up.
struct JobCensus {
  /// How many jobs before the limit it begins.
  static let span = 256

  private struct Record {
    let job: ReadyJob
    var count = 0
    var name: String?
    /// Where the task goes on, innermost first.
    var functions: [UnsafeRawPointer] = []
    /// Who made it ready, innermost first.
    var callers: [UnsafeRawPointer] = []
  }

  private var records: [UInt: Record] = [:]

  /// Counts a job that is about to run.
  mutating func noteStart(of job: ReadyJob) {
    var record = records[job.identity] ?? Record(job: job)
    if record.count == 0 {
      record.functions = Self.addresses {
        rehearse_task_functions(job.address, $0.baseAddress, $0.count)
      }
    }
    record.count += 1
    records[job.identity] = record
  }

  /// Remembers who makes a job ready, and the name of the task that does.
  mutating func noteEnqueue(of job: ReadyJob) {
    // Also of one that is known: a new task may lie where another one was.
    if records[job.identity]?.callers.isEmpty ?? true {
      records[job.identity, default: Record(job: job)].callers = Self.addresses {
        rehearse_callers($0.baseAddress, $0.count)
      }
    }
    if let name = Task.name {
      records[withUnsafeCurrentTask { unsafeBitCast($0, to: UInt.self) }]?.name = name
    }
  }

  /// The task that ran most often, in words.
  var culprit: String {
    let frequent = records.values
      .filter { $0.count * 2 > records.values.map(\.count).max() ?? 0 }
      .sorted { ($1.count, $0.job.identity) < ($0.count, $1.job.identity) }
    // A task with a name says more than the nameless ones it works with.
    if let name = frequent.lazy.compactMap(\.name).first { return "the task “\(name)”" }
    // Who made a task ready is less sure to be the app than where it goes on.
    for functions in frequent.map(\.functions) + frequent.map(\.callers) {
      let place = functions.lazy.compactMap(Self.appFunction(at:)).first
      if let place { return "the task in \(place)" }
    }
    let isOnMainActor = frequent.first?.job.isOnMainActor ?? true
    return "a task \(isOnMainActor ? "on" : "off") the main actor"
  }

  private static func addresses(
    _ find: (UnsafeMutableBufferPointer<UnsafeRawPointer?>) -> Int
  ) -> [UnsafeRawPointer] {
    var found = [UnsafeRawPointer?](repeating: nil, count: 24)
    let count = found.withUnsafeMutableBufferPointer { find($0) }
    return found[..<count].compactMap { $0 }
  }

  /// The app's function at an address, as its source has it: `Feed.refresh()`.
  private static func appFunction(at address: UnsafeRawPointer) -> String? {
    guard let found = rehearse_function_name(address) else { return nil }
    defer { rehearse_free(found) }
    return shortened(String(cString: found))
  }

  /// Takes the function out of what the runtime calls a part of it.
  ///
  /// `(1) await resume partial function for closure #1 () async -> () in Studio.Feed.refresh() -> ()`
  static func shortened(_ name: String) -> String? {
    guard !name.contains("thunk"), name.contains("(") else { return nil }
    // What is private in a file: `(Feed in _E9C5…)`.
    var rest = name.replacing(/\((\S+) in _[0-9A-F]+\)/) { $0.1 }[...]
    for mark in [" for ", " in ", "static "] {
      while let range = rest.firstRange(of: mark) { rest = rest[range.upperBound...] }
    }
    for mark in [" -> ", " async", " throws", ".getter : ", " : "] {
      if let range = rest.firstRange(of: mark) { rest = rest[..<range.lowerBound] }
    }
    // The module in front is the app's in any case.
    let head = rest.prefix { $0 != "(" }
    if head.count(where: { $0 == "." }) > 0, let dot = head.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
    }
    return String(rest.replacing("Swift.", with: ""))
  }
}
