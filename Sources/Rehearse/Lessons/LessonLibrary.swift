import RehearseLessons
import RehearseScript
import RehearseSession
import RehearseText

/// Every lesson that can be taken on some stages: those of the executable, then those of folders.
struct LessonLibrary {
  private(set) var lessons: [Lesson] = []

  /// How many files of the folders are left out.
  private(set) var leftOutCount = 0

  /// Whether a folder can't be read.
  private(set) var lacksFolder = false

  private let stages: [Stage]

  /// Reads lessons; `warn` is told of every one that can't be taken, in one line.
  ///
  /// A lesson of a folder takes the place of an earlier one of its name.
  init(_ texts: [LessonText], folders: [String], stages: [Stage], warn: (String) -> Void) {
    self.stages = stages
    for text in texts {
      do throws(LessonTrouble) {
        let file = "\(text.name).flow"
        add(try Lesson(name: text.name, file: file, bytes: text.bytes), stages, warn)
      } catch {
        warn("\(error)")
      }
    }
    for folder in folders {
      var troubles: [LessonTrouble] = []
      let found = LessonFolder.lessons(in: folder) { troubles.append($0) }
      for trouble in troubles { warn("\(trouble)") }
      if troubles.contains(where: { $0.file == folder }) { lacksFolder = true }
      leftOutCount += troubles.count
      for lesson in found { add(lesson, stages, warn) }
    }
  }

  private mutating func add(_ lesson: Lesson, _ stages: [Stage], _ warn: (String) -> Void) {
    guard stages.contains(where: { $0.name == lesson.stage }) else {
      leftOutCount += 1
      let message = "the lesson \(lesson.name) is left out: there is no stage \(lesson.stage)"
      return warn(ControlCharacters.inLine(message))
    }
    if let index = lessons.firstIndex(where: { $0.name == lesson.name }) {
      lessons[index] = lesson
    } else {
      lessons.append(lesson)
    }
  }

  /// Whether a word names a file rather than a lesson.
  static func isFile(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".flow") }

  /// Adds the lesson of a file, which is called as the file is; gives it.
  mutating func add(file path: String) throws(LessonTrouble) -> Lesson {
    let file = path.split(separator: "/").last ?? ""
    let name = file.hasSuffix(".flow") ? file.dropLast(".flow".count) : file
    let lesson = try LessonFolder.lesson(at: path, named: String(name))
    guard stages.contains(where: { $0.name == lesson.stage }) else {
      throw LessonTrouble(file: path, line: 1, problem: .unknownStage(lesson.stage))
    }
    add(lesson, stages) { _ in }
    return lesson
  }

  /// The lesson of a name, or the one in a file; nil for a name that none has.
  mutating func find(_ name: String) throws(LessonTrouble) -> Lesson? {
    if let lesson = named(name) { return lesson }
    return Self.isFile(name) ? try add(file: name) : nil
  }

  func named(_ name: String) -> Lesson? { lessons.first { $0.name == name } }

  func near(_ name: String) -> [String] { Suggestion.near(name, in: lessons.map(\.name)) }
}
