import RehearseClock
import RehearseLessons
import RehearseLineEditor
import RehearseScript
import RehearseSession
import RehearseWorker

/// One call of the program, from the command line to the exit code.
@MainActor struct Program {
  let stages: [Stage]
  let arguments: [String]

  /// The lessons that the executable brings along.
  var lessons: [LessonText] = []

  func run() -> ExitCode {
    do {
      let invocation = try InvocationReader.read(arguments)
      let stage = try stage(named: invocation.stage)
      limitMemory(invocation)
      switch invocation.action {
      case .help(let word): try help(word)
      case .format(let request):
        var format = FormatRun(request: request)
        return format.run()
      case .lint(let request):
        return LintRun(request: request) {
          Determinism.begin()
          return try Session(stages: stages, on: stage)
        }.run()
      case .completions(let shell):
        Output.standard.write(completions.script(for: shell))
      case .manual: Output.standard.write(ManualPage(stages: stages).text)
      case .version: Output.standard.write(Usage.version + "\n")
      case .stages: listStages()
      case .run(let request): return batch(stage, request)
      case .test(let request): return test(stage, request)
      case .learn(let request): return try learn(request, on: stage, library(invocation))
      case .prompt(let resumes):
        guard Terminal().isInteractive else { return batch(stage, Invocation.RunRequest()) }
        return PromptLoop(
          stages: stages, stage: stage, lessons: library(invocation), resumes: resumes
        ).run()
      }
      return .success
    } catch {
      Output.error.write(Usage.message(error) + "\n")
      return .usage
    }
  }

  /// What the command line says counts more than what the environment does.
  private func limitMemory(_ invocation: Invocation) {
    let text = Terminal.environment("REHEARSE_MEMORY") ?? ""
    var wish: Int64?
    do throws(WorkerMemory.Misfit) {
      if !text.isEmpty { wish = try WorkerMemory.bound(text) }
    } catch {
      if invocation.memory == nil, invocation.action.startsApps {
        let value = Quoting.quoted(text)
        let fault =
          switch error {
          case .unreadable: "is no size: \(value); it may be 512M or 4G"
          case .tooSmall:
            "is too little: \(value); the least is \(WorkerMemory.text(WorkerMemory.least))"
          }
        Output.error.write("warning: REHEARSE_MEMORY \(fault)\n")
      }
    }
    WorkerMemory.setLimit(invocation.memory ?? wish ?? WorkerMemory.usualLimit)
    // Here the app has no process of its own; unless asked to, this one is not bounded.
    if case .run = invocation.action, invocation.memory ?? wish != nil {
      WorkerMemory.limitThisProcess()
    }
  }

  /// Opens the prompt with lessons; without a terminal they can only be listed and checked.
  private func learn(
    _ request: Invocation.LearnRequest, on stage: Stage, _ library: LessonLibrary
  ) throws(UsageError) -> ExitCode {
    let name = request.lesson
    var library = library
    let lesson = try name.map { name throws(UsageError) in try find(name, in: &library) }
    let run = LessonRun(library: library, stages: stages)
    if request.onlyChecks { return run.check(lesson) }
    guard Terminal().isInteractive else {
      if let name { throw .needsTerminal("learn \(name)") }
      run.list()
      return .success
    }
    let start = stages.first { $0.name == lesson?.stage } ?? stage
    var words = ["learn"] + (lesson.map { [Quoting.word($0.name)] } ?? [])
    if request.isAnew { words.append("--again") }
    return PromptLoop(
      stages: stages, stage: start, lessons: library,
      firstCommand: words.joined(separator: " ")
    ).run()
  }

  private func find(
    _ name: String, in library: inout LessonLibrary
  ) throws(UsageError) -> Lesson {
    do throws(LessonTrouble) {
      if let lesson = try library.find(name) { return lesson }
    } catch {
      throw .noLesson("\(error)", hint: error.remedy)
    }
    throw .unknownLesson(name, near: library.near(name))
  }

  private func library(_ invocation: Invocation) -> LessonLibrary {
    LessonLibrary(lessons, folders: invocation.lessonFolders, stages: stages) {
      Output.error.write("warning: \($0)\n")
    }
  }

  /// Explains the program, a command of it, or one of the language.
  private func help(_ word: String?) throws(UsageError) {
    guard let word else { return Output.standard.write(Usage.text + "\n") }
    let command = ProgramCommand(rawValue: word).flatMap { $0.isAvailable ? $0 : nil }
    let lines =
      (command.map(Usage.lines(about:)) ?? [])
      + (Verb(named: word).map { CommandTable[$0].manual } ?? [])
      + (WordTable[word]?.manual ?? [])
    if lines.isEmpty { throw .unknownCommand(word, near: near(word, topics)) }
    Output.standard.write(lines.map { $0 + "\n" }.joined())
  }

  /// The words that `help` explains.
  private var topics: [String] {
    let commands = ProgramCommand.available.map(\.rawValue)
    return commands + CommandTable.available.map(\.verb.rawValue).filter { !commands.contains($0) }
  }

  private var completions: ShellCompletions {
    ShellCompletions(
      program: ProcessArguments.program, stages: stages.map(\.name), topics: topics,
      lessons: lessons.map(\.name))
  }

  private func batch(_ stage: Stage, _ request: Invocation.RunRequest) -> ExitCode {
    BatchRun(stages: stages, stage: stage, request: request).run()
  }

  private func test(_ stage: Stage, _ request: Invocation.TestRequest) -> ExitCode {
    guard request.watches, !request.onlyLists else {
      return TestRun(stages: stages, stage: stage, request: request).run()
    }
    return TestWatch(stages: stages, stage: stage, request: request).run()
  }

  private func stage(named name: String?) throws(UsageError) -> Stage {
    guard let stage = name.map({ name in stages.first { $0.name == name } }) ?? stages.first else {
      throw .unknownStage(name ?? "", near: near(name ?? "", stages.map(\.name)))
    }
    return stage
  }

  private func listStages() {
    for line in stages.summaries { Output.standard.write(line + "\n") }
  }
}
