import RehearseScript
import SwiftUI

// `why`: why a control can't be used.
extension Session {
  func why(_ target: Target, _ command: Command) throws(Diagnostic) -> [String] {
    let asked = try asked(target, command)
    if let lines = reasons(asked, target, needsControl: true) { return lines }
    let places = placesOutOfReach()
    // A control that can't be reached is sooner meant than a text that can: `why` is asked of controls.
    func reason(where fits: @escaping ElementFinder.Need) -> [String]? {
      places.lazy.compactMap { $0.reason(asked, where: fits) }.first
        .map { ["\(named(target)) \($0)"] }
    }
    let labelled =
      reason { $0.isControl(called: asked, isExact: true) }
      ?? reason { $0.isControl(called: asked, isExact: false) }
      ?? reasons(asked, target, needsControl: false)
    if let lines = labelled ?? reason(where: { $0.control != nil }) ?? reason(where: { _ in true })
    {
      return lines
    }
    _ = try find(target, command, needs: "control") { _ in true }
    return []
  }

  /// What there is to say of what can be reached: in front, or under what lets touches through; nil if it is not there.
  private func reasons(
    _ asked: ElementTarget, _ target: Target, needsControl: Bool
  ) -> [String]? {
    let need: ElementFinder.Need = { !needsControl || $0.control != nil }
    let elements = frontElements
    switch ElementFinder(elements: elements).find(asked, where: need) {
    case .one(let element): return [reason(element, among: elements)]
    case .several(let several):
      return ["\(named(target)) fits \(several.count) things:"]
        + several.enumerated().map { index, element in
          let match = match(element)
          let place = match.place.isEmpty ? "" : " in \(match.place)"
          return "  [\(index + 1)] \(match.text)\(place) \(condition(element, among: elements))"
        } + ["one of them is named by its number, or by what it is in: why \(typed(target)) [1]"]
    case .none: break
    }
    for layer in host.layersWithinReach {
      let elements = host.elements(of: layer)
      if case .one(let element) = ElementFinder(elements: elements).find(asked, where: need) {
        return [reason(element, among: elements) + ", for what lies over it lets touches through"]
      }
    }
    return nil
  }

  private func named(_ target: Target) -> String { Quoting.quoted(target.label.text) }

  private func typed(_ target: Target) -> String {
    target.label.identifier.map { "@\($0)" } ?? Quoting.word(target.label.text)
  }

  private func reason(_ element: Element, among elements: [Element]) -> String {
    "\(Quoting.quoted(element.label)), \(element.kindWithArticle), "
      + condition(element, among: elements)
  }

  /// Whether the thing can be used, and what prevents it.
  func condition(_ element: Element, among elements: [Element]) -> String {
    guard let command = element.command else { return "can only be read" }
    guard !element.isEnabled else {
      let use = "can be used: \(uses(of: element, among: elements).first ?? command)"
      let deadEnd = element.control?.deadEnd?()
      return deadEnd.map { "\(use), but nothing would be shown: \($0)" } ?? use
    }
    let disablers =
      [element.control?.obstacle].compactMap(\.self)
      + element.disablers.map { "the .disabled in the body of \($0.writerName)" }
    guard !disablers.isEmpty else { return "is disabled by the isEnabled of its environment" }
    return "is disabled by " + disablers.joined(separator: " and ")
  }
}

extension Element {
  fileprivate var kindWithArticle: String {
    "aeiou".contains(kindName.prefix(1)) ? "an \(kindName)" : "a \(kindName)"
  }
}
