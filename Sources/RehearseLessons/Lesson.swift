/// Something to be learned by doing it: a stage to begin on, and tasks that are met by the state they lead to.
package struct Lesson: Hashable, Sendable {
  /// What it is called at the prompt.
  package let name: String

  package let title: String

  /// What one should know before the first task, a line each; an empty one is between paragraphs.
  package let prose: [String]

  /// The commands that lead to its beginning; the first one starts its stage.
  package let opening: [String]

  package let stage: String
  package let tasks: [Task]

  /// One thing to be done.
  package struct Task: Hashable, Sendable {
    package let title: String
    package let prose: [String]

    /// What helps on, from a nudge to nearly all of it.
    package let hints: [String]

    /// The expectations that hold once it is done.
    package let checks: [String]

    /// The commands that meet it, from where the task before has led to.
    package let solution: [String]

    /// Lines of commands that meet it as well.
    package let otherWays: [String]

    /// Lines of commands that come close and do not meet it.
    package let nearMisses: [String]
  }
}
