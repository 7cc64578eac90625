/// A line of commands with what it prints, and perhaps with what is to be declared of it.
struct OutputChange: Codable, Equatable, Sendable {
  /// The place of the line in its script.
  let line: Int

  /// What it prints; nothing where what is recorded stays.
  let output: [String]?

  /// The issues of its last step that are to be declared below it.
  var issues: [String] = []
}
