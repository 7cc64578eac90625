import RehearseScript

extension Lesson {
  /// Reads a lesson from its script.
  ///
  /// `# task: Close it` begins a task; comments are its prose, `expect` its checks, all other commands its solution.
  ///
  /// - Parameter file: what messages call the script.
  package init(name: String, file: String, bytes: [UInt8]) throws(LessonTrouble) {
    var reader = LessonReader(source: Source(bytes: bytes, name: file), file: file)
    try reader.read()
    self = try reader.lesson(named: name)
  }
}

/// Goes through a script line by line.
private struct LessonReader {
  let source: Source
  let file: String
  private var title: String?
  private var prose: [String] = []
  private var opening: [Command] = []
  private var tasks: [Draft] = []

  /// A task as far as it has been read.
  private struct Draft {
    let title: String
    let line: Int
    var prose: [String] = []
    var hints: [String] = []
    var checks: [String] = []
    var solution: [String] = []
    var otherWays: [String] = []
    var nearMisses: [String] = []
  }

  init(source: Source, file: String) {
    self.source = source
    self.file = file
  }

  mutating func read() throws(LessonTrouble) {
    let lines = Parser.parse(source).lines
    var next = 0
    var number = 1
    while number <= source.lineCount {
      if next < lines.count, lines[next].number == number {
        let line = lines[next]
        try read(line)
        next += 1
        // A line of commands may have several lines of text.
        number = max(number, source.lineNumber(at: max(line.span.start, line.span.end - 1)))
      } else {
        try readText(source.text(in: source.span(ofLine: number)), number)
      }
      number += 1
    }
  }

  func lesson(named name: String) throws(LessonTrouble) -> Lesson {
    guard let title else { throw trouble(.noTitle, 1) }
    guard let first = opening.first, case .stage(let stage, _) = first.form else {
      throw trouble(.noStage, 1)
    }
    guard !tasks.isEmpty else { throw trouble(.noTask, source.lineCount) }
    var finished: [Lesson.Task] = []
    for draft in tasks { finished.append(try task(draft)) }
    return Lesson(
      name: name, title: title, prose: Self.paragraphs(prose), opening: opening.map(text),
      stage: stage.text, tasks: finished)
  }

  private func task(_ draft: Draft) throws(LessonTrouble) -> Lesson.Task {
    if draft.checks.isEmpty { throw trouble(.taskWithoutCheck(title: draft.title), draft.line) }
    if draft.solution.isEmpty {
      throw trouble(.taskWithoutSolution(title: draft.title), draft.line)
    }
    return Lesson.Task(
      title: draft.title, prose: Self.paragraphs(draft.prose), hints: draft.hints,
      checks: draft.checks, solution: draft.solution, otherWays: draft.otherWays,
      nearMisses: draft.nearMisses)
  }
}

// Lines of commands, and lines of text.
extension LessonReader {
  private mutating func read(_ line: Script.Line) throws(LessonTrouble) {
    if let diagnostic = line.diagnostic {
      let text = diagnostic.text
      throw trouble(
        .refusedLine(
          message: text.message, column: source.column(at: diagnostic.span.start), hint: text.hint),
        source.lineNumber(at: diagnostic.span.start))
    }
    for command in line.commands {
      guard !tasks.isEmpty else {
        opening.append(command)
        continue
      }
      if case .expect = command.form {
        tasks[tasks.count - 1].checks.append(text(command))
      } else {
        tasks[tasks.count - 1].solution.append(text(command))
      }
    }
  }

  private mutating func readText(_ text: String, _ number: Int) throws(LessonTrouble) {
    let line = text
    let text = text.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    guard text.first == "#" else { return }
    let comment = String(text.dropFirst().first == " " ? text.dropFirst(2) : text.dropFirst())
    guard let (marker, said) = LessonMarker.parse(comment) else {
      if tasks.isEmpty {
        prose.append(comment)
      } else {
        tasks[tasks.count - 1].prose.append(comment)
      }
      return
    }
    switch marker {
    case .lesson: title = said
    case .task: tasks.append(Draft(title: said, line: number))
    case .hint, .or, .not:
      guard !tasks.isEmpty else {
        throw trouble(.outsideTask(marker: marker.rawValue), number)
      }
      switch marker {
      case .hint: tasks[tasks.count - 1].hints.append(said)
      case .or: tasks[tasks.count - 1].otherWays.append(try commands(said, of: line, number))
      default: tasks[tasks.count - 1].nearMisses.append(try commands(said, of: line, number))
      }
    }
  }

  /// A line of commands that stands in a comment.
  private func commands(
    _ text: String, of whole: String, _ number: Int
  ) throws(LessonTrouble) -> String {
    let source = Source(text)
    for line in Parser.parse(source).lines {
      guard let diagnostic = line.diagnostic else { continue }
      // The commands are the end of their line.
      let column = whole.count - text.count + source.column(at: diagnostic.span.start)
      throw trouble(
        .refusedLine(
          message: diagnostic.text.message, column: column, hint: diagnostic.text.hint), number)
    }
    return text
  }

  private func text(_ command: Command) -> String {
    (command.mustFail ? "! " : "") + source.text(in: command.span)
  }

  /// The lines without those that are empty at both ends.
  private static func paragraphs(_ lines: [String]) -> [String] {
    let isEmpty: (String) -> Bool = { $0.allSatisfy { $0 == " " } }
    let start = lines.drop(while: isEmpty)
    return Array(start.prefix(through: start.lastIndex { !isEmpty($0) } ?? start.startIndex - 1))
  }

  private func trouble(_ problem: LessonTrouble.Problem, _ line: Int) -> LessonTrouble {
    LessonTrouble(file: file, line: line, problem: problem)
  }
}
