/// A menu in the system's menu bar; there is none here, so that it never opens.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  @MainActor public func _makeRoot() -> AnyView? { nil }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// What opens from the menu bar.
public protocol MenuBarExtraStyle: Sendable {}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  public func menuBarExtraStyle<Style: MenuBarExtraStyle>(_ style: Style) -> some Scene { self }
}
