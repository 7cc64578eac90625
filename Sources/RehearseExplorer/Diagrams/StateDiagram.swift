import RehearseSession

/// A drawing of an exploration as boxes and arrows, before it is written in any notation.
package struct StateDiagram: Hashable, Sendable {
  /// What becomes a box of its own.
  package enum Detail: String, CaseIterable, Sendable {
    /// A screen, whatever the state behind it.
    case screens
    /// Every place that was told from the others.
    case states
  }

  /// A box: a screen, with what is presented on it.
  package struct Box: Hashable, Sendable {
    package let title: String
    package let presentedCount: Int
    package internal(set) var isDeadEnd = false
    /// Whether the search ended here, so that ways out may be missing.
    package internal(set) var isOpen = false
  }

  /// An arrow, with all commands that lead this way; boxes by their number.
  package struct Arrow: Hashable, Sendable {
    package let from: Int
    package let to: Int
    package internal(set) var commands: [String]
  }

  package private(set) var boxes: [Box] = []
  package private(set) var arrows: [Arrow] = []

  /// Draws what was found; moves that change nothing one can see are left out.
  package init(_ exploration: Exploration, detail: Detail = .screens) {
    var numbers: [ScreenPath: Int] = [:]
    let boxOfPlace = exploration.places.map { place in
      if detail == .screens, let known = numbers[place.screen] { return known }
      numbers[place.screen] = boxes.count
      boxes.append(Box(title: place.screen.text, presentedCount: place.screen.presented.count))
      return boxes.count - 1
    }
    for (place, box) in zip(exploration.places, boxOfPlace) where !place.isExplored {
      boxes[box].isOpen = true
    }
    let deadEnds = Set(exploration.findings.filter(\.isDeadEnd).map(\.trace))
    for (place, box) in zip(exploration.places, boxOfPlace) where deadEnds.contains(place.trace) {
      boxes[box].isDeadEnd = true
    }
    var known: [[Int]: Int] = [:]
    for move in exploration.moves {
      let ends = [boxOfPlace[move.from], boxOfPlace[move.to]]
      guard ends[0] != ends[1] else { continue }
      if let arrow = known[ends] {
        guard !arrows[arrow].commands.contains(move.command) else { continue }
        arrows[arrow].commands.append(move.command)
      } else {
        known[ends] = arrows.count
        arrows.append(Arrow(from: ends[0], to: ends[1], commands: [move.command]))
      }
    }
  }
}

extension Finding {
  fileprivate var isDeadEnd: Bool {
    if case .deadEnd = kind { true } else { false }
  }
}
