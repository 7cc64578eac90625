/// The form that a style is asked to show.
nonisolated public struct FormStyleConfiguration {
  public typealias Content = _StylePart<FormStyleConfiguration>

  public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form that a style was asked to show.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// A look for the forms.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInFormStyle: FormStyle {}

extension BuiltInFormStyle {
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

nonisolated public struct AutomaticFormStyle: BuiltInFormStyle {
  public init() {}
}

nonisolated public struct ColumnsFormStyle: BuiltInFormStyle {
  public init() {}
}

nonisolated public struct GroupedFormStyle: BuiltInFormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Shows the forms inside in a style.
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, FormStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style, makeBody: style is any BuiltInFormStyle ? nil : makeBody)
  }
}
