import RehearseScript

/// A script, or a Markdown file with scripts in it, that has been read and taken apart into its tests.
///
/// All who run a test of it or tell about it share it.
final class TestFile: Sendable {
  let path: String

  /// The tests in the order of the file, each with its lines; there is always one, if only to fail.
  let tests: [(case: TestCase, lines: Lines)]

  let script: Script

  /// The file as it is; the script's own source is blank where a Markdown file holds no commands.
  let bytes: [UInt8]

  /// The blocks of a Markdown file.
  let blocks: FlowBlocks?

  /// Why nothing of it can be run.
  let trouble: Trouble?

  /// The lines of the script that run before every scenario, and those of one test.
  struct Lines: Sendable {
    var preamble = 0..<0
    var body = 0..<0
  }

  /// What is wrong with a file, and on which line.
  struct Trouble: Sendable {
    let line: Int?
    let kind: TestFailure.Kind
  }

  /// Takes the content of a file apart.
  /// - Parameter trouble: why there is none.
  init(bytes: [UInt8], path: String, trouble: Trouble? = nil) {
    self.path = path
    self.bytes = bytes
    blocks = path.hasSuffix(".md") ? FlowBlocks(bytes) : nil
    script = Parser.parse(Source(bytes: blocks?.masked ?? bytes, name: path))
    let trouble = trouble ?? blocks?.trouble(in: script) ?? Self.trouble(in: script)
    self.trouble = trouble
    tests =
      trouble == nil
      ? Self.tests(of: script)
      : [(TestCase(title: nil, line: 1, declarations: Declarations()), Lines())]
  }
}

// MARK: - Scenarios

extension TestFile {
  /// A line with a scenario on it begins one; what stands before the first is the preamble of all.
  private static func tests(of script: Script) -> [(case: TestCase, lines: Lines)] {
    let lines = script.lines
    let starts = lines.indices.filter { lines[$0].scenarioTitle != nil }
    guard let first = starts.first else {
      return [
        (
          TestCase(
            title: nil, line: lines.first?.number ?? 1, declarations: Declarations(lines)),
          Lines(body: lines.indices)
        )
      ]
    }
    let ends = starts.dropFirst() + [lines.count]
    return zip(starts, ends).map { start, end in
      (
        TestCase(
          title: lines[start].scenarioTitle, line: lines[start].number,
          declarations: Declarations([lines[..<first], lines[start..<end]].joined())),
        Lines(preamble: 0..<first, body: start..<end)
      )
    }
  }

  private static func trouble(in script: Script) -> Trouble? {
    if let stray = script.strayDiagnostic {
      let source = script.source
      return Trouble(
        line: source.lineNumber(at: stray.span.start),
        kind: .refused(
          column: source.column(at: stray.span.start),
          lines: DiagnosticRenderer.lines(stray, in: source)))
    }
    return nil
  }
}

extension Script.Line {
  /// The title, if the line begins a scenario.
  var scenarioTitle: String? {
    guard let command = commands.first, !command.mustFail,
      case .scenario(let title) = command.form
    else { return nil }
    return title.text
  }
}
