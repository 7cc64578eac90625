/// A lesson while somebody takes it: the task at hand, and how far its hints have been told.
package struct Course {
  package let lesson: Lesson

  /// How many of its tasks have been met.
  package private(set) var metCount: Int

  private var hintsTold = 0

  /// - Parameter metCount: how many tasks lie behind who takes it up.
  package init(_ lesson: Lesson, metCount: Int = 0) {
    self.metCount = metCount
    self.lesson = lesson
  }

  /// The task at hand; none when the lesson is done.
  package var task: Lesson.Task? {
    metCount < lesson.tasks.count ? lesson.tasks[metCount] : nil
  }

  /// Goes on past every task whose checks hold now; gives what is said about it.
  ///
  /// - Parameter holds: whether all of some expectations hold.
  package mutating func advance<Loss: Error>(
    _ holds: ([String]) throws(Loss) -> Bool
  ) throws(Loss) -> [String] {
    var lines: [String] = []
    while let task, try holds(task.checks) {
      metCount += 1
      hintsTold = 0
      lines.append("done: \(task.title)")
    }
    if lines.isEmpty { return [] }
    return lines + (task == nil ? ["lesson done: \(lesson.title)"] : [""] + assignment)
  }
}

// What the learner reads.
extension Course {
  /// The lesson before its stage has been started.
  package var introduction: [String] {
    ["lesson: \(lesson.title)"] + lesson.prose
  }

  /// The task at hand.
  package var assignment: [String] {
    guard let task else { return [] }
    return ["task \(metCount + 1) of \(lesson.tasks.count): \(task.title)"] + task.prose
  }

  /// The next hint; after the last one, what else there is.
  package mutating func nextHint() -> [String] {
    guard let task else { return [] }
    guard hintsTold < task.hints.count else {
      let what = task.hints.isEmpty ? "there is no hint" : "there are no more hints"
      return ["\(what); solution shows the commands"]
    }
    hintsTold += 1
    return ["hint \(hintsTold) of \(task.hints.count): \(task.hints[hintsTold - 1])"]
  }

  /// The commands that meet the task, from where it began.
  package var solution: [String] { task?.solution ?? [] }
}
