/// The menu that the title of a page opens to.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _updateToolbar(_ menu: ToolbarTitleMenu, _ inputs: _ViewInputs) {
    inputs.node.semantics = .toolbarItem(.title)
    inputs.node.updateChild(menu.content)
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Makes a menu of what the system puts there: nothing here.
  public init() {
    self.init { EmptyView() }
  }
}

/// An item that the system has for a toolbar, put to a place: what it does is done elsewhere.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public static func _updateToolbar(
    _ item: DefaultToolbarItem, _ inputs: _ViewInputs
  ) {}
}

/// An item that the system has for toolbars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// How a tab bar makes room.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How a search field in a toolbar makes room.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What a toolbar does while a person searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var avoidHidingContent: Self { Self(name: "avoidHidingContent") }
}

extension View {
  /// Adds a menu to the title of the page; it is always open.
  nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// Puts a view over the tab bar of the tab view.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { LayeredView(content: self, layer: content()) }

  /// Takes an item of the system's out of the toolbar; there are none here.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle)
    -> some View
  { self }
}

extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }
}
