/// The menu that a style is asked to show.
nonisolated public struct MenuStyleConfiguration {
  public typealias Label = _StylePart<MenuStyleConfiguration>
  public typealias Content = _StylePart<MenuStyleConfiguration>

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style was asked to show.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// A look for the menus.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInMenuStyle: MenuStyle {}

extension BuiltInMenuStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

nonisolated public struct DefaultMenuStyle: BuiltInMenuStyle {
  public init() {}
}

nonisolated public struct ButtonMenuStyle: BuiltInMenuStyle {
  public init() {}
}

nonisolated public struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension View {
  /// Shows the menus inside in a style.
  nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, MenuStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style, makeBody: style is any BuiltInMenuStyle ? nil : makeBody)
  }
}
