import RehearseLessons
import RehearseScript
import RehearseText

/// Takes the learner through lessons: knows the one at hand, and how far each has been taken.
@MainActor final class Tutor {
  var library: LessonLibrary

  private let progress: LessonProgress
  private var course: Course?

  /// What the lesson at hand was called by, and how many steps there were when its stage had been set.
  private var (name, start) = ("", 0)

  init(_ library: LessonLibrary, _ progress: LessonProgress) {
    self.library = library
    self.progress = progress
  }

  /// Every lesson with how far it has been taken, a line each.
  var list: [String] {
    let lessons = library.lessons
    guard !lessons.isEmpty else {
      return ["there are no lessons; \(Usage.program) learn --lessons FOLDER reads some"]
    }
    let width = lessons.map(\.name.count).max() ?? 0
    let lines = lessons.map { lesson in
      ControlCharacters.inLine(
        "\(lesson.name.padding(to: width))  \(standing(of: lesson).padding(to: 8))  \(lesson.title)"
      )
    }
    return lines + ["learn LESSON begins one"]
  }

  private func standing(of lesson: Lesson) -> String {
    let (met, all) = (progress.count(of: lesson.name), lesson.tasks.count)
    if met >= all { return "done" }
    return met == 0 ? "\(all) task\(all == 1 ? "" : "s")" : "\(met) of \(all)"
  }
}

// The lesson at hand.
extension Tutor {
  var isTeaching: Bool { course?.task != nil }

  /// Where in a lesson the learner is; nothing when none is at hand.
  var place: LessonPlace? {
    isTeaching ? course.map { LessonPlace(name: name, metCount: $0.metCount, start: start) } : nil
  }

  /// Leaves the lesson at hand for another one; gives what is to be read before its stage starts.
  func introduce(_ lesson: Lesson) -> [String] {
    course = nil
    return visible(Course(lesson).introduction)
  }

  /// How many tasks lie behind a learner who takes up a lesson; none when it is done, or begun anew.
  func start(of lesson: Lesson, isAnew: Bool) -> Int {
    let met = progress.count(of: lesson.name)
    return isAnew || met >= lesson.tasks.count ? 0 : met
  }

  /// Begins a lesson whose stage has been started, and led through some tasks; gives the next one.
  func begin(_ lesson: Lesson, at place: LessonPlace) -> [String] {
    (name, start) = (place.name, place.start)
    let course = Course(lesson, metCount: place.metCount)
    self.course = course
    let resumed = [
      "", "goes on where it was left; learn \(Quoting.word(lesson.name)) --again begins anew",
    ]
    return visible(
      (place.metCount > 0 ? resumed : []) + [""] + course.assignment
        + ["hint helps, solution tells"])
  }

  /// Goes on with a lesson in the midst of which an earlier session was left.
  func resume(_ lesson: Lesson, at place: LessonPlace) -> [String] {
    let task = begin(lesson, at: place)
    return isTeaching ? ["", "lesson: \(ControlCharacters.inLine(lesson.title))"] + task : []
  }

  /// Ends the lesson if the learner has gone back beyond its beginning, or to another stage, where its tasks can't be
  /// met; gives what is to be said about it.
  func leave(at steps: Int, on stage: String) -> [String] {
    guard isTeaching, let lesson = course?.lesson, steps < start || stage != lesson.stage else {
      return []
    }
    course = nil
    return visible(["", "the lesson is left; learn \(Quoting.word(lesson.name)) goes on with it"])
  }

  /// Looks at what the last command has led to; gives what is to be said about it.
  func follow<Loss: Error>(_ holds: ([String]) throws(Loss) -> Bool) throws(Loss) -> [String] {
    guard var course, course.task != nil else { return [] }
    let lines = try course.advance(holds)
    self.course = course
    if lines.isEmpty { return [] }
    progress.note(course.lesson.name, course.metCount)
    return visible([""] + lines + (course.task == nil ? outlook(after: course.lesson) : []))
  }

  /// The next hint; nothing when no lesson is at hand.
  func nextHint() -> [String]? {
    guard isTeaching else { return nil }
    return (course?.nextHint()).map(visible)
  }

  /// The commands that meet the task; nothing when no lesson is at hand.
  var solution: [String]? {
    isTeaching ? (course?.solution).map(visible) : nil
  }

  /// The first lesson behind this one that is not done yet, or else the first of all.
  private func outlook(after lesson: Lesson) -> [String] {
    let lessons = library.lessons
    let index = lessons.firstIndex { $0.name == lesson.name } ?? lessons.startIndex
    let others = lessons[index...].dropFirst() + lessons[..<index]
    let next = others.first { progress.count(of: $0.name) < $0.tasks.count }
    return [next.map { "next: learn \(Quoting.word($0.name))" } ?? "that was the last one"]
  }

  private func visible(_ lines: [String]) -> [String] { lines.map { ControlCharacters.inLine($0) } }
}
