/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {
  /// What the style comes down to in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style as it is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve of a primitive style")  // Apple's primitive styles trap here too.
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style relative to that of the surroundings.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
  public static let quinary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A blurred background.
public struct Material: ShapeStyle, CustomStringConvertible {
  public static let ultraThin = Material(description: "ultraThinMaterial")
  public static let thin = Material(description: "thinMaterial")
  public static let regular = Material(description: "regularMaterial")
  public static let thick = Material(description: "thickMaterial")
  public static let ultraThick = Material(description: "ultraThickMaterial")
  public static let bar = Material(description: "bar")

  public let description: String
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
  public static var bar: Material { Material.bar }
}

/// The style of the foreground here.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

/// The style of the background here.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

/// The tint here.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of fills.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public init<Style: ShapeStyle>(_ style: Style) {}
}

/// A shadow drawn into a style.
public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// How colours that lie over each other mix.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
