import RehearseScript
import RehearseSession

/// The issues of the last step that nothing has named so far: a transcript has to, for it to pass as a test.
struct IssueDeclarations {
  private var ids: [String] = []

  /// Takes in what a command came to.
  mutating func note(_ command: Command, _ result: TranscriptRunner.Result) {
    if case .expect(let expectation) = command.form {
      if case .issue(let word) = expectation.claim, !expectation.isNegated {
        ids.removeAll { $0 == word.text }
      }
    } else if result.isEffective, let step = result.step {
      ids = []
      for issue in result.undeclaredIssues ?? step.issues where !ids.contains(issue.id) {
        ids.append(issue.id)
      }
    }
  }

  /// Hands out what is to be declared.
  mutating func take() -> [String] {
    defer { ids = [] }
    return ids
  }
}

extension Command {
  /// Whether it looks at the last step, so that what declares its issues may stand behind.
  var isExpectation: Bool {
    if case .expect = form { true } else { false }
  }
}
