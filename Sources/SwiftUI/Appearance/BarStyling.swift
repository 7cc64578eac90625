// How navigation bars and toolbars look: accepted, without a node.
extension View {
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  nonisolated public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }
}

/// The bar of a page.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// A bar of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(name: "bottomOrnament") }
}

/// How large the title of a toolbar is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var large: Self { Self(name: "large") }
  public static var inlineLarge: Self { Self(name: "inlineLarge") }
  public static var inline: Self { Self(name: "inline") }
}
