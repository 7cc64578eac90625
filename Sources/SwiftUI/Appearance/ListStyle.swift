// Built-in styles that differ in looks alone: accepted, without a node. Styles of an app's own are not modelled here.

/// The look of a list.
public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle {
  public init() {}
}

public struct PlainListStyle: ListStyle {
  public init() {}
}

public struct GroupedListStyle: ListStyle {
  public init() {}
}

public struct InsetListStyle: ListStyle {
  public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

public struct SidebarListStyle: ListStyle {
  public init() {}
}

public struct BorderedListStyle: ListStyle {
  public init() {}
}

public struct EllipticalListStyle: ListStyle {
  public init() {}
}

public struct CarouselListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension View {
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
}
