import RehearseRunner
import RehearseScript
import RehearseSession
import RehearseText

/// Lays scripts out in the canonical way, or tells which are not.
struct FormatRun {
  let request: Invocation.FormatRequest
  private var hasUnreadable = false
  private var hasFailure = false

  init(request: Invocation.FormatRequest) {
    self.request = request
  }

  mutating func run() -> ExitCode {
    do {
      let paths = request.paths.isEmpty ? ["."] : request.paths
      if paths.contains("-") { formatStandardInput() }
      let named = paths.filter { $0 != "-" }
      if !named.isEmpty {
        for path in try Plan.find(named, includingMarkdown: true).files { format(path) }
      }
    } catch {
      Output.error.write(error.message + "\n")
      return .usage
    }
    Output.standard.flush()
    return hasUnreadable ? .usage : hasFailure ? .failure : .success
  }

  private mutating func formatStandardInput() {
    TypedInput.tell()
    do {
      let source = Source(bytes: try ScriptFile.script(at: "/dev/stdin"), name: "-")
      guard let formatted = formatted(source) else { return }
      if request.onlyChecks {
        tell(source, formatted, "not formatted")
      } else {
        Output.standard.append(formatted)
      }
    } catch {
      complain("standard input can't be read: \(error)")
    }
  }

  private mutating func format(_ path: String) {
    let file = ScriptOnDisk(path: path)
    do {
      let source = Source(bytes: try file.bytes(), name: path)
      guard let formatted = formatted(source), formatted != source.bytes else { return }
      if request.onlyChecks { return tell(source, formatted, "not formatted") }
      try file.replace(with: formatted)
      Output.standard.append("formatted \(path)\n")
    } catch {
      complain("\(path) can't be read or written: \(error.reason)")
    }
  }

  /// The script laid out; one with a line that can't be read stays as it is, and the line is told.
  private mutating func formatted(_ source: Source) -> [UInt8]? {
    let isMarkdown = source.name?.hasSuffix(".md") ?? false
    let formatted = isMarkdown ? FlowBlocks.formatted(source.bytes) : Parser.parse(source).formatted
    if let formatted { return formatted }
    let source = source.withoutProse
    let script = Parser.parse(source)
    hasFailure = true
    for diagnostic in script.diagnostics {
      let location = DiagnosticRenderer.location(of: diagnostic, in: source)
      let text = DiagnosticRenderer.render(diagnostic, in: source)
      Output.error.write("\(location): \(text)\n")
    }
    return nil
  }

  private mutating func tell(_ source: Source, _ formatted: [UInt8], _ what: String) {
    guard formatted != source.bytes else { return }
    hasFailure = true
    Output.standard.append("\(what): \(source.name ?? "-")\n")
  }

  private mutating func complain(_ message: String) {
    hasUnreadable = true
    Output.error.write("error: \(ControlCharacters.inLine(message))\n")
  }
}

extension Source {
  /// What is said of a Markdown file in which there is nothing to run; nothing of any other file.
  var lackOfBlocks: String? {
    guard let name, name.hasSuffix(".md"), FlowBlocks(bytes).isEmpty else { return nil }
    return "\(name) has no block that begins with ```flow"
  }
}

extension PlanError {
  /// Why there is nothing to look at, and what to do.
  var message: String {
    switch self {
    case .unreadable(let path, let reason): "error: \(path) can't be read: \(reason)"
    case .empty(let paths):
      "error: there is no script in \(paths.joined(separator: ", "))\n"
        + "hint: a script is a file whose name ends in .flow"
    }
  }
}
