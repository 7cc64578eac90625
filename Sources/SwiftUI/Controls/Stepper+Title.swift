extension Stepper where Label == Text {
  /// Makes a stepper of two actions, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of two actions, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value, labelled by a localized key.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds, labelled by a localized key.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Makes a stepper of a value that a format style writes; the value is not shown beside it here.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds that a format style writes.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value that a format style writes, labelled by a localized key.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds that a format style writes, labelled by a localized key.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}
