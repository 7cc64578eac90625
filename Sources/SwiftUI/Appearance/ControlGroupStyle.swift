/// The group of controls that a style is asked to show.
nonisolated public struct ControlGroupStyleConfiguration {
  public typealias Label = _StylePart<ControlGroupStyleConfiguration>
  public typealias Content = _StylePart<ControlGroupStyleConfiguration>

  public let content: Content
  public let label: Label
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes the group that a style was asked to show.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// A look for the groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInControlGroupStyle: ControlGroupStyle {}

extension BuiltInControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

nonisolated public struct AutomaticControlGroupStyle: BuiltInControlGroupStyle {
  public init() {}
}

nonisolated public struct NavigationControlGroupStyle: BuiltInControlGroupStyle {
  public init() {}
}

nonisolated public struct MenuControlGroupStyle: BuiltInControlGroupStyle {
  public init() {}
}

nonisolated public struct CompactMenuControlGroupStyle: BuiltInControlGroupStyle {
  public init() {}
}

nonisolated public struct PaletteControlGroupStyle: BuiltInControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Shows the groups of controls inside in a style.
  nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, ControlGroupStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style,
      makeBody: style is any BuiltInControlGroupStyle ? nil : makeBody)
  }
}
