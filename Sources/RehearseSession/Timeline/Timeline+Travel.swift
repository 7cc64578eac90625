import RehearseScript

// Going back and forth.
extension Timeline {
  /// Carries out a command about the course of the session; gives nothing for every other.
  func travel(_ command: Command) throws(Diagnostic) -> Outcome? {
    switch command.form {
    case .undo(let travel):
      try refuseWithinBlock(command)
      return try undo(travel, command)
    case .redo(let travel):
      try refuseWithinBlock(command)
      return try redo(travel, command)
    case .record(let request):
      try refuseWithinBlock(command)
      try record(request, command)
      return .quiet
    case .history(.recent(let count)): return .lines(history(count?.value))
    case .history(.write(let file, let steps)):
      try refuseWithinBlock(command)
      try writeHistory(steps, to: file, command)
      return .quiet
    case .diff(let first, let second):
      try refuseWithinBlock(command)
      return try difference(first, second, command)
    default:
      return nil
    }
  }

  private func undo(_ travel: Travel, _ command: Command) throws(Diagnostic) -> Outcome {
    let steps = journal.stepCount
    let floor = scenarioStart
    let target: Int
    switch travel {
    case .by(let count): target = steps - (count?.value ?? 1)
    case .to(let step): target = step.value
    }
    if floor > 0, target < floor {
      throw Diagnostic(.undoPastScenario(step: floor, isThere: steps == floor), in: command)
    }
    guard target >= floor, target < steps else {
      throw tooFew("undo", asked: steps - target, available: steps - floor, travel, command)
    }
    let entries = journal.entries[journal.end(ofStep: target)..<journal.head]
    if entries.contains(where: \.isReal) { throw Diagnostic(.undoPastRealWait, in: command) }
    return try go(toStep: target)
  }

  private func redo(_ travel: Travel, _ command: Command) throws(Diagnostic) -> Outcome {
    let steps = journal.stepCount
    let available = journal.undoneCount
    let target: Int
    switch travel {
    case .by(let count): target = steps + (count?.value ?? 1)
    case .to(let step): target = step.value
    }
    guard target > steps, target <= steps + available else {
      throw tooFew("redo", asked: target - steps, available: available, travel, command)
    }
    return try go(toStep: target)
  }

  private func tooFew(
    _ verb: String, asked: Int, available: Int, _ travel: Travel, _ command: Command
  ) -> Diagnostic {
    switch travel {
    case .by(let count):
      return Diagnostic(
        .tooFewSteps(verb: verb, asked: asked, available: available),
        at: count?.word.span ?? command.verb, in: command)
    case .to(let step):
      let steps = journal.stepCount
      let lowest = verb == "undo" ? steps - available : steps + 1
      let highest = verb == "undo" ? steps - 1 : steps + available
      return Diagnostic(
        .noSuchStep(verb: verb, asked: step.value, lowest: lowest, highest: highest),
        at: step.word.span, in: command)
    }
  }

  /// Takes back an `undo` or a `redo` that came from a step.
  func goBack(toStep step: Int) throws(Diagnostic) { _ = try go(toStep: step) }

  /// Starts over and leads to the end of a step; the state is told as a change of what it was before.
  private func go(toStep target: Int) throws(Diagnostic) -> Outcome {
    let before = session.current
    var texts: [Int: String] = [:]
    let telling: Telling? = recording.map { recording in
      { texts[$0] = $0 < 0 ? nil : self.text($0, $1, prints: true, recording.paths) }
    }
    let end = journal.end(ofStep: target)
    let replay = try lead(to: end, all: recording != nil, telling: telling)
    moveHead(toStep: target)
    arrival = Arrival(entryCount: journal.entries.count, issues: replay.issues.map(\.id))
    recordTravel(texts)
    let isSameStage = before.stage.name == session.current.stage.name
    var step = session.currentStep(since: isSameStage ? before.states : [])
    // An option that was set later holds here too, and what it raises here is told as it was where it was set.
    step.issues = replay.issues
    if !step.issues.isEmpty { session.lastStep = step }
    return .travel(step, divergence: replay.divergence)
  }

  /// The number of the step after which the scenario began; nothing before it can be undone.
  var scenarioStart: Int {
    let start = journal.entries[..<journal.head].lastIndex { $0.kind == .scenario }
    return start.map { journal.stepNumber(at: $0) } ?? 0
  }

  /// Refuses what is about whole steps while one is being made.
  private func refuseWithinBlock(_ command: Command) throws(Diagnostic) {
    guard isWithinBlock else { return }
    throw Diagnostic(.notAllowedInBlock(verb: command.known?.rawValue ?? ""), in: command)
  }
}

// Scenarios.
extension Timeline {
  /// Begins a scenario: the app starts over with what stands before the first one.
  ///
  /// Gives the step of the preamble, from 1, that came out differently this time.
  package func beginScenario(_ command: Command, typed: String) throws(Diagnostic) -> Int? {
    let isFirst = !journal.entries[..<journal.head].contains { $0.kind == .scenario }
    add(.scenario, command, typed: typed)
    // What stands before the first one has just led here.
    return isFirst ? nil : try lead(to: journal.head).divergence
  }
}
