import Foundation
import RehearseLessons
import RehearseScript
import RehearseText

// Lessons: the learner types, and after each command the state it has led to is looked at.
extension PromptLoop {
  /// Carries out a command of lessons; gives nothing for every other.
  func teach(_ command: Command, in source: Source) throws(SessionLoss) -> Course? {
    if command.mustFail { return nil }
    switch command.form {
    case .learn(nil):
      screen.show(output: tutor.list, canBePaged: true)
      return .goesOn
    case .learn(let name?): return try take(name, isAnew: false, command, in: source)
    case .learnAgain(let name): return try take(name, isAnew: true, command, in: source)
    case .hint: return tell(tutor.nextHint(), command, in: source)
    case .solution: return tell(tutor.solution, command, in: source)
    default: return nil
    }
  }

  /// Tells the learner how the last command has brought the lesson on.
  func followLesson() throws(SessionLoss) {
    let child = child
    screen.show(output: tutor.leave(at: child.stepCount, on: child.place.stage))
    screen.show(
      output: try tutor.follow { (checks) throws(SessionLoss) in try child.holds(checks) })
    child.noteLesson(tutor.place)
  }

  private func take(
    _ name: Word, isAnew: Bool, _ command: Command, in source: Source
  ) throws(SessionLoss) -> Course {
    let lesson: Lesson
    do throws(Diagnostic) {
      lesson = try find(name, command)
    } catch {
      return refuse(error, in: source)
    }
    return try begin(lesson, called: name.text, isAnew: isAnew)
  }

  /// The lesson of a name, or the one in a file.
  private func find(_ word: Word, _ command: Command) throws(Diagnostic) -> Lesson {
    let name = word.text
    do throws(LessonTrouble) {
      if let lesson = try tutor.library.find(name) { return lesson }
    } catch {
      throw Diagnostic(
        .noLesson(path: name, reason: error.textWithinFile), at: word.span, in: command)
    }
    let near = tutor.library.near(name)
    throw Diagnostic(.unknownLesson(name: name, near: near), at: word.span, in: command)
  }

  /// Goes on with the lesson in which an earlier session was left.
  func resume(_ place: LessonPlace) {
    let reason: String
    do throws(LessonTrouble) {
      if let lesson = try tutor.library.find(place.name) {
        screen.show(output: tutor.resume(lesson, at: place))
        return child.noteLesson(tutor.place)
      }
      reason = "there is no such lesson any more"
    } catch {
      reason = error.textWithinFile
    }
    let line = "note: the lesson \(Quoting.word(place.name)) does not go on: \(reason)"
    screen.show(trouble: [ControlCharacters.inLine(line)])
  }

  /// Takes the learner to where the lesson was left, or to its beginning.
  private func begin(
    _ lesson: Lesson, called name: String, isAnew: Bool
  ) throws(SessionLoss) -> Course {
    screen.show(output: tutor.introduce(lesson) + [""])
    let met = tutor.start(of: lesson, isAnew: isAnew)
    let solved = lesson.tasks.prefix(met).flatMap(\.solution)
    var course = try run(lesson.opening)
    let start = child.stepCount
    if course == .goesOn { course = try run(solved) }
    guard course == .goesOn else { return course }
    // Another session may be elsewhere.
    let name = LessonLibrary.isFile(name) ? URL(fileURLWithPath: name).path : name
    let place = LessonPlace(name: name, metCount: met, start: start)
    screen.show(output: tutor.begin(lesson, at: place))
    child.noteLesson(tutor.place)
    return .goesOn
  }

  private func run(_ commands: [String]) throws(SessionLoss) -> Course {
    for command in commands {
      let course = try run(Source(command))
      guard course == .goesOn else { return course }
    }
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
