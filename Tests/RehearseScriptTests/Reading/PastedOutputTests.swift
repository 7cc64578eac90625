import RehearseScript
import Testing

@Suite("What is pasted between the commands of a session") struct PastedOutputTests {
  @Test("Errors with what they quote, and notes, are output; all else is not")
  func lines() {
    var pasted = PastedOutput()
    let session = [
      ("tap Save", false), ("error: \"Save\" is disabled", true), ("  tap Save", true),
      ("      ^^^^", true), ("hint: why Save", true), ("  dismiss", false),
      ("error: there is no command x", true), ("save", false), ("  cancel", false),
      ("note: the block was taken back", true), ("warning: the session is not saved", true),
      ("hint", false), ("errors", false), ("error: it stops here", true), ("", false),
      ("  state", false),
    ]
    for (line, isOutput) in session {
      #expect(pasted.contains(line) == isOutput, "\(line)")
    }
  }
}
