import RehearseSession

/// A search under way: what has been found, and which place is next.
@MainActor struct Search {
  let explorer: Explorer
  let replay: Replay
  private(set) var result = Exploration()
  private var next = 0
  private var numbers: [StateKey: Int] = [:]
  private var reported: Set<Finding.Kind> = []

  init(explorer: Explorer, replay: Replay) {
    self.explorer = explorer
    self.replay = replay
  }

  mutating func begin() {
    let trace = Trace(stage: explorer.stage.name)
    guard let step = replay.perform(trace.start) else { return }
    report(step, trace)
    _ = number(of: step, trace, after: nil)
  }

  /// Tries everything at the next place that is within bounds; false when there is none.
  mutating func exploreNext() -> Bool {
    guard next < result.places.count,
      result.places[next].trace.commands.count < explorer.bounds.depth
    else { return false }
    explore(next)
    next += 1
    return true
  }

  private mutating func explore(_ number: Int) {
    let place = result.places[number]
    if let step = firstDivergence(to: number) {
      result.findings.append(Finding(.divergence(step: step), place.trace))
      return
    }
    var isExplored = true
    for command in place.commands {
      for line in place.trace.lines { _ = replay.perform(line) }
      let trace = place.trace.appending(command)
      guard let step = replay.perform(command) else {
        result.refused.append(trace)
        continue
      }
      report(step, trace)
      if let target = self.number(of: step, trace, after: number) {
        result.moves.append(.init(from: number, command: command, to: target))
      } else {
        isExplored = false
      }
    }
    result.places[number].isExplored = isExplored
  }

  /// The number of the place a step has led to; nil when it is new and there is no room for it.
  private mutating func number(of step: Step, _ trace: Trace, after previous: Int?) -> Int? {
    let key = explorer.projection(replay.key(after: step))
    if let known = numbers[key] { return known }
    guard result.places.count < explorer.bounds.states else { return nil }
    var commands: [String] = []
    var untried: [String] = []
    for line in replay.choices() {
      if let filled = explorer.inputs.commands(for: line) {
        commands += filled
      } else {
        untried.append(line)
      }
    }
    let number = result.places.count
    numbers[key] = number
    result.places.append(
      .init(
        key: key, screen: step.screen, trace: trace, previous: previous, commands: commands,
        untried: untried))
    return number
  }

  /// Keeps each issue once, with the first and so shortest way to it.
  private mutating func report(_ step: Step, _ trace: Trace) {
    for issue in step.issues {
      let kind = Finding.Kind.issue(id: issue.id, message: issue.message)
      guard reported.insert(kind).inserted else { continue }
      result.findings.append(Finding(kind, trace))
    }
  }

  /// The number of the first command that leads elsewhere than it did before; 0 is the beginning.
  private func firstDivergence(to number: Int) -> Int? {
    let way = result.way(to: number)
    let lines = result.places[number].trace.lines
    return zip(way, lines).enumerated().first { _, pair in
      guard let step = replay.perform(pair.1) else { return true }
      return explorer.projection(replay.key(after: step)) != result.places[pair.0].key
    }?.offset
  }
}

extension Exploration {
  /// The places on the way to one, the first and the last included.
  fileprivate func way(to number: Int) -> [Int] {
    var way = [number]
    var current = number
    while let previous = places[current].previous {
      way.append(previous)
      current = previous
    }
    return way.reversed()
  }
}
