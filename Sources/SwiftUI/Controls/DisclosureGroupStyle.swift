/// The group that a style is asked to show.
nonisolated public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StylePart<DisclosureGroupStyleConfiguration>
  public typealias Content = _StylePart<DisclosureGroupStyleConfiguration>

  public let label: Label
  public let content: Content

  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Makes the group that a style was asked to show.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A look for the groups that open.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInDisclosureGroupStyle: DisclosureGroupStyle {}

extension BuiltInDisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(configuration)
  }
}

nonisolated public struct AutomaticDisclosureGroupStyle: BuiltInDisclosureGroupStyle {
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension View {
  /// Shows the groups that open inside in a style.
  nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  {
    let makeBody: @MainActor (Style, DisclosureGroupStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style,
      makeBody: style is any BuiltInDisclosureGroupStyle ? nil : makeBody)
  }
}
