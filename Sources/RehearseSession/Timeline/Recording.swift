/// A script that grows with the session: after each step the whole of it is written anew, entirely or not at all.
struct Recording {
  let file: ScriptOnDisk
  let paths: RecordedPaths

  /// What stands before the first entry.
  private var head: String

  /// The texts of the entries in force.
  private var texts: [String]

  /// What was written last; nothing before the first time.
  private var written: [UInt8]?

  init(_ file: ScriptOnDisk, _ paths: RecordedPaths, head: String, texts: [String]) {
    self.file = file
    self.paths = paths
    self.head = head
    self.texts = texts
  }

  /// How many entries it holds.
  var count: Int { texts.count }

  mutating func append(_ text: String) { texts.append(text) }

  /// Lets a test run what takes real time, which the session may without being told.
  mutating func allowRealTime() {
    if !head.hasSuffix(SessionScript.allowingRealTime) { head += SessionScript.allowingRealTime }
  }

  /// Forgets the entries from an index on.
  mutating func cut(to count: Int) { texts.removeSubrange(min(count, texts.count)...) }

  /// Writes the script, with other texts for some entries, and the settings that are in force besides; a script that
  /// somebody else has written to is left to them.
  mutating func write(
    _ settings: [String], replacing others: [Int: String]
  ) throws(ScriptOnDisk.Trouble) {
    var bytes = Array(head.utf8)
    for (index, text) in texts.enumerated() {
      bytes.append(contentsOf: (others[index] ?? text).utf8)
    }
    for text in settings { bytes.append(contentsOf: text.utf8) }
    // Who has removed it finds it again.
    if try !file.create(), let written, try file.bytes() != written {
      throw ScriptOnDisk.Trouble(reason: "somebody has changed it meanwhile")
    }
    try file.replace(with: bytes)
    written = bytes
  }
}
