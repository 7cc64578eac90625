/// The older container of pages, which keeps its path to itself.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack of pages.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    var stack = NavigationStack { content }
    stack.isOlder = true
    return stack
  }
}

/// How the older container looks.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

// How the container looks: accepted, without a node.
extension View {
  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style
  ) -> some View { self }
}
