import RehearseScript

/// A script with its recorded output brought up to date, and every other byte as it was.
struct ScriptUpdate {
  private(set) var bytes: [UInt8] = []

  private let file: TestFile

  /// - Parameter changes: in the order of the lines.
  init(_ file: TestFile, _ changes: [OutputChange]) {
    self.file = file
    var position = 0
    for edit in changes.flatMap(edits) {
      bytes += file.bytes[position..<edit.span.start]
      bytes += edit.bytes
      position = edit.span.end
    }
    bytes += file.bytes[position...]
  }

  /// Bytes that take the place of others.
  private struct Edit {
    let span: Span
    let bytes: [UInt8]
  }
}

// MARK: - Edits

extension ScriptUpdate {
  private func edits(_ change: OutputChange) -> [Edit] {
    let line = file.script.lines[change.line]
    let expected = line.expected
    let patterns = expected.map { LinePattern($0.text) }
    let texts = change.output.map { kept(patterns, $0) } ?? expected.indices.map { .kept($0) }
    var edits: [Edit] = []
    /// What is to stand before the first recorded line, and behind each.
    var additions: [Int: [String]] = [:]
    var current = -1
    for text in texts {
      switch text {
      case .kept(let index): current = index
      case .replaced(let index, let line):
        current = index
        edits.append(Edit(span: expected[index].span, bytes: Array(line.utf8)))
      case .removed(let index):
        current = index
        edits.append(Edit(span: file.bytes.wholeLine(around: expected[index].span), bytes: []))
      case .added(let line): additions[current, default: []].append(line)
      }
    }
    for (index, lines) in additions.sorted(by: { $0.key < $1.key }) {
      let anchor = index < 0 ? line.span : expected[index].span
      let indentation =
        expected.isEmpty
        ? file.blocks?.indentation(at: line.span.start, in: file.bytes) ?? []
        : file.bytes.lead(of: expected[max(index, 0)].span)
      edits.append(addition(of: lines, behind: anchor, indentation))
    }
    if !change.issues.isEmpty {
      edits.append(
        addition(
          of: change.issues.map { "expect issue \($0)" }, behind: expected.last?.span ?? line.span,
          file.bytes.indentation(of: line.span)))
    }
    // Those at the same place stay in their order.
    return edits.enumerated()
      .sorted {
        ($0.element.span.start, $0.element.span.end, $0.offset)
          < ($1.element.span.start, $1.element.span.end, $1.offset)
      }
      .map(\.element)
  }

  private func addition(of lines: [String], behind anchor: Span, _ indentation: [UInt8]) -> Edit {
    let end = file.bytes.endOfCommandLine(at: anchor.end)
    let next = file.bytes.nextLine(after: end)
    let newline = file.bytes.newline(at: end)
    let texts = lines.map { indentation + Array($0.utf8) }
    // A file that ends without a line end still does so afterwards.
    let bytes =
      next > end
      ? texts.flatMap { $0 + newline } : texts.flatMap { newline + $0 }
    return Edit(span: Span(next, next), bytes: bytes)
  }

  /// What becomes of each recorded line, in order, with the added ones between them.
  private enum LineChange {
    case kept(Int)
    case replaced(Int, String)
    case removed(Int)
    case added(String)
  }

  private func kept(_ patterns: [LinePattern], _ output: [String]) -> [LineChange] {
    let changes = Alignment(patterns, output).pairs.map { pair -> LineChange in
      switch pair {
      case .same(let index, _), .elided(let index, _): .kept(index)
      case .changed(let index, let actual):
        .replaced(index, Self.line(patterns[index], output[actual]))
      case .missing(let index): .removed(index)
      case .surplus(let actual): .added(RecordedText.line(output[actual]))
      }
    }
    return changes
  }

  private static func line(_ pattern: LinePattern, _ output: String) -> String {
    let text = KeptElisions(pattern, for: output).text
    guard LinePattern(text).matches(output) else { return RecordedText.line(output) }
    return text.isEmpty ? "|" : "| " + text
  }
}

// MARK: - Lines of the file

extension [UInt8] {
  /// The offset of the line end, or of the file's end.
  fileprivate func lineEnd(at offset: Int) -> Int {
    let end = self[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? count
    return end > offset && self[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// The same, past the lines that a backslash behind the last word goes on to.
  fileprivate func endOfCommandLine(at offset: Int) -> Int {
    let end = lineEnd(at: offset)
    let next = nextLine(after: end)
    let rest = self[offset..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard rest.elementsEqual("\\".utf8), next > end else { return end }
    return endOfCommandLine(at: next)
  }

  /// Where the line after the one that ends here begins; the same offset at the file's end.
  fileprivate func nextLine(after end: Int) -> Int {
    self[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
  }

  fileprivate func wholeLine(around span: Span) -> Span {
    Span(lineStart(of: span), nextLine(after: span.end))
  }

  /// What stands before it in its line.
  fileprivate func lead(of span: Span) -> [UInt8] {
    Array(self[lineStart(of: span)..<span.start])
  }

  /// The blanks and quote marks in front of it.
  fileprivate func indentation(of span: Span) -> [UInt8] {
    lead(of: span).filter {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ">")
    }
  }

  /// How lines end here: as this one does, or as the file's first one.
  fileprivate func newline(at end: Int) -> [UInt8] {
    if end < count { return Array(self[end..<nextLine(after: end)]) }
    guard let first = firstIndex(of: UInt8(ascii: "\n")) else { return Array("\n".utf8) }
    let isLong = first > 0 && self[first - 1] == UInt8(ascii: "\r")
    return Array(self[(isLong ? first - 1 : first)...first])
  }

  private func lineStart(of span: Span) -> Int {
    self[..<span.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}
