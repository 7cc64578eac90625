import RehearseScript
import RehearseSession

/// Takes a lesson in each way it knows, and finds what would puzzle a learner.
@MainActor package struct LessonCheck {
  /// What is wrong with a lesson.
  package enum Finding: Hashable, Sendable {
    /// The stage does not start, or a command before the first task is refused.
    case badOpening(command: String)
    /// Nothing has to be done for it.
    case metBefore(task: String)
    case refused(task: String, command: String)
    /// Commands that are said to meet it end without, or go on after they have.
    case notMet(task: String, by: String)
    /// What is said to be a near miss does meet it.
    case metByNearMiss(task: String, commands: String)
  }

  let lesson: Lesson
  let makeSession: () throws -> Session

  package init(_ lesson: Lesson, makeSession: @escaping () throws -> Session) {
    self.lesson = lesson
    self.makeSession = makeSession
  }

  /// Takes the lesson by its solutions, by the other ways, and each task by each of its near misses.
  package func findings() throws -> [Finding] {
    var findings: [Finding] = []
    for isOther in [false, true] where findings.isEmpty {
      let learner = Learner(lesson, try makeSession())
      findings += learner.begin()
      for task in lesson.tasks where findings.isEmpty {
        let way = isOther ? task.otherWays.first.map { [$0] } : nil
        findings += learner.take(task, by: way ?? task.solution)
      }
    }
    guard findings.isEmpty else { return findings }
    for (index, task) in lesson.tasks.enumerated() {
      for way in task.otherWays {
        findings += try learner(before: index).take(task, by: [way])
      }
      for nearMiss in task.nearMisses where try learner(before: index).meets(task, by: nearMiss) {
        findings.append(.metByNearMiss(task: task.title, commands: nearMiss))
      }
    }
    return findings
  }

  /// Somebody who has met all tasks before one.
  private func learner(before index: Int) throws -> Learner {
    let learner = Learner(lesson, try makeSession())
    _ = learner.begin()
    for task in lesson.tasks[..<index] { _ = learner.take(task, by: task.solution) }
    return learner
  }
}

/// Somebody who types commands, a session of their own before them.
@MainActor private final class Learner {
  private let lesson: Lesson
  private let runner: TranscriptRunner

  init(_ lesson: Lesson, _ session: Session) {
    self.lesson = lesson
    runner = TranscriptRunner(session: session)
  }

  func begin() -> [LessonCheck.Finding] {
    for command in lesson.opening where !run(command).allSatisfy(\.isOK) {
      return [.badOpening(command: command)]
    }
    return []
  }

  /// Types lines of commands, the last of which is to meet the task.
  func take(_ task: Lesson.Task, by lines: [String]) -> [LessonCheck.Finding] {
    if isMet(task) { return [.metBefore(task: task.title)] }
    let way = lines.joined(separator: "; ")
    var wasMet = false
    for line in lines {
      for command in commands(line) {
        if wasMet { return [.notMet(task: task.title, by: way)] }
        guard run(command).allSatisfy(\.isOK) else {
          return [.refused(task: task.title, command: command)]
        }
        wasMet = isMet(task)
      }
    }
    return wasMet ? [] : [.notMet(task: task.title, by: way)]
  }

  /// Whether any command of a line meets the task; one that is refused meets none.
  func meets(_ task: Lesson.Task, by line: String) -> Bool {
    for command in commands(line) {
      _ = run(command)
      if isMet(task) { return true }
    }
    return false
  }

  private func isMet(_ task: Lesson.Task) -> Bool {
    task.checks.allSatisfy { runner.session.holds($0) }
  }

  private func commands(_ line: String) -> [String] {
    let source = Source(line)
    return Parser.parse(source).lines.flatMap(\.commands).map {
      ($0.mustFail ? "! " : "") + source.text(in: $0.span)
    }
  }

  private func run(_ command: String) -> [TranscriptRunner.Result] {
    let source = Source(command)
    return Parser.parse(source).lines.flatMap { runner.run($0, in: source) }
  }
}
