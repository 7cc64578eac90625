/// The gauge that a style is asked to show.
nonisolated public struct GaugeStyleConfiguration {
  public typealias Label = _StylePart<GaugeStyleConfiguration>
  public typealias CurrentValueLabel = _StylePart<GaugeStyleConfiguration>
  public typealias MinimumValueLabel = _StylePart<GaugeStyleConfiguration>
  public typealias MaximumValueLabel = _StylePart<GaugeStyleConfiguration>
  public typealias MarkedValueLabels = _StylePart<GaugeStyleConfiguration>

  /// How far the value is from the lower to the upper bound, between 0 and 1.
  public let value: Double

  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  let markedValueLabels: MarkedValueLabels?
}

/// A look for the gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// The view of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the framework's own, which only differs in looks.
protocol BuiltInGaugeStyle: GaugeStyle {}

extension BuiltInGaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Gauge(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    } minimumValueLabel: {
      configuration.minimumValueLabel
    } maximumValueLabel: {
      configuration.maximumValueLabel
    } markedValueLabels: {
      configuration.markedValueLabels
    }
  }
}

nonisolated public struct DefaultGaugeStyle: BuiltInGaugeStyle {
  public init() {}
}

nonisolated public struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle {
  public init() {}
}

nonisolated public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle {
  public init() {}
}

nonisolated public struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle {
  public init() {}
}

nonisolated public struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle {
  public init() {}
}

nonisolated public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle {
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension View {
  /// Shows the gauges inside in a style.
  nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    let makeBody: @MainActor (Style, GaugeStyleConfiguration) -> Style.Body = {
      $0.makeBody(configuration: $1)
    }
    return StyledView(
      content: self, style: style, makeBody: style is any BuiltInGaugeStyle ? nil : makeBody)
  }
}
