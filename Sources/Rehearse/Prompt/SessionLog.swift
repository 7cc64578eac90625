/// The commands that made the state what it is, each with a mark of what it printed.
struct SessionLog {
  struct Entry {
    let command: String
    var fingerprint: UInt64

    /// Whether it printed the state; an option changes what is to come and prints nothing.
    let isStep: Bool
  }

  var entries: [Entry] = []

  mutating func append(_ command: String, _ reply: SessionReply) {
    entries.append(
      Entry(
        command: command, fingerprint: reply.fingerprint, isStep: !reply.output.isEmpty))
  }

  /// The number, from 1, of the step at an index, or of the next one after it.
  func stepNumber(at index: Int) -> Int {
    entries.prefix(index).count(where: \.isStep) + 1
  }
}
