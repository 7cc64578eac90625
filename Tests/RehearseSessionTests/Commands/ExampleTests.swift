import Foundation
import RehearseScript
import RehearseSession
import Testing

@MainActor @Suite("The examples of the help") struct ExampleTests {
  /// Verbs whose example needs somebody who learns, or a file: the tests of the prompt carry them out.
  private nonisolated static let unseen: Set<Verb> = [.learn, .hint, .solution, .run, .record]

  @Test(
    "Each is carried out, after what leads to it", arguments: CommandTable.available.map(\.verb))
  func example(_ verb: Verb) throws {
    guard !Self.unseen.contains(verb) else { return }
    try run(CommandTable[verb].script)
  }

  @Test("So are those of the words within commands", arguments: WordTable.entries.map(\.words[0]))
  func word(_ word: String) throws {
    try run(try #require(WordTable[word]).script)
  }

  @Test("So are those of the options", arguments: SessionOptions.entries.map(\.example))
  func option(_ example: String) throws {
    try run([example])
  }

  private func run(_ script: [String]) throws {
    let session = try Session(stages: [exampleStage], on: exampleStage)
    let runner = TranscriptRunner(session: session)
    let source = Source(script.joined(separator: "\n"))
    let results = Parser.parse(source).lines.flatMap { runner.run($0, in: source) }
    #expect(results.count >= script.count)
    for result in results {
      #expect(result.isOK, "\(result.command): \(String(describing: result.diagnostic?.text))")
    }
  }
}
