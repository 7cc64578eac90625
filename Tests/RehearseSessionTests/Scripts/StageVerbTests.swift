import RehearseScript
import SwiftUI
import Testing

@testable import RehearseSession

@MainActor @Suite("What a stage adds to the language") struct StageVerbTests {
  private func stage(@ModelBuilder _ models: @escaping @MainActor @Sendable () -> [Model]) -> Stage
  {
    Stage("own") { StageContent(Text("Own"), models: models) }
  }

  @Test(
    "A verb that can't be typed, or means something else, keeps its stage from starting",
    arguments: [
      ("save", "its action save has the name of a command"),
      ("two words", "its action \"two words\" has no name that can be typed"),
      ("twice", "its action twice is registered twice"),
    ])
  func names(_ name: String, _ reason: String) throws {
    let stage = stage {
      Action(name) { _ in }
      Action("twice") { _ in }
    }
    let error = #expect(throws: (any Error).self) { try Session(stages: [stage], on: stage) }
    #expect(error.map { "\($0)" } == reason)
    let session = try Session(stages: [studioStage, stage], on: studioStage)
    let runner = TranscriptRunner(session: session)
    let source = Source("stage own")
    let result = Parser.parse(source).lines.first.map { runner.run($0, in: source) }?.first
    #expect(
      result?.diagnostic?.text.message
        == "the stage own can't start: \(reason)")
  }

  @Test(
    "Verbs, their arguments and values are completed",
    arguments: [
      ("resto", ["restock"]), ("clo", ["close"]), ("restock ", ["rice", "tea"]),
      ("restock t", ["tea"]),
      ("sheet goods ", ["item=", "rice", "tea"]), ("sheet goods item=", ["rice", "tea"]),
      ("mi", ["mine"]),
      ("help mi", ["mine"]), ("help resto", ["restock"]),
    ])
  func completion(_ text: String, _ words: [String]) throws {
    let conversation = try Conversation(on: stallStage)
    conversation.results("define mine { close }")
    let completion = conversation.runner.completion(of: text, cursor: text.utf8.count)
    #expect(completion.candidates.map(\.insertion) == words)
  }

  @Test("They stand in the list of commands, with those defined here")
  func help() throws {
    let conversation = try Conversation(on: stallStage)
    conversation.results("define twice what { restock $what; restock $what }")
    let lines = conversation.output("help")
    #expect(lines.contains("  restock ITEM [COUNT]  Fills a shelf"))
    #expect(lines.contains("  close"))
    #expect(lines.suffix(4).prefix(2) == ["defined here", "  twice WHAT"])
    #expect(conversation.output("apropos shelf").contains("restock ITEM [COUNT]  Fills a shelf"))
  }

  @Test("A domain may let other values through, and offers its own all the same")
  func openDomain() throws {
    let stage = Stage("own") {
      let note = Card()
      return StageContent(Text("Own")) {
        RehearseSession.Editor("note", note, settable: [Settable("text", \.text)]) {
          note, arguments in
          note.text = try arguments.value("text")
        }
        Domain("text", allowsOthers: true) { ["one", note.text] }
      }
    }
    let conversation = try Conversation(on: stage)
    #expect(
      conversation.results("present note text=other; set text=more").map(\.isOK) == [true, true])
    let text = "set text="
    #expect(
      conversation.runner.completion(of: text, cursor: text.utf8.count).candidates.map(\.insertion)
        == ["one", "more"])
  }

  @Test("A field outside of its domain is refused with what would fit")
  func field() throws {
    let stage = Stage("own") {
      let note = Card()
      return StageContent(Text("Own")) {
        RehearseSession.Editor("note", note, settable: [Settable("text", \.text)]) { _, _ in }
        Domain("text") { ["one", "two"] }
      }
    }
    let conversation = try Conversation(on: stage)
    #expect(
      conversation.transcript(of: "set text=three\nset text=two") == """
        set text=three
        ✗ error: three is no text
        ✗   set text=three
        ✗            ^^^^^
        ✗ hint: type one or two
        set text=two
        | screen: (Text)
        | note: text "" → "two"
        """)
  }

  @Test("What is redacted shows in no form of the state, and can't be checked")
  func redaction() throws {
    let conversation = try Conversation(on: stallStage)
    let everything = conversation.output("state all").joined()
    #expect(everything.contains("safe redacted"))
    #expect(!everything.contains("4711"))
    #expect(!everything.contains("12"))
    let json = conversation.results("restock tea 1")[0].json(
      in: Source(""), options: SessionOptions())
    #expect(json?.contains("4711") == false)
  }

  @Test("What brings back global state is called before each start, a replay's too")
  func reset() throws {
    let conversation = try Conversation(on: stallStage)
    #expect(conversation.output("state stall.opening") == ["1"])
    conversation.results("stage studio; stage stall; reset")
    conversation.results("restock tea 1; repeat 1 { restock tea 1; tap Nowhere }")
    #expect(conversation.output("state stall.opening") == ["1"])
  }
}

@MainActor @Observable private final class Card {
  var text = ""
}
