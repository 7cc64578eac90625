// A tab with modifiers around it: what they add comes and goes with the tab, as its content does.
extension ViewNode {
  /// The tab that the place is wrapped around; nil for what holds several, and outside of tab views.
  var wrappedTab: TabItemMemory? {
    guard host.tabs != nil else { return nil }
    var node = self
    while true {
      if case .tabItem(let item) = node.semantics { return item }
      let inner = node.children.filter(\.hasTabItem)
      // Of several tabs none is the one.
      guard inner.count == 1, let next = inner.first else { return nil }
      node = next
    }
  }

  /// The places that are wrapped around this tab alone, from the inside out, up to its tab view.
  var wrappersOfTab: [ViewNode] {
    var wrappers: [ViewNode] = []
    var node = self
    while let outer = node.parent, outer.children.count(where: \.hasTabItem) == 1 {
      if case .tabs = outer.semantics { break }
      wrappers.append(outer)
      node = outer
    }
    return wrappers
  }

  /// Whether a tab with a label is at or below the place; what is a thing of its own has none.
  var hasTabItem: Bool {
    switch semantics {
    case .tabItem: true
    case .text, .image, .control, .container, .stack, .tabs: false
    default: children.contains { $0.hasTabItem }
    }
  }
}
