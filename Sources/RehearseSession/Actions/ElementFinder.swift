import SwiftUI

/// Finds the thing a label means among what is on the screen.
@MainActor struct ElementFinder {
  /// What a label came to.
  enum Finding {
    case one(Element)
    case several([Element])
    case none
  }

  /// What can be asked of a thing.
  typealias Need = @MainActor (Element) -> Bool

  let elements: [Element]

  /// Finds the one thing of a kind that a target means.
  ///
  /// Containers narrow first, then the label is compared: exact labels win over alike ones, those over texts within a
  /// row; then the index picks.
  func find(_ target: ElementTarget, where fits: Need) -> Finding {
    let candidates = elements.filter { element in
      fits(element) && target.containers.allSatisfy { element.isInside($0) }
    }
    guard !candidates.isEmpty else { return .none }
    var matches: [Element] = []
    for rank in Self.ranks where matches.isEmpty {
      matches = candidates.filter { rank($0, target) }
    }
    if let index = target.index {
      return index >= 1 && index <= matches.count ? .one(matches[index - 1]) : .none
    }
    switch matches.count {
    case 0: return .none
    case 1: return .one(matches[0])
    default: return .several(matches)
    }
  }

  /// Whether a target means anything; of several, its index has to be one of them.
  func has(_ target: ElementTarget) -> Bool {
    if case .none = find(target, where: { _ in true }) { false } else { true }
  }

  /// How many things a target means, its index left aside.
  func count(_ target: ElementTarget, where fits: Need) -> Int {
    var target = target
    target.index = nil
    return switch find(target, where: fits) {
    case .one: 1
    case .several(let elements): elements.count
    case .none: 0
    }
  }

  private static let ranks: [@MainActor (Element, ElementTarget) -> Bool] = [
    { element, target in
      target.isIdentifier ? element.identifier == target.label : element.label == target.label
    },
    { element, target in
      // `@destructive` and `@cancel` are an alert's actions by their roles (AL-20).
      target.isIdentifier && element.control?.role?.name == target.label
    },
    { element, target in !target.isIdentifier && LabelKey(element.label) == target.key },
    { element, target in
      !target.isIdentifier && element.texts.contains { LabelKey($0) == target.key }
    },
    { element, target in
      // `Count: 3` is the label of something that counts.
      !target.isIdentifier && element.control != nil
        && element.label.split(separator: ":").first.map { LabelKey(String($0)) } == target.key
    },
    { element, target in
      // A row stands for what can be done in it; one that can only be read for itself.
      !target.isIdentifier && !element.isBehind
        && (element.control != nil || element.rowTexts.count > 1)
        && element.isInRow(target.key)
    },
  ]
}

/// What a person names: a label or an identifier, narrowed by what it is in, and by its number among equals.
struct ElementTarget {
  var label: String
  var isIdentifier = false
  var containers: [String] = []
  var index: Int?

  var key: LabelKey { LabelKey(label) }
}

extension Element {
  /// Whether the thing is in a row, section or group of that label.
  func isInside(_ container: String) -> Bool {
    let key = LabelKey(container)
    return groups.contains { LabelKey($0) == key } || isInRow(key)
  }

  /// Whether it is in a row that shows a text, or whose texts together are it.
  fileprivate func isInRow(_ key: LabelKey) -> Bool {
    rowTexts.contains { LabelKey($0) == key } || LabelKey(rowTexts.joined(separator: " ")) == key
  }

  /// Where the thing is, for telling it from others of its name.
  var placeName: String {
    if let place { return "toolbar, \(place.rawValue)" }
    return groups.last.map { "in \($0)" } ?? "on the screen"
  }
}
