import RehearseScript
import RehearseText

extension TranscriptRunner.Result {
  /// Whether it was carried out and belongs to what leads to the state.
  package var isEffective: Bool {
    switch effect {
    case .entry(.step), .entry(.setting), .entry(.scenario): true
    default: false
    }
  }

  /// The text that the diagnostic points into.
  package func origin(in source: Source) -> Source { origin ?? source }

  /// What is told of the diagnostic, with its place in front if it lies in another file than the script.
  package func complaint(in source: Source) -> [String] {
    guard let diagnostic else { return [] }
    let origin = origin(in: source)
    var lines = DiagnosticRenderer.lines(diagnostic, in: origin)
    if origin.name != source.name {
      lines[0] = "\(DiagnosticRenderer.location(of: diagnostic, in: origin)): \(lines[0])"
    }
    return lines
  }
}

extension TranscriptRunner.Result {
  /// The command that led to a diagnostic elsewhere: in a verb of one's own, or in an included file.
  package func caller(in source: Source) -> String? {
    guard let diagnostic else { return nil }
    let origin = origin(in: source)
    let here = origin.lineNumber(at: diagnostic.span.start)
    let last = line + command.utf8.count { $0 == UInt8(ascii: "\n") }
    guard origin.name != source.name || !(line...last).contains(here) else { return nil }
    let first = command.split(separator: "\n").first ?? ""
    return "run by line \(line): \(ControlCharacters.inLine(String(first)))"
  }
}
