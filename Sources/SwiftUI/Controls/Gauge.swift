/// Shows a value within bounds.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let markedValueLabels: MarkedValueLabels?
  let fraction: Double

  @MainActor public static func _update(_ view: Gauge, _ inputs: _ViewInputs) {
    let isStyled = inputs.node.updateStyled(
      GaugeStyleConfiguration(
        value: view.fraction, label: _StylePart(view.label),
        currentValueLabel: view.currentValueLabel.map { _StylePart($0) },
        minimumValueLabel: view.minimumValueLabel.map { _StylePart($0) },
        maximumValueLabel: view.maximumValueLabel.map { _StylePart($0) },
        markedValueLabels: view.markedValueLabels.map { _StylePart($0) }))
    if isStyled { return }
    inputs.node.updateChildren { cursor in
      let share = Int((view.fraction * 100).rounded())
      cursor.update(Image(systemName: "gauge \(share)%"), key: .slot(0))
      cursor.update(view.label, key: .slot(1))
      cursor.update(view.currentValueLabel, key: .slot(2))
      cursor.update(view.minimumValueLabel, key: .slot(3))
      cursor.update(view.maximumValueLabel, key: .slot(4))
      cursor.update(view.markedValueLabels, key: .slot(5))
    }
  }

  /// How far a value is from the lower to the upper bound, between 0 and 1.
  fileprivate static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>
  ) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
  }
}

extension Gauge {
  /// Shows a value with labels for it, its bounds and some values between.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels(), fraction: Self.fraction(value, in: bounds))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Shows a value with labels for it and its bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: nil, fraction: Self.fraction(value, in: bounds))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Shows a value with labels for it and some others.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: nil,
      maximumValueLabel: nil, markedValueLabels: markedValueLabels(),
      fraction: Self.fraction(value, in: bounds))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value with a label for it.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: nil,
      maximumValueLabel: nil, markedValueLabels: nil, fraction: Self.fraction(value, in: bounds))
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Shows a value with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentValueLabel: nil, minimumValueLabel: nil, maximumValueLabel: nil,
      markedValueLabels: nil, fraction: Self.fraction(value, in: bounds))
  }
}
