import Testing

@MainActor @Suite("What actions offers") struct ActionsTests {
  /// A way to a screen.
  struct Way: Sendable, CustomStringConvertible {
    let stage: String
    let commands: String

    init(_ stage: String, _ commands: String = "stages") {
      self.stage = stage
      self.commands = commands
    }

    var description: String { "\(stage): \(commands)" }
  }

  nonisolated static let ways = [
    Way("studio"),
    Way("studio", "present editor name=Jim"),
    Way("studio", "present editor; set name=Ann; save"),
    Way("studio", "sheet composer"),
    Way("studio", "sheet composer; type Hi; tap Send"),
    Way("studio", "sheet editProfile; set motto=Hello"),
    Way("studio", "option idiom mac; sheet editProfile; set motto=Hello; swipe"),
    Way("studio", "sheet settings"),
    Way("studio", "option idiom mac; sheet settings; tap About"),
    Way("studio", "sheet report 1"),
    Way("studio", "option idiom mac; sheet report 1"),
    Way("inventory"),
    Way("inventory", "set quantity=0 weight=1"),
    Way("library", "push chapter 1"),
    Way("library", "sheet book One 1"),
    Way("porch"),
    Way("porch", "tap Doubled"),
    Way("porch", "tap Locked"),
    Way("porch", "tap Keyed"),
  ]

  @Test("Each can be typed, and is carried out", arguments: ways)
  func typed(_ way: Way) throws {
    let stage = Conversation.stages.first { $0.name == way.stage } ?? studioStage
    let first = try Conversation(on: stage)
    first.results(way.commands)
    let actions = first.output("actions")
    #expect(!actions.isEmpty && Set(actions).count == actions.count)
    for action in actions where !action.hasPrefix("present note") {
      let conversation = try Conversation(on: stage)
      conversation.results(way.commands)
      let results = conversation.results(action)
      #expect(results.allSatisfy { $0.isOK && $0.isEffective } && !results.isEmpty, "\(action)")
    }
  }
}
