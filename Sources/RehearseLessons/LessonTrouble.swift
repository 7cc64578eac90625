import RehearseScript
import RehearseText

/// Why a file is no lesson.
package struct LessonTrouble: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case unreadable(reason: String)
    /// A line that can't be read, with what is said about it.
    case refusedLine(message: String, column: Int, hint: String?)
    case noTitle
    /// The first command does not start a stage.
    case noStage
    case unknownStage(String)
    case noTask
    case taskWithoutCheck(title: String)
    case taskWithoutSolution(title: String)
    /// A hint, another way or a near miss stands before the first task.
    case outsideTask(marker: String)
  }

  package let file: String
  package let line: Int
  package let problem: Problem

  package init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}

extension LessonTrouble: CustomStringConvertible {
  package var description: String {
    let column = column.map { ":\($0)" } ?? ""
    return
      "\(ControlCharacters.inLine(file)):\(line)\(column): \(ControlCharacters.inLine(message))"
  }

  /// The trouble without the file's name, for who has just typed it: `line 3: a lesson has a title`.
  package var textWithinFile: String {
    if case .unreadable(let reason) = problem { return reason }
    let column = column.map { ", column \($0)" } ?? ""
    return "line \(line)\(column): \(ControlCharacters.inLine(message))"
  }

  /// What to do about it; nil where the message says it.
  package var remedy: String? {
    switch problem {
    case .refusedLine(_, _, let hint):
      hint ?? "rehearse lint \(Quoting.word(file)) shows the line"
    case .unreadable where !file.hasPrefix("/"): "the path begins where rehearse was started"
    default: nil
    }
  }

  private var column: Int? {
    if case .refusedLine(_, let column, _) = problem { column } else { nil }
  }

  private var message: String {
    switch problem {
    case .unreadable(let reason): "the lesson can't be read: \(reason)"
    case .refusedLine(let message, _, _): message
    case .noTitle: "a lesson has a title: # lesson: A first sheet"
    case .noStage: "a lesson begins with its stage: stage studio"
    case .unknownStage(let name): "there is no stage \(name)"
    case .noTask: "a lesson has a task: # task: Open the sheet"
    case .taskWithoutCheck(let title):
      "the task \(Quoting.quoted(title)) checks nothing: expect nothing presented"
    case .taskWithoutSolution(let title):
      "the task \(Quoting.quoted(title)) has no commands that meet it"
    case .outsideTask(let marker): "# \(marker): belongs to a task, and none has begun"
    }
  }
}
