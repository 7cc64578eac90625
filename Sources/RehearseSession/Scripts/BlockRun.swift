import RehearseScript
import SwiftUI

/// What has happened so far in a block, a verb of one's own or an included file, which are one step together.
struct BlockRun {
  private(set) var happenings = Happenings()

  /// Whether one of the steps moved the clock.
  private(set) var showsClock = false

  /// How many checks held.
  private(set) var checks = 0

  /// Whether the session is to end.
  var isLeaving = false

  /// The issues that no `expect issue` has named; those of the last step may still be.
  private(set) var undeclared: [RuntimeIssue] = []
  private var pending: [RuntimeIssue] = []
}

extension BlockRun {
  /// Takes in a step of the block.
  mutating func add(_ step: Step) {
    happenings.add(step.happenings)
    showsClock = showsClock || step.showsClock
    undeclared += pending
    pending = step.issues
  }

  /// Takes in a check that held.
  mutating func add(_ expectation: Expectation) {
    checks += 1
    guard case .issue(let word) = expectation.claim, !expectation.isNegated else { return }
    pending.removeAll { $0.id == word.text }
  }

  /// Takes in that a command failed as it had to.
  mutating func addRefusal() { checks += 1 }

  /// The issues nobody named, once the block has ended.
  var undeclaredIssues: [RuntimeIssue] { undeclared + pending }
}
