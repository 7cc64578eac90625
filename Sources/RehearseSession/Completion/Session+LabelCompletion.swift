import RehearseScript
import SwiftUI

// The things on the frontmost screen.
extension Session {
  /// The labels that a verb can mean now; disabled controls are offered to checks alone.
  func labelOffers(_ verb: Verb) -> [Offer] {
    let isCheck = verb == .expect || verb == .always || verb == .why
    let all = frontElements.filter { !$0.label.isEmpty && $0.serves(verb) }
    return all.filter { isCheck || $0.isEnabled }.map { element in
      let namesakes = all.filter { $0.label == element.label }
      let suffix = namesakes.count > 1 ? Self.distinction(of: element, from: namesakes) : ""
      return Offer(element.label, element.summary, suffix: suffix)
    }
  }

  /// What tells a thing from others of its label: what it is in, else its number among them.
  private static func distinction(of element: Element, from namesakes: [Element]) -> String {
    let own = element.containers.first { container in
      namesakes.filter { $0.isIn(LabelKey(container)) }.count == 1
    }
    if let own { return " in \(Quoting.word(own))" }
    let place = namesakes.firstIndex { $0.node === element.node }
    return place.map { " [\($0 + 1)]" } ?? ""
  }

  /// The rows, sections and groups around the things of a label.
  func containerOffers(_ label: String) -> [Offer] {
    let key = LabelKey(label)
    return
      frontElements
      .filter { LabelKey($0.label) == key }
      .flatMap { $0.containers.map { Offer($0) } }
  }

  /// What a picker offers.
  func choiceOffers(_ label: String) -> [Offer] {
    let key = LabelKey(label)
    return
      frontElements
      .filter { LabelKey($0.label) == key && $0.control?.selection != nil }
      .flatMap { $0.options.map { Offer($0.label) } }
  }
}

extension Element {
  /// Whether a verb can be used on things of this kind.
  fileprivate func serves(_ verb: Verb) -> Bool {
    switch verb {
    case .tap: control?.press != nil
    case .toggle: control?.isOn != nil
    case .type, .clear: control?.text != nil
    case .choose: control?.selection != nil
    case .increment, .decrement: control?.step != nil
    case .why: control != nil
    case .expect, .always: true
    default: false
    }
  }

  /// What it is in, the nearest first: the other texts of its row, then sections and groups.
  fileprivate var containers: [String] {
    let row = LabelKey(rowTexts.joined(separator: " "))
    let around = groups.reversed().filter { LabelKey($0) != row }
    return (rowTexts + around).filter { LabelKey($0) != LabelKey(label) }
  }

  fileprivate func isIn(_ container: LabelKey) -> Bool {
    containers.contains { LabelKey($0) == container }
  }

  fileprivate var summary: String {
    if place != nil { return "\(kindName), \(placeName)" }
    return containers.first.map { "\(kindName), in \($0)" } ?? kindName
  }
}
