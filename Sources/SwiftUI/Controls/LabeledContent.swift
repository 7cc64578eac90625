/// A value with a label before it.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Puts a label of its own before content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @inline(__always)
  @MainActor public static func _update(_ view: LabeledContent, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(.row))
    let isStyled = inputs.node.updateStyled(
      LabeledContentStyleConfiguration(
        label: _StylePart(view.label), content: _StylePart(view.content)))
    if isStyled { return }
    inputs.node.updateChildren { cursor in
      cursor.update(view.label, key: .slot(0))
      cursor.update(view.content, key: .slot(1))
    }
  }
}

extension LabeledContent where Label == Text {
  /// Puts a localized key before content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Puts a string before content.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Puts a localized key before a string.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(titleKey) { Text(value) }
  }

  /// Puts a string before a string.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Puts a localized key before a value as a format style writes it.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Puts a string before a value as a format style writes it.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
