/// A tab that is left out while a condition holds.
nonisolated struct HiddenTab<Content: TabContent>: PrimitiveTabContent {
  typealias TabValue = Content.TabValue

  let content: Content
  let isHidden: Bool

  @MainActor static func _updateTabs(_ tab: HiddenTab, _ inputs: _ViewInputs) {
    inputs.node.updateChildren { cursor in
      if !tab.isHidden { cursor.update(TabContentView(content: tab.content), key: .slot(0)) }
    }
  }
}

/// A tab that can't be selected by a person while a condition holds.
nonisolated struct DisabledTab<Content: TabContent>: PrimitiveTabContent {
  typealias TabValue = Content.TabValue

  let content: Content
  let isDisabled: Bool

  @MainActor static func _updateTabs(_ tab: DisabledTab, _ inputs: _ViewInputs) {
    var environment = inputs.node.environment
    if tab.isDisabled { environment.isEnabled = false }
    inputs.node.updateChild(TabContentView(content: tab.content), environment: environment)
  }
}

extension TabContent {
  /// Leaves the tabs out while a condition holds.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: hidden)
  }

  /// Disables the tabs while a condition holds.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    DisabledTab(content: self, isDisabled: disabled)
  }
}

// What a tab bar shows beside a tab, and how a person may arrange tabs: accepted, without a node.
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }
  @_disfavoredOverload
  nonisolated public func badge<Label: StringProtocol>(
    _ label: Label?
  ) -> some TabContent<TabValue> { self }
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
}

extension TabContent {
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { self }
}

extension View {
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// Where an adaptable tab view shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How far a person may arrange a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// Where the tab view around the view shows its tabs; nil outside of one, and here always.
  public var tabBarPlacement: TabBarPlacement? { nil }
}

/// Where a tab view shows its tabs.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let topBar = TabBarPlacement(name: "topBar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static var automatic: TabPlacement { TabPlacement(name: "automatic") }
  public static var pinned: TabPlacement { TabPlacement(name: "pinned") }
  public static var sidebarOnly: TabPlacement { TabPlacement(name: "sidebarOnly") }
}
