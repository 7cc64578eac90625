/// A style of the framework's own, which shows the label and nothing else.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {}

extension BuiltInButtonStyle {
  public func makeBody(configuration: Configuration) -> Button<Configuration.Label> {
    Button(configuration)
  }
}

nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct PlainButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct LinkButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct AccessoryBarButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct GlassButtonStyle: BuiltInButtonStyle {
  public init() {}
}

nonisolated public struct GlassProminentButtonStyle: BuiltInButtonStyle {
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle {
    AccessoryBarButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
