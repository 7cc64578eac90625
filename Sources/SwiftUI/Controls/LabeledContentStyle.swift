/// The labelled content that a style is asked to show.
nonisolated public struct LabeledContentStyleConfiguration {
  public typealias Label = _StylePart<LabeledContentStyleConfiguration>
  public typealias Content = _StylePart<LabeledContentStyleConfiguration>

  public let label: Label
  public let content: Content
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes the labelled content that a style was asked to show.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A look for the labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInLabeledContentStyle: LabeledContentStyle {}

extension BuiltInLabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

nonisolated public struct AutomaticLabeledContentStyle: BuiltInLabeledContentStyle {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  /// Shows the labelled content inside in a style.
  nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style)
    -> some View
  {
    let makeBody: @MainActor (Style, LabeledContentStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style,
      makeBody: style is any BuiltInLabeledContentStyle ? nil : makeBody)
  }
}
