import RehearseClock
import RehearseLessons
import RehearseScript
import RehearseSession
import RehearseText

/// `learn` where nobody learns: lists the lessons, or takes them all to see whether they can be taken.
@MainActor struct LessonRun {
  let library: LessonLibrary
  let stages: [Stage]

  func list() {
    let tutor = Tutor(library, LessonProgress { Output.error.write("warning: \($0)\n") })
    Output.standard.write(tutor.list.map { $0 + "\n" }.joined())
  }

  /// Takes lessons in every way they know; tells what would puzzle a learner.
  ///
  /// - Parameter chosen: the one to be taken; without, all are, and one that is left out counts as a finding.
  func check(_ chosen: Lesson?) -> ExitCode {
    let lessons = chosen.map { [$0] } ?? library.lessons
    var count = chosen == nil ? library.leftOutCount : 0
    for lesson in lessons {
      let findings = findings(in: lesson)
      count += findings.count
      let lines = findings.map { "\(lesson.name): \($0)" }
      for line in lines.isEmpty ? ["passed  \(lesson.name)"] : lines {
        Output.standard.append(ControlCharacters.inLine(line) + "\n")
      }
      Output.standard.flush()
    }
    Output.standard.write(
      "\(lessons.count) lesson\(lessons.count == 1 ? "" : "s"), "
        + "\(count) finding\(count == 1 ? "" : "s")\n")
    if library.lacksFolder { return .usage }
    return count == 0 ? .success : .failure
  }

  private func findings(in lesson: Lesson) -> [String] {
    guard let stage = stages.first(where: { $0.name == lesson.stage }) else { return [] }
    do {
      return try LessonCheck(lesson) {
        Determinism.begin()
        return try Session(stages: stages, on: stage)
      }.findings().map(\.description)
    } catch {
      return ["the stage \(stage.name) does not start: \(error)"]
    }
  }
}
