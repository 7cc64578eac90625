import Foundation
import RehearseScript

@testable import RehearseSession

/// Scripts in a folder of their own, which is gone afterwards.
@MainActor final class ScriptFiles {
  private let path: String
  let conversation: Conversation

  init(_ texts: [String: String], on stage: Stage = studioStage) throws {
    path = NSTemporaryDirectory() + "/" + UUID().uuidString
    conversation = try Conversation(on: stage)
    for (name, text) in texts {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs a script of the folder and gives what came of each command.
  func run(_ name: String) throws -> [TranscriptRunner.Result] {
    let file = path + "/" + name
    let source = Source(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: file))), name: file)
    return Parser.parse(source).lines.flatMap { conversation.runner.run($0, in: source) }
  }

  /// What is told of a result, with the folder left out.
  func complaint(_ result: TranscriptRunner.Result?) -> [String] {
    let lines = result?.complaint(in: Source("", name: path + "/main.flow")) ?? []
    return lines.map { $0.replacing(path + "/", with: "") }
  }
}
