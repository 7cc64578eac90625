import PseudoTerminal
import Testing

/// An app that uses up its process, or gets hold of what is not its own.
@Suite("An app that bites", .serialized) struct PromptMeanTests {
  private static let lineLost =
    "error: the app has written to the line between it and the prompt, or closed it"
  private static let outOfMemory = "error: the app used more memory than --memory allows: 400M"
  private static let back = "hint: the state is that from before the command"

  static let bites: [(label: String, message: String, hint: String)] = [
    (
      "Recurse",
      "error: the app crashed: its process was ended by signal 11: the stack overflowed", back
    ),
    ("Fill", outOfMemory, back + "; --memory SIZE allows more"),
    ("\"Ask Too Much\"", outOfMemory, back + "; --memory SIZE allows more"),
    ("\"Close All\"", lineLost, back), ("Letter", lineLost, back), ("Garbage", lineLost, back),
    ("\"Old Answer\"", lineLost, back), ("\"Endless Answer\"", lineLost, back),
  ]

  @Test(arguments: bites)
  func `the command is over, and the session goes on`(
    bite: (label: String, message: String, hint: String)
  ) throws {
    let prompt = try PromptConversation(
      stage: "mean", environment: ["REHEARSE_MEMORY": "400M"])
    try prompt.enter("option show changes; tap Count", thenPrompt: "mean>")
    #expect(
      try prompt.enter("tap \(bite.label); tap Count", thenPrompt: "mean>") == [
        bite.message, "  tap \(bite.label)", "  ^^^", bite.hint,
      ])
    #expect(
      try prompt.enter("tap Count", thenPrompt: "mean>")
        == ["| screen: Mean", "| model: count 1 → 2"])
  }

  @Test func `an app that closes its streams goes on, and is heard again`() throws {
    let prompt = try PromptConversation(stage: "mean")
    try prompt.enter("option show changes; tap \"Close Streams\"", thenPrompt: "mean>")
    #expect(
      try prompt.enter("tap Print", thenPrompt: "mean>")
        == ["| screen: Mean", "| print: still here"])
    #expect(
      try prompt.enter("tap Count", thenPrompt: "mean>")
        == ["| screen: Mean", "| model: count 0 → 1"])
  }

  @Test func `a file that has taken the place of a stream is left alone`() throws {
    let prompt = try PromptConversation(stage: "mean")
    #expect(
      try prompt.enter("tap \"Close and Open\"", thenPrompt: "mean>").last
        == "| model: count 0 → 1")
    try prompt.enter("tap Count; tap Count", thenPrompt: "mean>")
    #expect(try prompt.scratch.content(of: "been-here") == "precious")
  }

  @Test func `the command line says how much memory there is`() throws {
    let prompt = try PromptConversation(
      stage: "mean", options: ["--memory", "300M"], environment: ["REHEARSE_MEMORY": "1G"])
    #expect(
      try prompt.enter("tap Fill", thenPrompt: "mean>")[0]
        == "error: the app used more memory than --memory allows: 300M")
  }
}
