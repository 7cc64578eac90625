import RehearseScript
import SwiftUI

// `why`: why a control can't be used.
extension Session {
  func why(_ target: Target, _ command: Command) throws(Diagnostic) -> [String] {
    let finder = ElementFinder(elements: frontElements)
    let asked = try asked(target, command)
    switch finder.findControl(asked) {
    case .one(let element): return [reason(element, among: frontElements)]
    case .several(let elements):
      return ["\(named(target)) fits \(elements.count) things:"]
        + elements.enumerated().map { index, element in
          let match = match(element)
          let place = match.place.isEmpty ? "" : " in \(match.place)"
          return
            "  [\(index + 1)] \(match.text)\(place) \(condition(element, among: frontElements))"
        } + ["one of them is named by its number, or by what it is in: why \(typed(target)) [1]"]
    case .none: break
    }
    for layer in host.layersWithinReach {
      let elements = host.elements(of: layer)
      if case .one(let element) = ElementFinder(elements: elements).findControl(asked) {
        return [reason(element, among: elements) + ", for what lies over it lets touches through"]
      }
    }
    for place in hiddenPlaces() {
      guard case .none = ElementFinder(elements: place.elements).findControl(asked) else {
        return ["\(named(target)) can't be reached: \(place.reason)"]
      }
    }
    if let reason = unseen(asked) { return ["\(named(target)) is not on the screen: \(reason)"] }
    _ = try find(target, command, needs: "control") { _ in true }
    return []
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
      return "can be used: \(uses(of: element, among: elements).first ?? command)"
    }
    let disablers =
      [element.control?.obstacle].compactMap(\.self)
      + element.disablers.map { "the .disabled in the body of \($0.writerName)" }
    guard !disablers.isEmpty else { return "is disabled by the isEnabled of its environment" }
    return "is disabled by " + disablers.joined(separator: " and ")
  }
}

// What is not to be reached now.
extension Session {
  /// The pages and layers that something lies over, the nearest first, with what lies there.
  private func hiddenPlaces() -> [(reason: String, elements: [Element])] {
    var places: [(String, [Element])] = []
    let front = ScreenPath(host).front
    let layers = host.layers
    for (index, layer) in layers.enumerated().reversed() {
      let isFront = index == layers.count - 1
      if !isFront {
        let cover = layers[index + 1]
        let kind = cover.style?.rawValue ?? "window"
        let name = Quoting.quoted(cover.pages.last?.title ?? cover.title ?? cover.name)
        places.append(
          ("the \(kind) \(name) lies over it; dismiss takes it away", host.elements(of: layer)))
      } else if layer.dialog != nil {
        places.append(("a dialog lies over it; it must be answered", host.content(of: layer)))
      }
      for page in layer.coveredPages.reversed() {
        let title = page.host.title ?? layer.name
        places.append(
          (
            "it is on the page \(Quoting.quoted(title)), under "
              + "\(Quoting.quoted(isFront ? front : layer.pages.last?.title ?? layer.name)); "
              + "back leads there", host.elements(of: page, in: layer)
          ))
      }
    }
    return places
  }

  /// Why something that is in the tree is not on the screen.
  private func unseen(_ target: ElementTarget) -> String? {
    guard let root = host.layers.last?.root else { return nil }
    func search(_ node: ViewNode) -> String? {
      var reason: String?
      switch node.semantics {
      case .annotation(.hidden): reason = "the .hidden in the body of \(node.writerName)"
      case .toolbarItem where node.navigation == nil && host.graph.policy.idiom != .mac:
        reason = "its toolbar shows only inside a NavigationStack (EN-10)"
      default: break
      }
      if let reason {
        let texts = node.children.flatMap(\.texts)
        let isMeant = (texts + [texts.joined(separator: " ")]).contains {
          LabelKey($0) == target.key
        }
        if isMeant { return reason }
      }
      return node.children.lazy.compactMap(search).first
    }
    return search(root)
  }
}

extension ElementFinder {
  /// What a target means among the controls, failing that among all that can be read.
  fileprivate func findControl(_ target: ElementTarget) -> Finding {
    let found = find(target) { $0.control != nil }
    if case .none = found { return find(target) { _ in true } }
    return found
  }
}

extension Element {
  fileprivate var kindWithArticle: String {
    "aeiou".contains(kindName.prefix(1)) ? "an \(kindName)" : "a \(kindName)"
  }
}
