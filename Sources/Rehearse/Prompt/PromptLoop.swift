import RehearseLineEditor
import RehearseScript
import RehearseSession
import RehearseText
import RehearseWorker

/// The prompt: reads commands, lets the app's process carry them out, and shows what came of them.
@MainActor final class PromptLoop {
  let stages: [Stage]
  let stage: Stage
  let child: SessionChild
  private let completer: PromptCompleter
  let screen: PromptScreen
  let tutor: Tutor
  private let editor: LineEditor

  /// What is done before the person is asked for the first time.
  let firstCommand: String?
  let file: SessionFile
  let resumes: Bool

  /// The options that the start file had set when the prompt opened.
  var firstOptions: [String: String] = [:]

  /// The options that were typed since.
  var typedOptions: Set<String> = []

  /// - Parameters:
  ///   - resumes: whether to begin where the stage's last session was left.
  ///   - firstCommand: what is done before the person is asked for the first time.
  init(
    stages: [Stage], stage: Stage, lessons: LessonLibrary, resumes: Bool = false,
    firstCommand: String? = nil
  ) {
    let terminal = Terminal()
    let paths = SessionFile.standardPaths(program: ProcessArguments.program, stage: stage.name)
    file = SessionFile(paths: paths) { Output.error.write("warning: \($0)\n") }
    self.resumes = resumes
    let child = SessionChild(
      stages: stages, stage: stage, lessons: lessons.lessons.map { ($0.name, $0.title) },
      file: file)
    let completer = PromptCompleter(child)
    let history = History(path: History.standardPath()) { trouble in
      Output.error.write("warning: \(trouble)\n")
    }
    self.stages = stages
    self.stage = stage
    self.firstCommand = firstCommand
    self.child = child
    tutor = Tutor(lessons, LessonProgress { Output.error.write("warning: \($0)\n") })
    self.completer = completer
    screen = PromptScreen(usesColor: terminal.usesColor, pager: Pager(terminal))
    editor = LineEditor(terminal: terminal, history: history) { line, cursor in
      completer.completions(line: line, cursor: cursor)
    }
  }

  /// Greets, and talks until the person leaves.
  func run() -> ExitCode {
    ignoreInterruptsBetweenCommands()
    do throws(SessionLoss) {
      let records = resumes ? file.load() : []
      let startFile = StartFile.source { screen.show(trouble: ["warning: \($0)"]) }
      firstOptions = startFile.map { StartFile.options(in: $0) } ?? [:]
      if records.isEmpty {
        greet(with: try child.start())
        // A session that does no more than this leaves the last one to be resumed.
        file.isWaiting = true
        try run(startFile)
        typedOptions = []
        file.isWaiting = false
      } else {
        try resume(records)
      }
      if let firstCommand { _ = try run(Source(firstCommand)) }
      try converse()
      return .success
    } catch {
      switch error {
      case .interrupted: return .interrupted
      case .doesNotStart(let reason):
        Output.error.write(
          "error: the stage \(stage.name) does not start: \(ControlCharacters.inLine(reason))\n")
        return .failure
      }
    }
  }
}

// Lines, and the commands in them.
extension PromptLoop {
  private func converse() throws(SessionLoss) {
    var lines: [InputLine] = []
    var pasted = PastedOutput()
    while true {
      completer.linesBefore = lines.map { ($0.text ?? "") + "\n" }.joined()
      let prompt = lines.isEmpty ? child.place.prompt : PromptPlace.continuation
      switch editor.readLine(prompt: prompt) {
      case .end:
        if lines.isEmpty { return }
        lines = []
        screen.show(trouble: ["note: what was begun is dropped; Control-D leaves an empty prompt"])
      case .interrupt: lines = []
      case .text(let line):
        if lines.isEmpty, let text = line.text, pasted.contains(text) { continue }
        lines.append(withoutPrompt(line, isFirst: lines.isEmpty))
        let bytes = Array(lines.map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
        let text = String(decoding: bytes, as: UTF8.self)
        if Parser.isIncomplete(text) { continue }
        lines = []
        // Output of a transcript that is pasted back was not typed.
        if text.first(where: { !$0.isWhitespace }) != "|" { editor.remember(text) }
        if try run(Source(bytes: bytes)) == .leaves { return }
      }
    }
  }

  /// Whether the conversation goes on after a command.
  enum Course {
    case goesOn
    /// The rest of the line is skipped.
    case skips
    case leaves
  }

  /// Runs what the person wants to begin with; nothing in it can keep the prompt from opening.
  private func run(_ startFile: Source?) throws(SessionLoss) {
    guard let startFile else { return }
    for line in Parser.parse(startFile).lines { _ = try run(line, in: startFile) }
  }

  func run(_ source: Source) throws(SessionLoss) -> Course {
    for line in Parser.parse(source).lines {
      let course = try run(line, in: source)
      guard course == .goesOn else { return course }
    }
    return .goesOn
  }

  private func run(_ line: Script.Line, in source: Source) throws(SessionLoss) -> Course {
    switch line.content {
    case .refused(let diagnostic):
      return refuse(diagnostic, in: source)
    case .commands(let commands):
      for command in commands {
        let course = try run(command, in: source)
        guard course == .goesOn else { return course }
      }
    }
    return .goesOn
  }

  private func run(_ command: Command, in source: Source) throws(SessionLoss) -> Course {
    if let course = try teach(command, in: source) { return course }
    if case .saveOptions = command.form, !command.mustFail {
      return try saveOptions(command, in: source)
    }
    let outcome = try child.run((command.mustFail ? "! " : "") + source.text(in: command.span))
    screen.pass(complaints: child.takeComplaints())
    let course: Course
    switch outcome {
    case .success(let reply):
      screen.show(output: reply.output, canBePaged: command.onlyLooks)
      screen.show(trouble: located(reply.refusal, at: command, in: source))
      course = reply.isQuit ? .leaves : reply.refusal.isEmpty ? .goesOn : .skips
      if case .option(let name, _) = command.form, course == .goesOn {
        typedOptions.insert(name.text)
      }
    case .failure(let failure):
      // What was pasted behind such a command was not meant for the state that is back.
      show(failure, of: command, in: source, dropped: editor.dropPendingLines())
      course = .skips
    }
    for notice in child.takeNotices() { show(notice, at: command, in: source) }
    if course == .goesOn, !command.onlyLooks { try followLesson() }
    return course
  }
}
