/// Commands with all that they print, on a stage.
struct Transcript: Sendable, CustomStringConvertible {
  let title: String
  let stage: String
  let text: String

  init(_ title: String, on stage: String = "studio", _ text: String) {
    self.title = title
    self.stage = stage
    self.text = text
  }

  var description: String { title }

  /// The commands alone.
  var commands: String {
    text.split(separator: "\n").filter { !$0.hasPrefix("|") && !$0.hasPrefix("✗") }
      .joined(separator: "\n")
  }

  /// What comes of the commands in a fresh session.
  @MainActor func replayed() throws -> String {
    let found = Conversation.stages.first { $0.name == stage }
    return try Conversation(on: found ?? studioStage).transcript(of: commands)
  }
}
