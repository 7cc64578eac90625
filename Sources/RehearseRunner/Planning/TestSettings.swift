import RehearseScript

/// How tests are run, and which of them.
package struct TestSettings: Equatable, Sendable {
  /// What is done about output that differs from what is recorded.
  package enum Recording: Sendable {
    /// It fails the test.
    case off
    /// It takes the place of what is recorded.
    case update
    /// The same, and commands without recorded output get theirs.
    case record
  }

  package var recording = Recording.off

  /// Whether an issue that nothing declares is declared, by a line below the step.
  package var recordsIssues = false

  package var selection = Selection()

  /// Whether the first failure ends the run.
  package var failsFast = false

  /// Real time that a test may take, unless it says otherwise.
  package var timeout = Duration.seconds(60)

  /// Whether results tell every step.
  package var keepsSteps = false

  package init() {}

  /// A stretch of time as it is written in a script, such as `10s`.
  package static func duration(_ text: String) -> Duration? {
    let words = Parser.parse("timeout " + text).lines.first?.commands ?? []
    guard words.count == 1, case .timeout(let delay) = words[0].form else { return nil }
    return .milliseconds(delay.milliseconds)
  }
}

/// Which tests are wanted; all of them when nothing is said.
package struct Selection: Equatable, Sendable {
  /// Parts of a file's path or a scenario's title; any one is enough.
  package var texts: [String] = []

  /// Tags of which a test has to have one.
  package var tags: [String] = []

  /// Tags of which a test may have none.
  package var excludedTags: [String] = []

  package init() {}
}

extension Selection {
  /// Whether a test of a file is wanted.
  func includes(_ test: TestCase, of path: String) -> Bool {
    let name = TestName(path: path, title: test.title).text.lowercased()
    let own = test.declarations.tags
    return (texts.isEmpty || texts.contains { name.contains($0.lowercased()) })
      && (tags.isEmpty || tags.contains { own.contains($0) })
      && !excludedTags.contains { own.contains($0) }
  }
}

/// What a test is called: `people.flow`, or `people.flow: Saving renames the person`.
package struct TestName: Equatable, Sendable {
  package let path: String
  package let title: String?

  package init(path: String, title: String?) {
    self.path = path
    self.title = title
  }

  package var text: String { title.map { "\(path): \($0)" } ?? path }
}
