/// What is known about words that begin no command, but mean something within one.
package enum WordTable {
  package struct Entry: Sendable {
    /// The words that are explained together: `enabled` and `disabled`.
    package let words: [String]

    /// The forms they stand in, one a line.
    package let syntax: [String]

    /// What they mean, in one line.
    package let help: String

    /// What must have been done before the example can be.
    private let lead: [String]
    private let example: String

    init(
      _ words: [String], _ syntax: [String], _ help: String, after lead: [String] = [],
      example: String
    ) {
      self.words = words
      self.syntax = syntax
      self.help = help
      self.lead = lead
      self.example = example
    }
  }

  package static subscript(_ word: String) -> Entry? {
    entries.first { $0.words.contains(word) }
  }

  package static let entries: [Entry] = [
    Entry(
      ["!"], ["! COMMAND"], "The command must fail; its error is its output.",
      example: "! tap Nowhere"),
    Entry(
      ["in"], ["LABEL in LABEL"], "Narrows a label to a row, a section or a group.",
      example: "tap Jim in People"),
    Entry(
      ["into"], ["type TEXT into LABEL"], "Says into which field text is typed.",
      example: "type Jim into Name"),
    Entry(
      ["not"], ["expect not …"], "Turns a check around.", example: "expect not visible Nowhere"),
    Entry(
      ["presented", "nothing"], ["expect presented KIND [TITLE]", "expect nothing presented"],
      "Checks for a sheet, cover, popover, alert or dialog; any that is there counts.",
      after: ["sheet report 123"], example: "expect presented sheet"),
    Entry(
      ["visible"], ["expect visible LABEL"], "Checks that something is on the frontmost screen.",
      example: "expect visible Name"),
    Entry(
      ["enabled", "disabled"], ["expect enabled LABEL", "expect disabled LABEL"],
      "Checks whether a control can be used.", example: "expect disabled Save"),
    Entry(
      ["event"], ["expect event TEXT"],
      "Checks for an event of the last step, by its whole text; [..] stands for any part.",
      after: ["sheet report 123", "swipe"], example: "expect event onDismiss"),
    Entry(
      ["issue"], ["expect issue ID"], "Checks for a run-time issue of the last step, by its id.",
      example: "expect not issue SH-20"),
    Entry(
      ["==", "!=", "<", "<=", ">", ">="], ["expect PATH == VALUE"],
      "Compares a value of the state; the right side runs to the end of the line.",
      example: "expect people.count >= 2"),
    Entry(
      ["contains"], ["expect PATH contains VALUE"],
      "Checks for a part of a text, a key, or an equal element.",
      after: ["present editor name=Jim"], example: "expect editor.name contains im"),
    Entry(
      ["matches"], ["expect PATH matches PATTERN"],
      "Checks a whole text against a regular expression.",
      after: ["present editor name=Jim"], example: "expect editor.name matches J.m"),
    Entry(
      ["nil"], ["expect PATH == nil", "set field=nil"], "Stands for no value, unless in quotes.",
      example: "expect router.presentedSheet == nil"),
  ]
}

extension WordTable.Entry {
  /// The example with what leads to it, a command a line.
  package var script: [String] { lead + [example] }

  /// What one reads about the words.
  package var manual: [String] {
    syntax + ["  " + help, "  example: " + script.joined(separator: "; ")]
  }
}
