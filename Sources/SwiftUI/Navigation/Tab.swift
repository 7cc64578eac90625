/// What a tab is for, beyond its content.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab that searches; it is called Search where it has no label.
  public static var search: TabRole { TabRole(name: "search") }
}

/// A tab: a value that selects it, what stands for it in the tab bar, and its content.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value

  let tag: AnyHashable?
  let content: Content
  let label: Label

  @MainActor public static func _updateTabs(_ tab: Tab, _ inputs: _ViewInputs) {
    inputs.node.updateChild(TabItemView(content: tab.content, label: tab.label, tag: tab.tag))
  }
}

extension Tab {
  /// Makes a tab with a value and a label of its own.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }

  /// Makes a tab with an optional value's value and a label of its own.
  public init<Wrapped: Hashable>(
    value: Wrapped, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == Wrapped? {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Makes a tab without a value, with a label of its own.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: nil, content: content(), label: label())
  }
}

/// What stands for a tab made of a title and a symbol.
public typealias DefaultTabLabel = SwiftUI.Label<Text, Image>

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a value, labelled by a localized key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a value, labelled by a string and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab with a value, labelled by a localized key and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(), label: Label(titleKey, image: image))
  }

  /// Makes a tab with an optional value's value, labelled by a localized key and a symbol.
  public init<Wrapped: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a value and a role, which labels it.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: Label("Search", systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab without a value, labelled by a localized key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab without a value, labelled by a string and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Makes a tab without a value, with a role, which labels it.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      tag: nil, content: content(), label: Label("Search", systemImage: "magnifyingglass"))
  }
}

/// Tabs that belong together; a tab bar shows them side by side.
nonisolated public struct TabSection<Header: View, Tabs: TabContent, Footer: View>:
  PrimitiveTabContent
{
  public typealias TabValue = Tabs.TabValue

  let tabs: Tabs

  @MainActor public static func _updateTabs(_ section: TabSection, _ inputs: _ViewInputs) {
    inputs.node.updateChild(TabContentView(content: section.tabs))
  }
}

extension TabSection where Footer == EmptyView {
  /// Makes a section of tabs with a header.
  public init<Value: Hashable>(
    @TabContentBuilder<Value> content: () -> Tabs, @ViewBuilder header: () -> Header
  ) where Value == Tabs.TabValue {
    self.init(tabs: content())
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Makes a section of tabs.
  public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Tabs)
  where Value == Tabs.TabValue {
    self.init(tabs: content())
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Makes a section of tabs headed by a localized key.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Tabs
  ) where Value == Tabs.TabValue {
    self.init(tabs: content())
  }

  /// Makes a section of tabs headed by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, @TabContentBuilder<Value> content: () -> Tabs
  ) where Value == Tabs.TabValue {
    self.init(tabs: content())
  }
}

extension TabContent {
  /// Adds actions to a section of a sidebar, which there is none of here.
  nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions)
    -> some TabContent<TabValue>
  { self }
}
