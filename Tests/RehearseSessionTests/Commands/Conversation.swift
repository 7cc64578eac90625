import RehearseScript
import RehearseSession
import SwiftUI

/// A session that is talked to in text, as in a script.
@MainActor struct Conversation {
  let runner: TranscriptRunner

  var session: Session { runner.session }

  init(on stage: Stage = studioStage) throws {
    let known = Self.stages.contains { $0.name == stage.name }
    runner = TranscriptRunner(
      session: try Session(stages: Self.stages + (known ? [] : [stage]), on: stage))
  }

  nonisolated static let stages = [
    studioStage, inventoryStage, libraryStage, porchStage, clockStage, diceStage, shopStage,
    stallStage, hallStage, archiveStage, pierStage,
  ]

  /// Runs the lines of a text and gives what came of each command.
  @discardableResult func results(_ text: String) -> [TranscriptRunner.Result] {
    let source = Source(text)
    return Parser.parse(source).lines.flatMap { runner.run($0, in: source) }
  }

  /// Runs the lines of a text and gives them back with their output, as in a transcript.
  ///
  /// What a command is refused for stands behind `✗`, so that it differs from what `!` has as its output.
  func transcript(of text: String) -> String {
    let source = Source(text)
    var lines: [String] = []
    for line in Parser.parse(source).lines {
      lines.append(source.text(in: line.span))
      for result in runner.run(line, in: source) {
        lines += result.output.map { $0.isEmpty ? "|" : "| \($0)" }
        if !result.isOK { lines += result.complaint(in: source).map { "✗ \($0)" } }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines a command prints.
  func output(_ command: String) -> [String] { results(command).flatMap(\.output) }
}
