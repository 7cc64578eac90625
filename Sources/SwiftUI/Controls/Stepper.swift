/// A control that steps a value up and down.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  let steps: StepperSteps

  @MainActor public static func _update(_ view: Stepper, _ inputs: _ViewInputs) {
    inputs.node.semantics = .control(
      Control(
        kind: .stepper, step: view.steps.step, canStep: view.steps.canStep,
        number: view.steps.number, range: view.steps.range))
    inputs.node.updateChild(view.label)
  }
}

/// What the two halves of a stepper do.
nonisolated struct StepperSteps {
  let step: @MainActor (_ isUp: Bool) -> Bool
  let canStep: @MainActor (_ isUp: Bool, _ count: Int) -> Bool
  let number: Control.Access<Double>?
  let range: Control.Range?

  /// Runs an action each way; a way without one is at its end.
  init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let onIncrement = onIncrement.map { viewAction($0) }
    let onDecrement = onDecrement.map { viewAction($0) }
    let onEditingChanged = viewAction(onEditingChanged)
    step = { isUp in
      guard let action = isUp ? onIncrement : onDecrement else { return false }
      onEditingChanged(true)
      action()
      onEditingChanged(false)
      return true
    }
    canStep = { isUp, _ in (isUp ? onIncrement : onDecrement) != nil }
    number = nil
    range = nil
  }

  /// Moves a value, up to the bounds if there are some.
  init<Value: Strideable>(
    _ value: Binding<Value>, bounds: ClosedRange<Value>?, by stride: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let onEditingChanged = viewAction(onEditingChanged)
    let stepped = ViewInput(SteppedValue(value: value, bounds: bounds, stride: stride))
    step = { isUp in
      guard stepped.value.canMove(isUp) else { return false }
      onEditingChanged(true)
      stepped.value.move(isUp)
      onEditingChanged(false)
      return true
    }
    canStep = { isUp, count in stepped.value.canMove(isUp, count) }
    guard StrideNumber.value(0, as: Value.self) != nil else {
      number = nil
      range = nil
      return
    }
    range = Control.Range(
      example: bounds.map { "\($0.lowerBound) to \($0.upperBound)" },
      contains: { stepped.value.canBe($0) })
    number = Control.Access(
      get: { stepped.value.number }, set: { stepped.value.setNumber($0) })
  }
}

/// A value that moves in steps between bounds.
private nonisolated struct SteppedValue<Value: Strideable> {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>?
  let stride: Value.Stride

  func canMove(_ isUp: Bool, _ count: Int = 1) -> Bool {
    guard let bounds else { return true }
    var value = value.wrappedValue
    for _ in 0..<count {
      guard isUp ? value < bounds.upperBound : value > bounds.lowerBound else { return false }
      value = moved(value, isUp)
    }
    return true
  }

  func move(_ isUp: Bool) {
    value.wrappedValue = moved(value.wrappedValue, isUp)
  }

  /// The last step is as short as the bounds make it.
  private func moved(_ value: Value, _ isUp: Bool) -> Value {
    let new = value.advanced(by: isUp ? stride : -stride)
    return bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
  }

  /// Whether a typed text is a number of this type within the bounds.
  func canBe(_ text: String) -> Bool {
    guard let number = Double(text), let new = StrideNumber.value(number, as: Value.self) else {
      return false
    }
    if new is any BinaryInteger, number != number.rounded() { return false }
    return bounds?.contains(new) ?? true
  }

  var number: Double { StrideNumber.number(value.wrappedValue) ?? 0 }

  func setNumber(_ number: Double) {
    guard let new = StrideNumber.value(number, as: Value.self) else { return }
    value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
  }
}

extension Stepper {
  /// Makes a stepper of two actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = StepperSteps(
      onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of two actions.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = StepperSteps(value, bounds: nil, by: step, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = StepperSteps(value, bounds: bounds, by: step, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds; the older order of arguments.
  @_disfavoredOverload
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
