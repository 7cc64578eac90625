import RehearseLineEditor
import RehearseScript
import RehearseSession

/// Runs scripts without a prompt: echoes the commands with their output, so that what comes out is a transcript.
@MainActor final class BatchRun {
  private let stages: [Stage]
  private let stage: Stage
  private let request: Invocation.RunRequest
  private var code = ExitCode.success
  private var isOver = false

  init(stages: [Stage], stage: Stage, request: Invocation.RunRequest) {
    self.stages = stages
    self.stage = stage
    self.request = request
  }

  /// Runs everything that was asked for, or standard input when nothing was named.
  func run() -> ExitCode {
    let files = request.files.isEmpty && request.commands.isEmpty ? ["-"] : request.files
    for commands in request.commands where !isOver {
      session { runner in run(Source(commands), runner) }
    }
    for file in files where !isOver {
      if file == "-" { runStandardInput() } else { run(file: file) }
    }
    Output.standard.flush()
    return code
  }

  /// Makes a fresh session and runs with it.
  private func session(_ body: (TranscriptRunner) -> Void) {
    do {
      body(TranscriptRunner(session: try Session(stages: stages, on: stage)))
    } catch {
      fail("error: the stage \(stage.name) does not start: \(error)\n", .failure)
    }
  }

  private func run(file: String) {
    do {
      let bytes = try ScriptFile.bytes(of: file)
      session { runner in run(Source(bytes: bytes, name: file), runner) }
    } catch {
      fail("error: \(file) can't be read: \(error)\n", .usage)
    }
  }

  /// Runs what has arrived as soon as it is complete, so that a program can talk through a pipe.
  private func runStandardInput() {
    let input = PlainInput()
    session { runner in
      var lineNumber = 1
      var pending: [UInt8] = []
      var pendingLines = 0
      while !isOver {
        guard case .text(let line)? = try? input.nextLine() else { break }
        pending += line.bytes + [UInt8(ascii: "\n")]
        pendingLines += 1
        if needsMore(pending) { continue }
        run(pending, firstLine: lineNumber, runner)
        lineNumber += pendingLines
        (pending, pendingLines) = ([], 0)
      }
      if !pending.isEmpty, !isOver { run(pending, firstLine: lineNumber, runner) }
    }
  }

  private func needsMore(_ bytes: [UInt8]) -> Bool {
    // Only an open brace or a backslash at the end can make a line go on.
    guard bytes.contains(UInt8(ascii: "{")) || bytes.dropLast().last == UInt8(ascii: "\\") else {
      return false
    }
    return Parser.isIncomplete(String(decoding: bytes, as: UTF8.self))
  }

  private func run(_ bytes: [UInt8], firstLine: Int, _ runner: TranscriptRunner) {
    // Empty lines stand for those before, so that places are told by their true numbers.
    let before = [UInt8](repeating: UInt8(ascii: "\n"), count: firstLine - 1)
    run(Source(bytes: before + bytes, name: "-"), runner)
  }

  private func run(_ source: Source, _ runner: TranscriptRunner) {
    for line in Parser.parse(source).lines {
      if !request.isJSON { Output.standard.append(source.text(in: line.span) + "\n") }
      Output.standard.flush()
      for result in runner.run(line, in: source) {
        print(result, source, runner)
        if result.isQuit {
          isOver = true
          return
        }
        if !result.isOK {
          code = .failure
          guard request.keepsGoing else {
            isOver = true
            return
          }
        }
      }
    }
    Output.standard.flush()
  }

  private func print(
    _ result: TranscriptRunner.Result, _ source: Source, _ runner: TranscriptRunner
  ) {
    if request.isJSON {
      if let json = result.json(in: source, options: runner.session.options) {
        Output.standard.append(json + "\n")
      }
    } else {
      for line in result.output { Output.standard.append(line.isEmpty ? "|\n" : "| \(line)\n") }
    }
    guard let diagnostic = result.diagnostic, !result.isOK else { return }
    Output.standard.flush()
    let location = DiagnosticRenderer.location(of: diagnostic, in: source)
    let lines = DiagnosticRenderer.lines(diagnostic, in: source)
    Output.error.write("\(location): " + lines.joined(separator: "\n") + "\n")
  }

  private func fail(_ message: String, _ code: ExitCode) {
    Output.standard.flush()
    Output.error.write(message)
    self.code = code
    isOver = true
  }
}
