/// A look for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The toggle that a style is asked to show.
nonisolated public struct ToggleStyleConfiguration {
  public typealias Label = _StylePart<ToggleStyleConfiguration>

  /// The label of the toggle.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle stands for values that differ.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A style of the framework's own, which shows the label and nothing else.
protocol BuiltInToggleStyle: ToggleStyle {}

extension BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> Toggle<Configuration.Label> {
    Toggle(configuration)
  }
}

nonisolated public struct DefaultToggleStyle: BuiltInToggleStyle {
  public init() {}
}

nonisolated public struct SwitchToggleStyle: BuiltInToggleStyle {
  public init() {}
  public init(tint: Color) {}
}

nonisolated public struct ButtonToggleStyle: BuiltInToggleStyle {
  public init() {}
}

nonisolated public struct CheckboxToggleStyle: BuiltInToggleStyle {
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Shows the toggles inside in a style.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, ToggleStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style,
      makeBody: style is any BuiltInToggleStyle ? nil : makeBody)
  }
}
