import RehearseScript

/// A line of commands with what it prints, and perhaps with what is to be declared of it.
struct OutputChange: Codable, Equatable, Sendable {
  /// The place of the line in its script.
  let line: Int

  /// What it prints; nothing where what is recorded stays.
  let output: [String]?

  /// The issues of its last step that are to be declared below it.
  var issues: [String] = []
}

extension OutputChange {
  /// What it replaces, as the failure that this would have been; nil where nothing was recorded, or all of it stays.
  func difference(in file: TestFile) -> TestFailure? {
    let line = file.script.lines[line]
    guard let output, !line.expected.isEmpty else { return nil }
    return TestFailure(
      file: file.path, line: line.number,
      kind: .outputDiffers(
        command: file.script.source.text(in: line.span), LineDifference(line.expected, output)))
  }
}
