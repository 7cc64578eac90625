/// A control that moves a value along a line.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  let label: Label
  let minimumLabel: ValueLabel?
  let maximumLabel: ValueLabel?
  let number: Control.Access<Double>
  let step: @MainActor (_ isUp: Bool) -> Bool
  let canStep: @MainActor (_ isUp: Bool, _ count: Int) -> Bool
  let range: Control.Range

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, bounds: ClosedRange<Value>, step stride: Value?,
    labels: (Label, ValueLabel?, ValueLabel?),
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let onEditingChanged = viewAction(onEditingChanged)
    (label, minimumLabel, maximumLabel) = labels
    let sliding = ViewInput(SlidingValue(value: value, bounds: bounds, stride: stride))
    let set: @MainActor (Double) -> Void = { number in
      onEditingChanged(true)
      sliding.value.set(number)
      onEditingChanged(false)
    }
    number = Control.Access(get: { Double(sliding.value.value.wrappedValue) }, set: set)
    step = { isUp in
      guard let next = sliding.value.next(isUp) else { return false }
      set(next)
      return true
    }
    canStep = { isUp, count in sliding.value.canMove(isUp, count) }
    range = Control.Range(
      example: "\(bounds.lowerBound) to \(bounds.upperBound)",
      contains: { sliding.value.canBe($0) })
  }

  @MainActor public static func _update(_ view: Slider, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .control(
      Control(
        kind: .slider, step: view.step, canStep: view.canStep, number: view.number,
        range: view.range))
    node.updateChildren { cursor in
      cursor.update(view.label, key: .slot(0))
      // The labels of the ends are no part of the name.
      cursor.update(
        AnnotatedView(content: view.minimumLabel, annotation: .hidden), key: .slot(1))
      cursor.update(
        AnnotatedView(content: view.maximumLabel, annotation: .hidden), key: .slot(2))
    }
  }
}

/// A value that moves along a line.
private nonisolated struct SlidingValue<Value: BinaryFloatingPoint> {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>
  let stride: Value?

  /// Where a step leads; nil at the end of the line.
  func next(_ isUp: Bool) -> Double? {
    next(after: value.wrappedValue, isUp).map { Double($0) }
  }

  func canMove(_ isUp: Bool, _ count: Int) -> Bool {
    var value = value.wrappedValue
    for _ in 0..<count {
      guard let next = next(after: value, isUp) else { return false }
      value = snapped(next)
    }
    return true
  }

  /// Whether a typed text is a number within the bounds.
  func canBe(_ text: String) -> Bool {
    Double(text).map { bounds.contains(Value($0)) } ?? false
  }

  private func next(after old: Value, _ isUp: Bool) -> Value? {
    // Without a step of its own a slider moves by a tenth of its length, as assistive technologies move it.
    let distance = stride ?? (bounds.upperBound - bounds.lowerBound) / 10
    if isUp ? old >= bounds.upperBound : old <= bounds.lowerBound { return nil }
    return isUp ? old + distance : old - distance
  }

  func set(_ number: Double) {
    value.wrappedValue = snapped(Value(number))
  }

  private func snapped(_ number: Value) -> Value {
    var new = number
    if let stride, stride > 0 {
      new = bounds.lowerBound + ((new - bounds.lowerBound) / stride).rounded() * stride
    }
    return min(max(new, bounds.lowerBound), bounds.upperBound)
  }
}

extension Slider {
  /// Makes a slider with labels for itself and its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: nil,
      labels: (label(), minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with labels for itself and its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: Value(step),
      labels: (label(), minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: nil, labels: (label(), nil, nil),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: Value(step), labels: (label(), nil, nil),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: nil, labels: (EmptyView(), nil, nil),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: Value(step), labels: (EmptyView(), nil, nil),
      onEditingChanged: onEditingChanged)
  }
}

// The older order of the arguments.
extension Slider {
  /// Makes a slider with labels for itself and its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: nil, labels: (label(), minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with labels for itself and its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds: bounds, step: Value(step),
      labels: (label(), minimumValueLabel, maximumValueLabel), onEditingChanged: onEditingChanged)
  }
}
