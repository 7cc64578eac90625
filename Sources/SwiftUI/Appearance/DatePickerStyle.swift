/// The date picker that a style is asked to show.
nonisolated public struct DatePickerStyleConfiguration {
  public typealias Label = _StylePart<DatePickerStyleConfiguration>

  public let label: Label

  /// The date.
  @Binding public var selection: Date

  /// The first date that can be selected, if there is one.
  public let minimumDate: Date?

  /// The last date that can be selected, if there is one.
  public let maximumDate: Date?

  /// Which parts of the date are shown.
  public let displayedComponents: DatePickerComponents
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Makes the date picker that a style was asked to show.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      label: configuration.label, selection: configuration.$selection,
      bounds: DateBounds(
        first: configuration.minimumDate ?? .distantPast,
        last: configuration.maximumDate ?? .distantFuture),
      components: configuration.displayedComponents)
  }
}

/// A look for the date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInDatePickerStyle: DatePickerStyle {}

extension BuiltInDatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

nonisolated public struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}
}

nonisolated public struct CompactDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}
}

nonisolated public struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}
}

nonisolated public struct WheelDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}
}

nonisolated public struct FieldDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}
}

nonisolated public struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}

extension View {
  /// Shows the date pickers inside in a style.
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, DatePickerStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style, makeBody: style is any BuiltInDatePickerStyle ? nil : makeBody)
  }
}
