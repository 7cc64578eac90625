import RehearseScript
import RehearseSession

extension Exploration {
  /// Adds a finding where a way leads into something presented that no way by hand leads out of.
  ///
  /// Commands for models do not count: a person has none. Places at the edge of the search may lead anywhere.
  mutating func findDeadEnds() {
    let ways = Ways(places: places, moves: moves)
    var trapped = Set<Int>()
    for depth in Set(places.map(\.presentedCount)).sorted() where depth > 0 {
      let free = ways.free(atDepth: depth)
      trapped.formUnion(
        places.indices.filter { places[$0].presentedCount == depth && !free.contains($0) })
    }
    var screens = Set<ScreenPath>()
    for number in trapped.sorted() {
      let place = places[number]
      // What lies deeper in a dead end is the same finding.
      if let previous = place.previous, trapped.contains(previous) { continue }
      guard screens.insert(place.screen).inserted else { continue }
      let untried = ways.untried(from: number)
      findings.append(Finding(.deadEnd(place.screen, untried: untried), place.trace))
    }
  }
}

/// Where a person can get by hand.
private struct Ways {
  let places: [Exploration.Place]
  private var onward: [[Int]]
  private var back: [[Int]]

  init(places: [Exploration.Place], moves: [Exploration.Move]) {
    self.places = places
    onward = Array(repeating: [], count: places.count)
    back = onward
    for move in moves where ByHand.isDone(move.command) {
      onward[move.from].append(move.to)
      back[move.to].append(move.from)
    }
  }

  /// The places from which a way leads to less than so many layers, or to where the search has ended.
  func free(atDepth depth: Int) -> Set<Int> {
    let exits = places.indices.filter { number in
      places[number].presentedCount < depth || !places[number].isExplored
    }
    return reached(from: exits, by: back) { places[$0].presentedCount >= depth }
  }

  /// What a person could have done on the ways from a place, had there been values for it.
  func untried(from number: Int) -> [String] {
    var lines: [String] = []
    for number in reached(from: [number], by: onward, where: { _ in true }).sorted() {
      lines += places[number].untried.filter { ByHand.isDone($0) && !lines.contains($0) }
    }
    return lines
  }

  private func reached(
    from start: [Int], by steps: [[Int]], where isAllowed: (Int) -> Bool
  ) -> Set<Int> {
    var reached = Set(start)
    var waiting = start
    while let number = waiting.popLast() {
      for next in steps[number] where isAllowed(next) && reached.insert(next).inserted {
        waiting.append(next)
      }
    }
    return reached
  }
}

extension Exploration.Place {
  fileprivate var presentedCount: Int { screen.presented.count }
}

/// Tells what a person does with a finger, or by waiting, from what only code can do.
private enum ByHand {
  static func isDone(_ line: String) -> Bool {
    switch Parser.parse(line).lines.first?.commands.first?.form {
    case .present, .sheet, .push, .pop, .dismiss, nil: false
    default: true
    }
  }
}
