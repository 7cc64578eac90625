import Glibc
import RehearseLineEditor

/// How many tasks of each lesson the learner has ever met in one go, kept in a file of the state folder.
final class LessonProgress {
  private let path: String?
  private let warn: (String) -> Void
  private var counts: [String: Int] = [:]
  private var hasWarned = false

  /// Loads what is known; `warn` is called at most once, and nothing else comes of trouble.
  init(
    path: String? = StateFolder.path(of: "lessons"), warn: @escaping (String) -> Void
  ) {
    self.path = path
    self.warn = warn
    guard let path, access(path, F_OK) == 0 else { return }
    attempt { () throws(HistoryTrouble) in
      counts = Self.counts(in: try LockedFile(path: path).content())
    }
  }

  func count(of lesson: String) -> Int { counts[lesson] ?? 0 }

  /// Notes that so many tasks of a lesson have been met, unless more were before.
  func note(_ lesson: String, _ count: Int) {
    guard count > self.count(of: lesson), !lesson.contains("\n") else { return }
    counts[lesson] = count
    // Without a folder the history has told that nothing is kept.
    guard let path else { return }
    attempt { () throws(HistoryTrouble) in
      let file = try LockedFile(path: path)
      // What other sessions have noted meanwhile stays.
      counts.merge(Self.counts(in: try file.content()), uniquingKeysWith: max)
      try file.replace(with: Self.bytes(of: counts))
    }
  }

  private func attempt(_ work: () throws(HistoryTrouble) -> Void) {
    do throws(HistoryTrouble) {
      try work()
    } catch {
      guard !hasWarned else { return }
      hasWarned = true
      warn(error.text(for: "the progress of lessons"))
    }
  }

  /// A lesson a line, with its count behind its name; damaged lines are passed over.
  private static func counts(in bytes: [UInt8]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard let blank = line.lastIndex(of: " ") else { continue }
      guard let count = Int(line[line.index(after: blank)...]), count > 0 else { continue }
      counts[String(line[..<blank])] = count
    }
    return counts
  }

  private static func bytes(of counts: [String: Int]) -> [UInt8] {
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    return Array(lines.joined().utf8)
  }
}
