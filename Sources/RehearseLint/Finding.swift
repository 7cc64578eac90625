import Foundation
import RehearseScript

/// Something in a script that can be known to be wrong without running it.
package struct Finding: Sendable {
  package let diagnostic: Diagnostic
  package let source: Source

  /// The name of the rule it breaks: `unknown-stage`; what can't be read at all breaks `syntax`.
  package var rule: String {
    let kind = diagnostic.kind
    if case .lint(let lint) = kind { return lint.rule }
    if kind.isSyntax { return "syntax" }
    return kind.code.rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// What a person reads: the place, what is wrong and by which rule, the line, and what to do.
  package var lines: [String] {
    let location = DiagnosticRenderer.location(of: diagnostic, in: source)
    var lines = DiagnosticRenderer.lines(diagnostic, in: source)
    lines[0] = "\(location): \(lines[0]) [\(rule)]"
    return lines
  }

  /// What a program reads, as one line.
  package var json: String {
    let text = diagnostic.text
    let start = diagnostic.span.start
    let object = JSONObject(
      version: 1, file: source.name ?? "-", line: source.lineNumber(at: start),
      column: source.column(at: start), rule: rule, message: text.message, hint: text.hint)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private struct JSONObject: Encodable {
    let version: Int
    let file: String
    let line: Int
    let column: Int
    let rule: String
    let message: String
    let hint: String?
  }
}
