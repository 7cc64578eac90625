import RehearseScript

/// A session as a script that passes as a test: each command as it was typed, with what it printed under it.
enum SessionScript {
  /// What has to be said before real time may pass in a test.
  static let allowingRealTime = "option real on\n"

  /// A command in its canonical layout, with the lines it printed.
  static func text(_ typed: String, _ output: [String] = []) -> String {
    var text = Parser.parse(typed).formatted.map { String(decoding: $0, as: UTF8.self) } ?? typed
    if text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
    for line in output {
      text += RecordedText.line(RecordedText.visible(line))
      text += "\n"
    }
    return text
  }

  /// A check that stays out of the script, for a step breaks it.
  static func broken(_ check: String) -> String {
    check.split(whereSeparator: \.isNewline).map { "# broken: \($0)\n" }.joined()
  }

  /// What declares the issues of a step, so that they do not fail a test.
  static func declarations(of issues: [String]) -> String {
    var ids: [String] = []
    for id in issues where !ids.contains(id) { ids.append(id) }
    return ids.map { "expect issue \($0)\n" }.joined()
  }

  /// An entry that is no step; a check that had to fail has printed why it did, and an option what it led to.
  static func text(
    _ entry: Journal.Entry, prints: Bool = true, _ paths: RecordedPaths
  ) -> String {
    let typed = paths.rewritten(entry.typed)
    if let told = entry.told {
      return text(typed, prints ? told.lines : []) + declarations(of: told.issues)
    }
    guard prints else { return text(typed) }
    guard entry.kind == .check, let printed = entry.executed else { return text(typed) }
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    return text(typed, lines.map(String.init))
  }
}
