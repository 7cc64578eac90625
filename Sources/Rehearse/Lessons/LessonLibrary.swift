import RehearseLessons
import RehearseScript
import RehearseSession
import RehearseText

/// Every lesson that can be taken on some stages: those of the executable, then those of folders.
struct LessonLibrary {
  private(set) var lessons: [Lesson] = []

  /// Reads lessons; `warn` is told of every one that can't be taken, in one line.
  ///
  /// A lesson of a folder takes the place of an earlier one of its name.
  init(_ texts: [LessonText], folders: [String], stages: [Stage], warn: (String) -> Void) {
    for text in texts {
      do throws(LessonTrouble) {
        let file = "\(text.name).flow"
        add(try Lesson(name: text.name, file: file, bytes: text.bytes), stages, warn)
      } catch {
        warn("\(error)")
      }
    }
    for folder in folders {
      for lesson in LessonFolder.lessons(in: folder, warn: { warn("\($0)") }) {
        add(lesson, stages, warn)
      }
    }
  }

  private mutating func add(_ lesson: Lesson, _ stages: [Stage], _ warn: (String) -> Void) {
    guard stages.contains(where: { $0.name == lesson.stage }) else {
      let message = "the lesson \(lesson.name) is left out: there is no stage \(lesson.stage)"
      return warn(ControlCharacters.inLine(message))
    }
    if let index = lessons.firstIndex(where: { $0.name == lesson.name }) {
      lessons[index] = lesson
    } else {
      lessons.append(lesson)
    }
  }

  func named(_ name: String) -> Lesson? { lessons.first { $0.name == name } }

  func near(_ name: String) -> [String] { Suggestion.near(name, in: lessons.map(\.name)) }
}
