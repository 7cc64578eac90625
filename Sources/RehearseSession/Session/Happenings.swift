import SwiftUI

/// What an app did unasked, in order: in a step, in several, or behind a command that is none.
struct Happenings {
  var events: [String] = []
  var prints: [String] = []
  var issues: [RuntimeIssue] = []

  var isEmpty: Bool { events.isEmpty && prints.isEmpty && issues.isEmpty }

  /// Takes in what has happened after it.
  mutating func add(_ later: Happenings) {
    events += later.events
    prints += later.prints
    issues += later.issues
  }
}

extension Step {
  /// What happened in it.
  var happenings: Happenings {
    get { Happenings(events: events, prints: prints, issues: issues) }
    set { (events, prints, issues) = (newValue.events, newValue.prints, newValue.issues) }
  }
}
