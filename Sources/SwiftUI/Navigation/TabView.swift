/// Views of which a person selects one by its tab (NV-23 to NV-26).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  @MainActor public static func _update(_ view: TabView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let tabs = host(of: node)
    if let selection = view.selection {
      let value = node.track { selection.wrappedValue }
      tabs.takesTag = { $0.base is SelectionValue }
      tabs.isSelected = { tag in (tag.base as? SelectionValue) == value }
      tabs.select = { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
      tabs.forgetChoice()
    }
    tabs.isUpdating = true
    node.updateChild(view.content)
    tabs.isUpdating = false
    tabs.show()
  }

  @MainActor private static func host(of node: ViewNode) -> TabHost {
    if case .tabs(let tabs) = node.semantics { return tabs }
    let tabs = TabHost(node: node)
    node.semantics = .tabs(tabs)
    return tabs
  }
}

extension TabView {
  /// Makes a tab view whose selection is the caller's: the tag of the tab shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// Makes a tab view of tabs with values, whose selection is the caller's.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentView<Tabs>, Tabs.TabValue == SelectionValue {
    self.init(selection: selection, content: TabContentView(content: content()))
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that keeps its own selection.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Makes a tab view of tabs without values, which keeps its own selection.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where Content == TabContentView<Tabs>, Tabs.TabValue == Never {
    self.init(selection: nil, content: TabContentView(content: content()))
  }
}

/// A view with what stands for it in a tab bar; its content is made when the tab is first selected (ST-13).
///
/// Where nothing but the content may say which value selects the tab, it is made at once, to be looked into.
nonisolated package struct TabItemView<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  var tag: AnyHashable?
  var isHidden = false

  @MainActor package static func _update(_ view: TabItemView, _ inputs: _ViewInputs) {
    let node = inputs.node
    guard let tabs = node.tabs else {
      // Outside a tab view the modifier says nothing.
      return node.updateChild(view.content)
    }
    let item = TabItemMemory.of(node, tabs)
    item.tag = view.tag ?? (view.content as? any Tagged)?.tagValue
    item.isHidden = view.isHidden
    node.semantics = .tabItem(item)
    let isLookedInto = item.tag == nil && tabs.isSelected != nil && !node.isTagged(outside: tabs)
    node.updateChildren { cursor in
      cursor.update(view.label, key: .slot(0))
      if item.isVisited || isLookedInto {
        cursor.update(view.content, key: .slot(1), host: item.host)
      }
    }
    item.settle(tabs)
  }
}

/// What a tab keeps from one evaluation to the next.
package final class TabItemMemory: @unchecked Sendable {
  let host: PresentationHost
  var tag: AnyHashable?
  var isHidden = false

  /// Whether the tab has been selected, so that its content is there.
  var isVisited = false

  private var isNew = true

  private init(_ host: PresentationHost) {
    self.host = host
    host.isCovered = true
  }

  static func of(_ node: ViewNode, _ tabs: TabHost) -> TabItemMemory {
    if let memory = node.properties.first as? TabItemMemory { return memory }
    let memory = TabItemMemory(
      PresentationHost(kind: .page, parent: node.host, graph: node.graph))
    node.properties.append(memory)
    node.onRemove.append { [weak tabs] in
      guard let tabs else { return }
      // By then the tab view may be gone too.
      tabs.node.graph.enqueue { [weak node = tabs.node] in
        if node?.isAttached ?? false { tabs.show() }
      }
    }
    return memory
  }

  /// A tab that came or went without its tab view being evaluated may change which one is shown.
  func settle(_ tabs: TabHost) {
    guard isNew else { return }
    isNew = false
    let node = tabs.node
    guard !tabs.isUpdating else { return }
    node.graph.enqueue { if node.isAttached { tabs.show() } }
  }
}

extension ViewNode {
  /// Whether a tag that the tab view selects by is said of the tab from outside.
  ///
  /// The id of a row does not settle it: a tag in the content counts before it.
  fileprivate func isTagged(outside tabs: TabHost) -> Bool {
    var node = self
    while let parent = node.parent {
      switch parent.semantics {
      case .tag(let tag) where tabs.takesTag(tag): return true
      case .tabs: return false
      default: node = parent
      }
    }
    return false
  }

  /// The tab view whose tab this place may be.
  fileprivate var tabs: TabHost? {
    for ancestor in ancestors {
      switch ancestor.semantics {
      case .tabs(let tabs): return tabs
      case .tabItem, .stack, .control, .container: return nil
      default: break
      }
    }
    return nil
  }
}

extension View {
  /// Says what stands for the view in the tab bar of the tab view it is in.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}
