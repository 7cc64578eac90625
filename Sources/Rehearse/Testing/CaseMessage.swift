import Foundation
import RehearseRunner

/// What goes between the process that plans tests and those that run them: a test's place in the plan, and its result.
struct CaseMessage {
  let result: CaseResult

  /// What the app wrote to standard error.
  let complaints: String

  static func request(_ entry: Int) -> [UInt8] {
    var writer = MessageWriter()
    writer.write(entry)
    return writer.bytes
  }

  static func entry(of request: [UInt8]) -> Int? {
    var reader = MessageReader(request)
    return try? reader.integer()
  }

  /// Most tests have nothing to tell but two numbers; the others may take longer.
  var bytes: [UInt8] {
    var writer = MessageWriter()
    writer.write(complaints)
    writer.write(result.isPlain)
    writer.write(result.steps)
    writer.write(result.checks)
    if result.isPlain { return writer.bytes }
    let rest = try? JSONEncoder().encode(result)
    return writer.bytes + Array(rest ?? Data())
  }

  /// Reads an answer; nothing if it is none of ours.
  init?(_ answer: [UInt8]) {
    var reader = MessageReader(answer)
    guard let complaints = try? reader.text(), let isPlain = try? reader.flag(),
      let steps = try? reader.integer(), let checks = try? reader.integer()
    else { return nil }
    self.complaints = complaints
    if isPlain {
      result = CaseResult(steps: steps, checks: checks)
      return
    }
    let rest = Data(reader.rest)
    guard let result = try? JSONDecoder().decode(CaseResult.self, from: rest) else { return nil }
    self.result = result
  }

  init(_ result: CaseResult, complaints: String) {
    self.result = result
    self.complaints = complaints
  }
}
