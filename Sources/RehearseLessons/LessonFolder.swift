import Foundation
import RehearseScript
import RehearseSession

/// A folder of lessons, a file each, named by what they are called at the prompt.
package enum LessonFolder {
  /// The lessons of a folder in the order of their names; `warn` is told of each file that is none.
  package static func lessons(in folder: String, warn: (LessonTrouble) -> Void) -> [Lesson] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let reason = String(cString: strerror(access(folder, R_OK) == 0 ? ENOTDIR : errno))
      warn(LessonTrouble(file: folder, line: 1, problem: .unreadable(reason: reason)))
      return []
    }
    var lessons: [Lesson] = []
    for name in names.sorted() where name.hasSuffix(".flow") && !name.hasPrefix(".") {
      let path = folder + "/" + name
      do throws(LessonTrouble) {
        lessons.append(try lesson(at: path, named: String(name.dropLast(".flow".count))))
      } catch {
        warn(error)
      }
    }
    return lessons
  }

  /// The lesson in a file.
  package static func lesson(at path: String, named name: String) throws(LessonTrouble) -> Lesson {
    let bytes: [UInt8]
    do {
      bytes = try ScriptOnDisk(path: path).bytes()
    } catch {
      throw LessonTrouble(file: path, line: 1, problem: .unreadable(reason: error.reason))
    }
    return try Lesson(name: name, file: path, bytes: bytes)
  }
}
