import RehearseLessons
import RehearseScript

// Lessons: the learner types, and after each command the state it has led to is looked at.
extension PromptLoop {
  /// Carries out a command of lessons; gives nothing for every other.
  func teach(_ command: Command, in source: Source) throws(SessionLoss) -> Course? {
    if command.mustFail { return nil }
    switch command.form {
    case .learn(nil):
      screen.show(output: tutor.list, canBePaged: true)
      return .goesOn
    case .learn(let name?):
      guard let lesson = tutor.library.named(name.text) else {
        let near = tutor.library.near(name.text)
        return refuse(
          Diagnostic(.unknownLesson(name: name.text, near: near), at: name.span, in: command),
          in: source)
      }
      return try begin(lesson)
    case .hint: return tell(tutor.nextHint(), command, in: source)
    case .solution: return tell(tutor.solution, command, in: source)
    default: return nil
    }
  }

  /// Tells the learner how the last command has brought the lesson on.
  func followLesson() throws(SessionLoss) {
    let child = child
    screen.show(
      output: try tutor.follow { (checks) throws(SessionLoss) in try child.holds(checks) })
  }

  private func begin(_ lesson: Lesson) throws(SessionLoss) -> Course {
    screen.show(output: tutor.introduce(lesson) + [""])
    for command in lesson.opening {
      let course = try run(Source(command))
      guard course == .goesOn else { return course }
    }
    screen.show(output: tutor.begin(lesson))
    return .goesOn
  }

  private func tell(_ lines: [String]?, _ command: Command, in source: Source) -> Course {
    guard let lines else {
      let verb = command.known?.rawValue ?? ""
      return refuse(Diagnostic(.noLessonBegun(verb: verb), in: command), in: source)
    }
    screen.show(output: lines)
    return .goesOn
  }
}
