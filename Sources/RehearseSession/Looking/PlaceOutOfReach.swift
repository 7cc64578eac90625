import RehearseScript
import SwiftUI

/// A page or layer with what can't be reached on it: what is hidden there, or all of it if something lies over it.
@MainActor struct PlaceOutOfReach {
  /// What lies over the place; nil where only what is hidden can't be reached.
  let cover: String?
  let elements: [Element]
}

extension Session {
  /// The places with what can't be reached, the nearest first.
  func placesOutOfReach() -> [PlaceOutOfReach] {
    var places: [PlaceOutOfReach] = []
    let front = ScreenPath(host).front
    let layers = host.layers
    for (index, layer) in layers.enumerated().reversed() {
      let isFront = index == layers.count - 1
      let elements = host.elements(of: layer, includingHidden: true)
      if !isFront {
        let cover = layers[index + 1]
        let kind = cover.style?.rawValue ?? "window"
        let name = Quoting.quoted(cover.pages.last?.title ?? cover.title ?? cover.name)
        places.append(
          PlaceOutOfReach(
            cover: "the \(kind) \(name) lies over it; dismiss takes it away", elements: elements))
      } else {
        let hidden = elements.filter { $0.concealment != nil }
        places.append(PlaceOutOfReach(cover: nil, elements: hidden))
        if layer.dialog != nil {
          places.append(
            PlaceOutOfReach(
              cover: "a dialog lies over it; it must be answered",
              elements: host.content(of: layer, includingHidden: true)))
        }
      }
      for page in layer.coveredPages.reversed() {
        let title = page.host.title ?? layer.name
        let over = isFront ? front : layer.pages.last?.title ?? layer.name
        places.append(
          PlaceOutOfReach(
            cover: "it is on the page \(Quoting.quoted(title)), under \(Quoting.quoted(over)); "
              + "back leads there",
            elements: host.elements(of: page, in: layer, includingHidden: true)))
      }
    }
    return places
  }
}

extension PlaceOutOfReach {
  /// Why the first thing that a target means can't be reached; nil where it means none.
  func reason(_ target: ElementTarget, where fits: ElementFinder.Need) -> String? {
    let element: Element
    switch ElementFinder(elements: elements).find(target, where: fits) {
    case .one(let found): element = found
    case .several(let found): element = found[0]
    case .none: return nil
    }
    if let concealment = element.concealment { return "is not on the screen: \(concealment)" }
    return cover.map { "can't be reached: \($0)" }
  }
}

extension Element {
  /// Whether it is a control that has the label or identifier itself, to the case if exact.
  @MainActor func isControl(called target: ElementTarget, isExact: Bool) -> Bool {
    guard control != nil else { return false }
    if target.isIdentifier { return identifier == target.label }
    return isExact ? label == target.label : LabelKey(label) == target.key
  }

  /// What keeps it from being seen on its page, the nearest first: a modifier, or its bar.
  @MainActor fileprivate var concealment: String? {
    // What surrounds the presentation that it is in hides nothing of it.
    let around = node.ancestors.prefix { $0.host.layer === node.host.layer }
    return around.lazy.compactMap(concealment).first
  }

  @MainActor private func concealment(by node: ViewNode) -> String? {
    switch node.semantics {
    case .annotation(.hidden): return "the .hidden in the body of \(node.writerName)"
    case .toolbarItem where node.navigation == nil && node.graph.policy.idiom != .mac:
      return "its toolbar shows only inside a NavigationStack (EN-10)"
    // Of what is in a tab view only the tabs themselves are in its bar.
    case .tabs where control?.kind != .tab: return nil
    default:
      return node.hiddenBar.map { "the \($0.name) is hidden in the body of \($0.hider.writerName)" }
    }
  }
}
