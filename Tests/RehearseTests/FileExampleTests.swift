import CRehearseTestStart
import Foundation
import RehearseScript
import RehearseSession
import RehearseWorker
import Testing

/// The examples of the help that name files, carried out in a folder of their own.
@MainActor @Suite("The examples of the help about files", .serialized) struct FileExampleTests {
  @Test(arguments: [Verb.run, .record])
  func example(_ verb: Verb) throws {
    rehearse_test_start()
    let folder = try TestFolder(verb == .run ? ["people.flow": "set title=$who\n"] : [:])
    let path = folder.path
    // In another process, whose folder is nobody else's.
    let worker = try WorkerProcess {
      { request in
        guard chdir(path) == 0,
          let session = try? Session(stages: [candidateStage], on: candidateStage)
        else { return [] }
        let runner = TranscriptRunner(session: session)
        let source = Source(bytes: request)
        let results = Parser.parse(source).lines.flatMap { runner.run($0, in: source) }
        return Array(results.map { "\($0.isOK) \($0.output)" }.joined(separator: "\n").utf8)
      }
    }
    let script = CommandTable[verb].script.joined(separator: "\n")
    let answer = String(decoding: try worker.send(Array(script.utf8)), as: UTF8.self)
    #expect(answer.hasPrefix("true "))
    if verb == .run {
      #expect(answer.contains("Jim"))
    } else {
      #expect(try folder.text(of: "people.flow").hasPrefix("stage shop\n"))
    }
  }
}
