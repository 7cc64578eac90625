/// How a tab view looks.
public protocol TabViewStyle {}

/// The platform's own look.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages that a person swipes through.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Tabs in a bar at the top or bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

/// Tabs in a bar or a sidebar, as a person likes.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Pages that a person swipes through from top to bottom.
public struct VerticalPageTabViewStyle: TabViewStyle {
  public init() {}
}

/// Tabs in a box.
public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

// How a tab view looks: accepted, without a node.
extension View {
  nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}
