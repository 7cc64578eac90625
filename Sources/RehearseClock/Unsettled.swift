/// The app did not come to rest: its jobs kept making new ones.
package struct Unsettled: Error, Equatable {
  /// How many jobs were run before it was given up.
  package let jobs: Int
  /// The task that ran most often at the end, in words.
  package let task: String

  package init(jobs: Int, task: String) {
    self.jobs = jobs
    self.task = task
  }
}

// MARK: - Text

extension Unsettled: CustomStringConvertible {
  package var description: String {
    "the app does not come to rest: after \(jobs) jobs \(task) keeps going"
  }
}
