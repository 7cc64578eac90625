/// Reads what is on one layer of the screen: the window or a presentation, without what lies over it.
@MainActor struct ScreenReader {
  /// What is around the place being read.
  struct Surroundings {
    var groups: [String] = []
    var rowTexts: [String] = []
    var row: ViewNode?
    var place: ToolbarPlace?
    var identifier: String?
    var accessibilityLabel: String?
    var shortcut: KeyboardShortcut?
    /// Whether the next thing met is a row of a list.
    var isAtRow = false
    /// What is selected in the list around.
    var selection: ListSelection?
    /// Whether it is behind a row: in its swipe actions or its context menu.
    var isBehind = false
  }

  let layer: PresentationHost
  /// What a control has to be like not to be left out; nil where what can only be read is wanted too.
  private let wanted: ((Control) -> Bool)?
  /// Whether what is hidden is read as if it were not: by `.hidden`, by its bar, by having no bar at all.
  private let includesHidden: Bool
  private(set) var found: [Element] = []
  /// The rows in which something has been found, or left out.
  private(set) var rows: [ViewNode] = []

  /// Reads a window or the content of a presentation, top to bottom.
  static func elements(
    of layer: PresentationHost, root: ViewNode, isAsking: Bool = true,
    wanted: ((Control) -> Bool)? = nil, includesHidden: Bool = false
  ) -> [Element] {
    var reader = ScreenReader(layer: layer, wanted: wanted, includesHidden: includesHidden)
    if isAsking || layer.askingDialog == nil, let question = reader.question(root) {
      return question
    }
    if let panel = reader.filePanel(root) { return panel }
    reader.read(root, Surroundings())
    return inReadingOrder(reader.found)
  }

  /// By place in the reading order; within a place the tree's order is kept.
  private static func inReadingOrder(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices {
      let order = elements[index].order
      var place = index
      while place > 0, elements[place - 1].order > order { place -= 1 }
      if place < index { elements.insert(elements.remove(at: index), at: place) }
    }
    return elements
  }

  init(
    layer: PresentationHost, wanted: ((Control) -> Bool)? = nil, includesHidden: Bool = false
  ) {
    self.layer = layer
    self.wanted = wanted
    self.includesHidden = includesHidden
  }

  mutating func read(_ node: ViewNode, _ surroundings: Surroundings) {
    guard let semantics = node.semantics else { return readChildren(of: node, surroundings) }
    var inner: Surroundings
    switch semantics {
    case .annotation(.hidden):
      guard includesHidden else { return }
      return readChildren(of: node, surroundings)
    case .annotation(.shortcut(let shortcut)):
      inner = surroundings
      inner.shortcut = shortcut
    case .annotation(.identifier(let identifier)):
      inner = surroundings
      inner.identifier = identifier
    case .annotation(.accessibilityLabel(let label)):
      inner = surroundings
      inner.accessibilityLabel = label
    case .annotation, .tag, .tabItem, .dialog, .question, .files:
      return readChildren(of: node, surroundings)
    case .stack(let stack):
      if let top = stack.pages.last?.node { read(top, surroundings) }
      return
    case .tabs(let tabs): return read(tabs, surroundings)
    case .split(let split):
      for column in split.visibleNodes { read(column, surroundings) }
      return
    case .toolbarItem(let place):
      // A toolbar shows only where there is a bar: in a stack, or in a window of the Mac (EN-10).
      guard
        includesHidden
          || (node.navigation != nil || node.graph.policy.idiom == .mac)
            && !node.host.hides(place.bar)
      else { return }
      inner = surroundings
      inner.place = place
      inner.isAtRow = false
    case .container(let container):
      inner = surroundings
      enter(container, node, &inner)
    case .control where !surroundings.isAtRow:
      return add(node, surroundings, selecting: rowSelection(node, surroundings))
    case .text, .image, .control:
      inner = surroundings
      enterRow(node, &inner)
      add(node, inner, selecting: rowSelection(node, inner))
      if case .control = semantics { return }
      inner.identifier = nil
    }
    readChildren(of: node, inner)
  }

  private mutating func readChildren(of node: ViewNode, _ surroundings: Surroundings) {
    for child in node.children where !isOtherLayer(child) { read(child, surroundings) }
  }

  private func isOtherLayer(_ node: ViewNode) -> Bool {
    node.host.isPresentation && node.host !== layer && node.host !== node.parent?.host
  }

  private func enter(
    _ container: Container, _ node: ViewNode, _ surroundings: inout Surroundings
  ) {
    switch container.kind {
    case .list, .form:
      surroundings.isAtRow = true
      surroundings.selection = node.listSelection
    case .section:
      if let header = node.texts(in: .sectionHeader), !header.isEmpty {
        surroundings.groups.append(header)
      }
    case .sectionHeader, .sectionFooter: surroundings.isAtRow = false
    case .row, .column, .layers, .group, .scroll, .unavailable: enterRow(node, &surroundings)
    case .swipeActions, .contextMenu:
      surroundings.isAtRow = false
      surroundings.isBehind = true
    }
  }

  private mutating func add(
    _ node: ViewNode, _ surroundings: Surroundings, selecting: Control?
  ) {
    let control: Control? =
      if case .control(let control) = node.semantics { control } else { selecting }
    if wanted != nil, control == nil { return }
    if let row = surroundings.row, rows.last !== row { rows.append(row) }
    if let wanted, let control, !wanted(control) { return }
    let texts = node.texts
    var label =
      surroundings.accessibilityLabel ?? control?.title ?? texts.joined(separator: " ")
    if label.isEmpty { label = node.imageNames }
    let isUntitled = label.isEmpty
    if isUntitled { label = control?.kind.spokenName ?? "" }
    let element = Element(
      node: node, control: control, label: label, isUntitled: isUntitled,
      texts: texts, identifier: surroundings.identifier, groups: surroundings.groups,
      rowTexts: surroundings.rowTexts, row: surroundings.row, place: surroundings.place,
      shortcut: surroundings.shortcut, isEnabled: node.environment.isEnabled,
      isBehind: surroundings.isBehind,
      order: surroundings.place?.readingOrder ?? ToolbarPlace.contentOrder)
    found.append(element)
  }
}

// Tabs: the content of the selected one, and the bar.
extension ScreenReader {
  private mutating func read(_ tabs: TabHost, _ surroundings: Surroundings) {
    let entries = tabs.entries
    if let content = tabs.selected?.content { read(content, surroundings) }
    guard includesHidden || !tabs.isBarHidden else { return }
    // A tab view that pages shows no bar; its pages are within reach all the same.
    for entry in entries {
      let element = Element(
        node: entry.node,
        control: Control(kind: .tab, title: entry.label, press: { tabs.tap(entry) }),
        label: entry.label, texts: [entry.label], groups: surroundings.groups,
        isEnabled: entry.node.environment.isEnabled, order: ToolbarPlace.tabBarOrder)
      found.append(element)
    }
  }
}
