// What must have been done before a verb's example can be.
extension CommandTable {
  private static let leads: [Verb: [String]] = [
    .set: ["present editor name=Jim"],
    .save: ["present editor name=Jim", "set name=Alice"],
    .cancel: ["present editor name=Jim"],
    .pop: ["push person 1"],
    .back: ["push person 1"],
    .dismiss: ["sheet report 123"],
    .swipe: ["sheet report 123"],
    .advance: ["option transitions hold", "sheet report 123"],
    .press: ["sheet report 123"],
    .expect: ["present editor name=Jim"],
    .diff: ["sheet report 123"],
    .redo: ["sheet report 123", "undo"],
    .undo: ["sheet report 123"],
    .hint: ["learn first-sheet"],
    .solution: ["learn first-sheet"],
    .quit: [],
  ]
}

extension CommandTable.Entry {
  /// The example with what leads to it, a command a line: for `save`, an editor that has something to be saved.
  package var script: [String] { CommandTable.lead(to: verb) + [example] }

  /// What one reads about the verb: how it is typed, what it does, an example.
  package var manual: [String] {
    let last =
      category == .reserved
      ? "kept for a later version; no command has this name until then"
      : "example: " + script.joined(separator: "; ")
    return syntax + ["  " + help, "  " + last]
  }

  /// The verb and what it does, in one line.
  package var summary: String {
    let name = verb.rawValue
    return name + String(repeating: " ", count: max(0, 10 - name.count)) + " " + help
  }
}

extension CommandTable {
  fileprivate static func lead(to verb: Verb) -> [String] { leads[verb] ?? [] }
}
