/// What was done in a session, in order, with what tells whether doing it again came to the same.
///
/// Behind the head lies what has been undone. A step costs its text and less than a hundred bytes, however large the
/// state is: what a step printed comes back by doing it again.
package struct Journal: Sendable {
  /// What an entry is, which decides what becomes of it when steps are undone.
  package enum Kind: UInt8, Sendable {
    /// A command that printed the state; it can be undone.
    case step
    /// A check; it belongs to the step before it.
    case check
    /// An option, a variable, a definition: it stays, whatever is undone.
    case setting
    /// The beginning of a scenario, across which nothing is undone.
    case scenario
  }

  /// One command that has been carried out.
  package struct Entry: Sendable {
    package let kind: Kind

    /// The command as it was typed.
    package fileprivate(set) var typed: String

    /// The commands that were carried out for it, one a line, where these differ from what was typed.
    package let executed: String?

    /// What the step came to, or what a check printed.
    package var fingerprint: UInt64 = 0

    /// Which options were in force when it was carried out.
    let options: Int32

    /// Which options were in force when it had been; a block may have changed them.
    let optionsAfter: Int32

    /// Which start of a stage it was; none for commands that start none.
    let start: Int32

    /// Whether real time passed, which nobody can take back.
    package let isReal: Bool

    /// What came into the session from outside meanwhile.
    package let outside: OutsideInput?

    /// The standing checks that it broke, as they were typed.
    let brokenChecks: [String]

    /// What an option told when it was set, which a script with it has to hold.
    fileprivate(set) var told: Told?
  }

  /// What a command told that is no step.
  ///
  /// Hardly any does, so that an entry has only a reference to it.
  package final class Told: Sendable {
    let lines: [String]

    /// The ids of its issues.
    let issues: [String]

    init(lines: [String], issues: [String]) {
      self.lines = lines
      self.issues = issues
    }
  }

  package private(set) var entries: [Entry] = []

  /// How many of the entries are in force; those behind have been undone.
  package private(set) var head = 0

  /// How many steps are in force, kept because it is asked for at every command.
  package private(set) var stepCount = 0

  /// Where the entry is that was added last.
  package private(set) var lastAppended: Int?

  package init() {}
}

extension Journal {
  /// Adds a command. A new step takes the place of those that have been undone.
  package mutating func append(
    _ kind: Kind, _ typed: String, executed: String? = nil, fingerprint: UInt64 = 0,
    options: Int32 = 0, optionsAfter: Int32 = 0, start: Int32 = -1, isReal: Bool = false,
    outside: OutsideInput? = nil, brokenChecks: [String] = [], told: Told? = nil
  ) {
    let entry = Entry(
      kind: kind, typed: typed, executed: executed, fingerprint: fingerprint, options: options,
      optionsAfter: optionsAfter, start: start, isReal: isReal,
      outside: outside, brokenChecks: brokenChecks, told: told)
    if head < entries.count {
      switch kind {
      case .step, .scenario: forgetUndone()
      case .check:
        entries.insert(consume entry, at: head)
        lastAppended = head
        head += 1
        return
      case .setting:
        // Behind what can be done again: that was done without it.
        lastAppended = entries.count
        entries.append(consume entry)
        return
      }
    }
    lastAppended = entries.count
    entries.append(consume entry)
    head += 1
    if kind == .step { stepCount += 1 }
  }

  /// Moves the head, so that as many steps are in force.
  package mutating func move(toStep step: Int) {
    head = end(ofStep: step)
    stepCount = count(before: head)
  }

  /// Takes a step for what it came to this time.
  package mutating func renew(_ index: Int, fingerprint: UInt64) {
    entries[index].fingerprint = fingerprint
  }

  /// Forgets an entry that could not be had again.
  package mutating func remove(at index: Int) {
    entries.remove(at: index)
    if index < head { head -= 1 }
    stepCount = count(before: head)
  }

  /// Forgets the entries from an index on.
  package mutating func cut(to count: Int) {
    entries.removeSubrange(count...)
    head = min(head, count)
    stepCount = self.count(before: head)
  }

  /// Lets the settings behind the head, which stay, tell what they lead to where the session has arrived.
  ///
  /// It is known of all of them together, and told by the last option; those made since tell their own.
  mutating func retell(_ arrival: Timeline.Arrival) {
    let settings = entries.indices[head...].prefix { $0 < arrival.entryCount }
      .filter { entries[$0].kind == .setting }
    let last = settings.last { entries[$0].typed.hasPrefix("option") }
    for index in settings {
      entries[index].told =
        index == last && !arrival.issues.isEmpty ? Told(lines: [], issues: arrival.issues) : nil
    }
  }

  /// What is left of the undone entries when something else is done instead: settings, as far as they go without them.
  private mutating func forgetUndone() {
    let settings = entries[head...].filter { $0.kind == .setting }.map { entry in
      var kept = entry
      // Its value came from a state that will never have been.
      kept.typed = entry.executed ?? entry.typed
      return kept
    }
    entries.replaceSubrange(head..., with: settings)
    head = entries.count
  }
}

// Steps and their numbers.
extension Journal {
  /// The standing checks, of the first `end` entries, that a step behind them breaks: a script with them would fail.
  package func brokenChecks(before end: Int) -> [Int] {
    var broken: Set<String> = []
    var found: [Int] = []
    for index in (0..<end).reversed() {
      let entry = entries[index]
      broken.formUnion(entry.brokenChecks)
      if entry.kind == .setting, broken.contains(entry.typed) { found.append(index) }
    }
    return found
  }

  /// How many steps can be done again.
  package var undoneCount: Int { entries[head...].count { $0.kind == .step } }

  /// The number, from 1, of the step at an index, or of the last one before it.
  package func stepNumber(at index: Int) -> Int { count(before: index + 1) }

  /// Where a step is; there must be as many.
  package func index(ofStep step: Int) -> Int { end(ofStep: step - 1) }

  /// Where the entries of a step end, with the checks and settings that follow it.
  package func end(ofStep step: Int) -> Int {
    var number = 0
    for (index, entry) in entries.enumerated() where entry.kind == .step {
      number += 1
      if number > step { return index }
    }
    return entries.count
  }

  private func count(before end: Int) -> Int { entries[..<end].count { $0.kind == .step } }
}
