import RehearseScript

extension LessonCheck.Finding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .badOpening(let command): "the lesson can't begin: \(command) is refused"
    case .metBefore(let task): "the task \(Quoting.quoted(task)) is met before anything is done"
    case .refused(let task, let command):
      "the task \(Quoting.quoted(task)): \(command) is refused"
    case .notMet(let task, let way):
      "the task \(Quoting.quoted(task)) is not met by the last command of: \(way)"
    case .metByNearMiss(let task, let commands):
      "the task \(Quoting.quoted(task)) is met by what is no way to: \(commands)"
    }
  }
}
