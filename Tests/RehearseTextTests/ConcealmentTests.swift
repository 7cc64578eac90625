import RehearseText
import Testing

@Suite("What is not to be shown") struct ConcealmentTests {
  @Test(
    "It is left out wherever it stands; what is short only as a word of its own",
    arguments: [
      (["hunter2"], "say hunter2, or xhunter2x", "say redacted, or xredactedx"),
      (["at"], "at the cat, (at)", "redacted the cat, (redacted)"),
      (["1"], "1 of 12 in a1", "redacted of 12 in a1"),
      (["hunt", "hunter2"], "hunter2 hunts", "redacted redacteds"),
      ([""], "nothing", "nothing"), (["redacted"], "redacted", "redacted"),
      (["a\"b\nc"], #"told "a\"b\nc", typed a"b"#, #"told "redacted", typed a"b"#),
      (["é"], "é e\u{301} été", "redacted redacted été"),
    ])
  func concealed(texts: [String], text: String, shown: String) {
    var concealment = Concealment()
    for text in texts { concealment.insert(text) }
    #expect(concealment.concealed(text) == shown)
    #expect(concealment.concealed([text, ""]) == [shown, ""])
  }

  @Test("Nothing is left out where there is nothing") func empty() {
    #expect(Concealment().isEmpty)
    #expect(Concealment().concealed("all") == "all")
  }
}
