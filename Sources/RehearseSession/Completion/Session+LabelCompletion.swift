import RehearseScript
import SwiftUI

// The things on the frontmost screen.
extension Session {
  /// The labels that a verb can mean now; disabled controls are offered to checks alone, and told to others.
  func labelOffers(_ verb: Verb) -> [Offer] {
    if verb == .delete || verb == .move { return rowOffers(verb) }
    let isCheck = verb == .expect || verb == .always || verb == .why
    let all = frontElements.filter { !$0.label.isEmpty && $0.serves(verb) }
    return all.map { element in
      let namesakes = all.filter { $0.label == element.label }
      let suffix = namesakes.count > 1 ? Self.distinction(of: element, from: namesakes) : ""
      guard isCheck || element.isEnabled else {
        return Offer(
          element.label, "\(element.kindName), \(condition(element, among: frontElements))",
          suffix: suffix,
          isOnlyTold: true)
      }
      return Offer(element.label, element.summary, suffix: suffix)
    }
  }

  /// The rows of lists, by all that they show; those that can't be deleted or moved are told.
  private func rowOffers(_ verb: Verb) -> [Offer] {
    var rows: [ViewNode] = []
    return frontElements.compactMap { element in
      guard let row = element.row, !element.isBehind, !rows.contains(where: { $0 === row }),
        let editable = element.node.editableRow
      else { return nil }
      rows.append(row)
      let place = "row \(editable.index + 1) of \(editable.count)"
      let isAllowed = verb == .delete ? editable.delete != nil : editable.move != nil
      let what = verb == .delete ? "deleted" : "moved"
      return Offer(
        element.rowTexts.joined(separator: " "),
        isAllowed ? place : "\(place), can't be \(what)", isOnlyTold: !isAllowed)
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
      .flatMap { element in
        element.containers.map { name in
          Offer(name, element.rowTexts.contains(name) ? "row" : "section or group")
        }
      }
  }

  /// What a picker offers.
  func choiceOffers(_ label: String) -> [Offer] {
    let key = LabelKey(label)
    return
      frontElements
      .filter { LabelKey($0.label) == key && $0.control?.selection != nil }
      .flatMap(\.optionOffers)
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
    case .tab: control?.kind == .tab
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

  /// What a picker offers, the one that is chosen marked.
  @MainActor var optionOffers: [Offer] {
    let chosen = control?.selection?.get()
    return options.map { option in
      Offer(option.label, option.tag == chosen ? "now" : "value of \(label)")
    }
  }

  fileprivate var summary: String {
    if place != nil { return "\(kindName), \(placeName)" }
    return containers.first.map { "\(kindName), in \($0)" } ?? kindName
  }
}
