import RehearseSession
import SwiftUI
import Testing

/// What the app's own code had done by the time its command is refused.
@MainActor @Suite("What a refused command has done is taken back") struct TakingBackTests {
  @Test(
    "Whatever the app's code throws, and whenever",
    arguments: [
      ("present card title=refused", "card refuses: no such title"),
      ("present card title=missing", "card needs note, a String"),
      ("present card title=unfit", "unfit is no Int"),
      ("shout refused", "shout refuses: no such title"), ("shout missing", "shout needs note"),
    ])
  func taken(_ command: String, _ message: String) throws {
    let conversation = try Conversation(on: deskStage)
    conversation.results("present card title=kept; wait 1s")
    let before = conversation.output("state all")
    let result = try #require(conversation.results(command).first)
    #expect(!result.isOK)
    #expect(result.diagnostic?.text.message.hasPrefix(message) == true, "\(result)")
    #expect(conversation.output("state all") == before)
    #expect(conversation.output("history") == ["1  present card title=kept", "2  wait 1s"])
    // What sleeps goes on where it was.
    #expect(conversation.output("wait 1s").contains { $0.contains("ticks 1 → 2") })
  }
}

private let deskStage = Stage("desk") {
  let card = Card()
  return StageContent(DeskView(card: card)) {
    RehearseSession.Editor(
      "card", card, arguments: [Argument("title", String.self)],
      settable: [Settable("title", \.title)]
    ) { card, arguments in
      card.title = try arguments.value("title")
      try card.fail(card.title, arguments)
    }
    Action("shout", "Shouts", Argument("text", String.self)) { arguments in
      card.title = try arguments.value("text")
      try card.fail(card.title, arguments)
    }
  }
}

@MainActor @Observable private final class Card {
  var title = ""
  var ticks = 0

  func fail(_ title: String, _ arguments: Arguments) throws {
    switch title {
    case "refused": throw Refused()
    case "missing": _ = try arguments.value("note", as: String.self)
    case "unfit": _ = try arguments.value("title", as: Int.self)
    default: break
    }
  }
}

private struct Refused: Error, CustomStringConvertible {
  let description = "no such title"
}

private struct DeskView: View {
  let card: Card

  var body: some View {
    Text(card.title).task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        card.ticks += 1
      }
    }
  }
}
