// What a view says of its window or of a palette: accepted, without a node.
extension View {
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility)
    -> some View
  { self }
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?)
    -> some View
  { self }
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}

/// Whether the toolbar of a full screen is seen.
public struct WindowToolbarFullScreenVisibility: Sendable {
  public static let automatic = WindowToolbarFullScreenVisibility()
  public static let visible = WindowToolbarFullScreenVisibility()
  public static let onHover = WindowToolbarFullScreenVisibility()
}

/// How a palette shows what is selected.
public struct PaletteSelectionEffect: Equatable, Sendable {
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect() }
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect() }
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect()
  }
}

extension Image {
  /// How bright an image may get.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

extension EnvironmentValues {
  /// How bright images may get, if that is said.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
}
