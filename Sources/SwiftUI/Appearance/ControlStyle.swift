// Built-in styles that differ in looks alone: accepted, without a node. Styles of an app's own are not modelled here.

/// The look of a menu.
public protocol MenuStyle: Sendable {}

public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}

public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
}

/// The look of a group of controls.
public protocol ControlGroupStyle: Sendable {}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    self
  }
}
