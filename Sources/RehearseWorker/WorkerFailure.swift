/// Why a worker did not answer. It no longer runs, whichever it was.
package enum WorkerFailure: Error, Equatable, Sendable {
  /// The system refused to make another process.
  case notStarted(error: Int32)
  /// Control-C was pressed while it worked; it was ended.
  case interrupted
  /// It did not answer in time; it was ended.
  case timedOut(after: Duration)
  /// The app has written to the line between it and us, or closed it; the process was ended.
  case garbled
  /// It wanted more memory than it may have, in bytes.
  case outOfMemory(limit: Int64)
  /// It ended by itself.
  case died(WorkerDeath)
  /// It was ended earlier, on purpose.
  case killed
}

/// How a worker ended by itself, and what it left behind.
package struct WorkerDeath: Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  package let cause: Cause
  /// What it had printed and nobody had taken yet.
  package let output: String
  /// What it had written to standard error, a crash's message included.
  package let errorText: String

  package init(cause: Cause, output: String, errorText: String) {
    self.cause = cause
    self.output = output
    self.errorText = errorText
  }

  /// The message of a trap, such as `Index out of range`, if one was written.
  package var trapMessage: String? {
    trap?.message
  }

  /// Where the trap was, such as `Editor.swift:12`, if that was written.
  package var trapPlace: String? {
    trap?.place
  }

  private var trap: (message: String, place: String?)? {
    let mark = "Fatal error"
    for line in errorText.split(separator: "\n").reversed() {
      guard let range = line.firstRange(of: mark) else { continue }
      let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
      // In front of the mark: `Module/File.swift:12: `.
      let parts = line[..<range.lowerBound].dropLast(2).split(separator: "/")
      // A place in the standard library says nothing to who reads this.
      let place = parts.first == "Swift" ? nil : parts.last
      return (message.isEmpty ? mark : String(message), place.map(String.init))
    }
    return nil
  }
}

// MARK: - Text

extension WorkerFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notStarted(let error): "no other process can be started (error \(error))"
    case .interrupted: "interrupted"
    case .timedOut(let limit): "no answer within \(limit)"
    case .died(let death): "\(death)"
    case .garbled: "the app has written to the line between it and this process, or closed it"
    case .outOfMemory(let limit): "the app used more than \(WorkerMemory.text(limit)) of memory"
    case .killed: "ended"
    }
  }
}

extension WorkerDeath: CustomStringConvertible {
  package var description: String {
    switch cause {
    case .exit(let status): "the app called exit(\(status))"
    case .signal(let number):
      if let trapMessage {
        "the app crashed: \(trapMessage)\(trapPlace.map { " (\($0))" } ?? "")"
      } else {
        "the app crashed: \(Self.signalNames[number] ?? "signal \(number)")"
      }
    }
  }

  private static let signalNames: [Int32: String] = [
    4: "illegal instruction (SIGILL)",
    5: "trap (SIGTRAP)",
    6: "abort (SIGABRT)",
    7: "bad memory access (SIGBUS)",
    8: "arithmetic error (SIGFPE)",
    9: "killed (SIGKILL)",
    11: "bad memory access (SIGSEGV)",
    13: "closed pipe (SIGPIPE)",
    15: "terminated (SIGTERM)",
  ]
}
