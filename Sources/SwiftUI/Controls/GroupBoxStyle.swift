/// The box that a style is asked to show.
nonisolated public struct GroupBoxStyleConfiguration {
  public typealias Label = _StylePart<GroupBoxStyleConfiguration>
  public typealias Content = _StylePart<GroupBoxStyleConfiguration>

  public let label: Label
  public let content: Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style was asked to show.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// A look for the boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInGroupBoxStyle: GroupBoxStyle {}

extension BuiltInGroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
  }
}

nonisolated public struct DefaultGroupBoxStyle: BuiltInGroupBoxStyle {
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Shows the boxes inside in a style.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, GroupBoxStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style, makeBody: style is any BuiltInGroupBoxStyle ? nil : makeBody)
  }
}
