/// The progress that a style is asked to show.
nonisolated public struct ProgressViewStyleConfiguration {
  public typealias Label = _StylePart<ProgressViewStyleConfiguration>
  public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration>

  /// How far it has come, between 0 and 1; nil where that is not known.
  public let fractionCompleted: Double?

  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes the progress view that a style was asked to show.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      fraction: configuration.fractionCompleted)
  }
}

/// A look for the progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInProgressViewStyle: ProgressViewStyle {}

extension BuiltInProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

nonisolated public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  public init() {}
}

nonisolated public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Shows the progress views inside in a style.
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, ProgressViewStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style, makeBody: style is any BuiltInProgressViewStyle ? nil : makeBody)
  }
}
