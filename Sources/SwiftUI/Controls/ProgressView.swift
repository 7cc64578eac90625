/// Shows that something goes on, or how far it has come.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  let fraction: Double?

  @MainActor public static func _update(_ view: ProgressView, _ inputs: _ViewInputs) {
    let isStyled = inputs.node.updateStyled(
      ProgressViewStyleConfiguration(
        fractionCompleted: view.fraction, label: view.label.map { _StylePart($0) },
        currentValueLabel: view.currentValueLabel.map { _StylePart($0) }))
    if isStyled { return }
    inputs.node.updateChildren { cursor in
      let name = view.fraction.map { "progress \(Int(($0 * 100).rounded()))%" } ?? "progress"
      cursor.update(Image(systemName: name), key: .slot(0))
      cursor.update(view.label, key: .slot(1))
      cursor.update(view.currentValueLabel, key: .slot(2))
    }
  }

  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value)
    -> Double?
  {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on, without a label.
  public init() where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, fraction: nil)
  }

  /// Shows that something goes on.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: nil, fraction: nil)
  }

  /// Shows that something goes on, labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), currentValueLabel: nil, fraction: nil)
  }

  /// Shows that something goes on, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(label: Text(title), currentValueLabel: nil, fraction: nil)
  }

  /// Shows how far something has come, without a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, fraction: Self.fraction(value, of: total))
  }

  /// Shows how far something has come.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentValueLabel: nil, fraction: Self.fraction(value, of: total))
  }

  /// Shows how far something has come, labelled by a localized key.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows how far something has come, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Shows how far something has come, with labels for it and its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      fraction: Self.fraction(value, of: total))
  }
}
