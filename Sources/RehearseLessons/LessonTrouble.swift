import RehearseScript
import RehearseText

/// Why a file is no lesson.
package struct LessonTrouble: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case unreadable(reason: String)
    /// A line that can't be read, with what is said about it.
    case refusedLine(message: String)
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
    "\(ControlCharacters.inLine(file)):\(line): \(ControlCharacters.inLine(message))"
  }

  /// The trouble without the file's name, for who has just typed it: `line 3: a lesson has a title`.
  package var textWithinFile: String {
    if case .unreadable(let reason) = problem { return reason }
    return "line \(line): \(ControlCharacters.inLine(message))"
  }

  private var message: String {
    switch problem {
    case .unreadable(let reason): "the lesson can't be read: \(reason)"
    case .refusedLine(let message): message
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
