/// The tabs of a tab view, of which one is selected and the others keep their state (ST-13).
package final class TabHost: @unchecked Sendable {
  unowned let node: ViewNode
  let outer: PresentationHost

  /// Whether a tag is what the selection says; nil where the tab view keeps its own selection.
  var isSelected: (@MainActor (AnyHashable) -> Bool)?

  /// Whether a tag is of the type that the selection is.
  var takesTag: (AnyHashable) -> Bool = { _ in true }

  /// Writes the tag of a tab that was tapped.
  var select: @MainActor (AnyHashable) -> Void = { _ in }

  /// Whether the tab view is being evaluated, and shows its tab at the end of that.
  var isUpdating = false

  /// The tab that was tapped last, where no tag can tell (NV-23).
  private weak var chosen: ViewNode?

  /// The tab whose selection a person has just asked for.
  private weak var tapped: ViewNode?

  /// The tab on screen.
  private weak var shown: ViewNode?

  init(node: ViewNode) {
    self.node = node
    outer = node.host
    outer.tabs = self
    node.onRemove.append { [weak self] in
      guard let self, outer.tabs === self else { return }
      outer.tabs = nil
    }
  }
}

/// A tab: a view with what stands for it in the tab bar.
package struct TabEntry {
  /// The place of the tab, with its label; the place itself where it has none.
  package let node: ViewNode

  /// The value that selects it, if it has one.
  package let tag: AnyHashable?

  /// What the tab bar shows.
  package let label: String

  /// Whether its content is made only when it is first selected.
  let item: TabItemMemory?

  /// The place whose content the tab shows.
  package var content: ViewNode? { item == nil ? node : node.children.last }
}

extension TabHost {
  /// The tabs there are, in their order.
  package var entries: [TabEntry] {
    var entries: [TabEntry] = []
    for child in node.children { collect(child, tags: [], into: &entries) }
    return entries
  }

  /// The tab that is selected.
  @MainActor package var selected: TabEntry? { selected(among: entries) }

  @MainActor private func selected(among entries: [TabEntry]) -> TabEntry? {
    if let entry = entries.first(where: { $0.node === chosen && $0.tag == nil }) { return entry }
    if let isSelected, let entry = entries.first(where: { $0.tag.map(isSelected) ?? false }) {
      return entry
    }
    return entries.first { $0.node === chosen } ?? entries.first
  }

  /// The host whose pages and presentations belong to the selected tab.
  @MainActor package var selectedHost: PresentationHost? { selected?.content?.host }

  /// A person taps a tab.
  @MainActor package func tap(_ entry: TabEntry) {
    (chosen, tapped) = (entry.node, entry.node)
    if let tag = entry.tag, isSelected != nil { select(tag) } else { show() }
  }

  /// The tab view has been evaluated: a tab without a tag is not found again (NV-23).
  func forgetChoice() {
    if isSelected != nil { chosen = nil }
  }

  /// Brings the selected tab on screen, making its content where it is new, and takes the others away.
  @MainActor func show() {
    let entries = entries
    guard let entry = selected(among: entries) else { return }
    if node.graph.policy.tabCreation == .atLaunch {
      for other in entries where other.node !== entry.node { other.visit(isShown: true) }
    }
    let isFirst = shown == nil
    if shown !== entry.node {
      if let last = shown, let previous = entries.first(where: { $0.node === last }) {
        previous.cover()
      }
      shown = entry.node
      if !isFirst, tapped !== entry.node { node.graph.record("tab changed to \"\(entry.label)\"") }
    }
    tapped = nil
    entry.visit(isShown: true)
    for other in entries where other.node !== entry.node { other.cover() }
  }
}

extension TabEntry {
  /// Makes the content if it is new, and lets it appear.
  @MainActor fileprivate func visit(isShown: Bool) {
    guard let item else { return }
    if !item.isVisited {
      item.isVisited = true
      node.evaluate()
    }
    guard item.host.isCovered, isShown else { return }
    item.host.isCovered = false
    content?.setVisible(true)
    for wrapper in node.wrappersOfTab { wrapper.lifecycle?.enter() }
  }

  /// Takes the content off the screen; it stays.
  @MainActor fileprivate func cover() {
    guard let item, !item.host.isCovered else { return }
    item.host.isCovered = true
    guard item.isVisited else { return }
    content?.setVisible(false)
    for wrapper in node.wrappersOfTab { wrapper.lifecycle?.leave() }
  }
}

// Finding the tabs.
extension TabHost {
  /// Collects the tabs at and below a place, with what is said of them on the way.
  private func collect(_ node: ViewNode, tags: TagsAround, into entries: inout [TabEntry]) {
    var tags = tags
    if case .tag(let own) = node.semantics { tags.insert(own, at: 0) }
    if let item = node.tabItem {
      if !item.isHidden { entries.append(entry(node, item, tags)) }
      return
    }
    let isStructural = node.isStructural
    if isStructural || node.hasTabItem {
      let isRows = node.isRows
      // What a modifier adds to a tab is none.
      for child in node.children where isStructural || child.hasTabItem {
        var tags = tags
        if isRows, case .id(let id) = child.key { tags.insert(id, at: 0) }
        collect(child, tags: tags, into: &entries)
      }
    } else {
      let title = node.graph.policy.idiom == .mac ? "Tab" : "Page"
      entries.append(
        TabEntry(
          node: node, tag: tags.first(takenBy: takesTag), label: "\(title) \(entries.count + 1)",
          item: nil))
    }
  }

  private func entry(_ node: ViewNode, _ item: TabItemMemory, _ around: TagsAround) -> TabEntry {
    let label = node.children.first.map { $0.texts.joined(separator: " ") } ?? ""
    let within = [item.tag, node.children.dropFirst().first?.tagOfTab].compactMap { $0 }
    return TabEntry(
      node: node, tag: (within + around).first(takenBy: takesTag),
      label: label.isEmpty ? node.children.first?.imageNames ?? "" : label, item: item)
  }
}

extension ViewNode {
  fileprivate var tabItem: TabItemMemory? {
    if case .tabItem(let item) = semantics { return item }
    return nil
  }

  /// The tag said of a tab in its content, in whatever it lies there; what is a thing of its own has none.
  fileprivate var tagOfTab: AnyHashable? {
    switch semantics {
    case .tag(let tag): tag
    case .text, .image, .control, .container, .stack, .tabs: nil
    default: children.lazy.compactMap(\.tagOfTab).first
    }
  }
}
