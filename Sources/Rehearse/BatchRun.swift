import RehearseClock
import RehearseLineEditor
import RehearseRunner
import RehearseScript
import RehearseSession
import RehearseText
import RehearseWorker

/// Runs scripts without a prompt: echoes the commands with their output, so that what comes out is a transcript.
@MainActor final class BatchRun {
  private let stages: [Stage]
  private let stage: Stage
  private let request: Invocation.RunRequest
  private var code = ExitCode.success
  private var isOver = false
  private var echo: CommandEcho

  init(stages: [Stage], stage: Stage, request: Invocation.RunRequest) {
    self.stages = stages
    self.stage = stage
    self.request = request
    echo = CommandEcho(isOmitted: request.isJSON)
  }

  /// Runs everything that was asked for, or standard input when nothing was named.
  func run() -> ExitCode {
    CrashReport.install(
      errors: Output.error.descriptor, output: Output.standard.descriptor,
      isJSON: request.isJSON)
    if let limit = request.timeout {
      let text = Diagnostic.Kind.timedOut(limit: "\(limit)").text
      CrashReport.limit(to: limit, message: text.message, hint: text.hint ?? "")
    }
    let files = request.files.isEmpty && request.commands.isEmpty ? ["-"] : request.files
    for commands in request.commands where !isOver {
      let source = Source(commands)
      session(for: source) { runner in _ = run(source, runner) }
    }
    for file in files where !isOver {
      if file == "-" { runStandardInput() } else { run(file: file) }
    }
    Output.standard.flush()
    return code
  }

  /// Makes a fresh session, with chance and time as every session meets them, and runs with it.
  private func session(for source: Source? = nil, _ body: (TranscriptRunner) -> Void) {
    do {
      Determinism.begin()
      let opening = source.flatMap(opening(of:))
      let session = try CrashReport.watch(stage: opening?.stage.name ?? stage.name) {
        try Session.starting(opening, of: stages, on: stage)
      }
      echo.begin(on: opening == nil ? stage : nil)
      body(TranscriptRunner(session: session))
      echo.declare()
      Output.standard.flush()
    } catch {
      fail("the stage \(stage.name) does not start: \(error)", .failure)
    }
  }

  /// The stage that a script starts itself; most do not, and are not read twice for it.
  private func opening(of source: Source) -> StageOpening? {
    let lines = source.bytes.split { [0x0A, 0x0D].contains($0) }
    let first = lines.lazy.map { $0.drop { [0x20, 0x09].contains($0) } }
      .first { !$0.isEmpty && $0.first != UInt8(ascii: "#") }
    guard first?.starts(with: "stage".utf8) == true else { return nil }
    return StageOpening(of: Parser.parse(source).lines[...], in: stages)
  }

  private func run(file: String) {
    do {
      let content = Source(bytes: try ScriptFile.script(at: file), name: file)
      if let trouble = content.lackOfBlocks { return fail(trouble, .usage) }
      let source = content.withoutProse
      session(for: source) { runner in _ = run(source, runner) }
    } catch {
      fail("\(file) can't be read: \(error)", .usage)
    }
  }

  /// Runs what has arrived as soon as it is complete, so that a program can talk through a pipe.
  private func runStandardInput() {
    let input = PlainInput()
    TypedInput.tell()
    session { runner in
      var begun = BegunCommand(file: "-")
      do {
        // Who talks through a pipe waits for the answer before saying more.
        while case .text(let line) = try input.nextLine(beforeReading: Output.standard.flush) {
          if let source = begun.complete(with: line.bytes), !run(source, runner) { return }
        }
      } catch {
        fail("standard input can't be read: \(error)", .usage)
      }
      if let rest = begun.take() { _ = run(rest, runner) }
    }
  }
}

// Lines and their commands.
extension BatchRun {
  /// What a command that has been told means for those after it.
  private enum Course {
    case goesOn
    /// The rest of the line was meant for what the refused command should have led to.
    case skips
    case ends
  }

  /// Runs a text to its end, its first failure or `quit`; tells whether the session goes on.
  private func run(_ source: Source, _ runner: TranscriptRunner) -> Bool {
    var course = Course.goesOn
    for line in ScriptLines(source) {
      course = .goesOn
      switch line.content {
      case .refused(let diagnostic):
        echo.tell(line, [], in: source)
        course = tell(runner.refuse(line, diagnostic, in: source), source, runner)
      case .commands(let commands):
        let isWhole = request.isJSON || !isToldApart(commands, in: source)
        if isWhole { echo.tell(line, commands, in: source) }
        for command in commands where course == .goesOn {
          if !isWhole { echo.tell(command, in: source) }
          // What stays here while a command runs would be lost in a crash.
          Output.standard.flush()
          let result = run(command, in: source, runner)
          echo.note(command, result)
          course = tell(result, source, runner)
        }
      }
      if course == .ends { break }
    }
    return course != .ends
  }

  /// Whether each command is repeated by itself: what is typed for a shell has nothing but semicolons between its
  /// commands, and a scenario begins on a line of its own.
  private func isToldApart(_ commands: [Command], in source: Source) -> Bool {
    guard commands.count > 1 else { return false }
    return source.name == nil
      || commands.contains { if case .scenario = $0.form { true } else { false } }
  }

  private func tell(
    _ result: TranscriptRunner.Result, _ source: Source, _ runner: TranscriptRunner
  ) -> Course {
    print(result, source, runner)
    if result.isQuit { return .ends }
    if result.isOK { return .goesOn }
    if code == .success { code = .failure }
    isOver = !request.keepsGoing
    return isOver ? .ends : .skips
  }

  private func run(
    _ command: Command, in source: Source, _ runner: TranscriptRunner
  ) -> TranscriptRunner.Result {
    let (line, column) = source.place(of: command.span.start)
    return source.bytes.withUnsafeBytes { bytes in
      let place = CrashReport.Command(
        file: source.name ?? "-", line: line, column: column,
        text: UnsafeRawBufferPointer(rebasing: bytes[command.span.start..<command.span.end]),
        marked: command.verb.end - command.verb.start,
        parts: request.isJSON ? runner.unfinishedJSON(of: command, in: source) : nil)
      return CrashReport.watch(place) { runner.run(command, in: source) }
    }
  }

  private func print(
    _ result: TranscriptRunner.Result, _ source: Source, _ runner: TranscriptRunner
  ) {
    if request.isJSON {
      if let json = result.json(in: source, options: runner.session.options) {
        Output.standard.append(json + "\n")
      }
    } else {
      // As it would be recorded, so that what comes out is a transcript that passes.
      for line in result.output { Output.standard.appendRecorded(line) }
    }
    guard let diagnostic = result.diagnostic, !result.isOK else { return }
    Output.standard.flush()
    let origin = result.origin(in: source)
    let location = DiagnosticRenderer.location(of: diagnostic, in: origin)
    var lines = DiagnosticRenderer.lines(diagnostic, in: origin)
    if let caller = result.caller(in: source) { lines.append(caller) }
    Output.error.write("\(location): " + lines.joined(separator: "\n") + "\n")
  }

  /// Tells that a script can't be run at all.
  private func fail(_ message: String, _ code: ExitCode) {
    Output.standard.flush()
    Output.error.write("error: \(ControlCharacters.inLine(message))\n")
    self.code = code
    isOver = !request.keepsGoing
  }
}
