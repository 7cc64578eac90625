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

/// The look of a gauge.
public protocol GaugeStyle: Sendable {}

public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension View {
  nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
}
