/// A control in which a person types a text.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  let entry: TextEntry
  var actions: FieldActions?

  @inline(__always)
  @MainActor public static func _update(_ view: TextField, _ inputs: _ViewInputs) {
    if let actions = view.actions { inputs.node.properties = [actions] }
    inputs.node.updateField(
      .textField, label: view.label, prompt: view.prompt, text: view.entry.access(inputs.node),
      canBeMissing: view.entry.canBeMissing)
  }
}

extension ViewNode {
  /// Makes this place a field; one without a label is known by its prompt.
  @MainActor func updateField(
    _ kind: Control.Kind, label: some View, prompt: Text?, text: Control.Access<String>,
    canBeMissing: Bool = false
  ) {
    updateChild(label)
    semantics = .control(
      Control(
        kind: kind, title: prompt.flatMap { texts.allSatisfy(\.isEmpty) ? $0.string : nil },
        text: typed(text), canBeMissing: canBeMissing))
  }

  /// Text that a person types: who types into a field has the keyboard there.
  func typed(_ text: Control.Access<String>) -> Control.Access<String> {
    Control.Access(
      get: text.get,
      set: { [reference] newText in
        reference.node?.focus()
        text.set(newText)
      })
  }
}

extension TextField {
  /// Makes a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, entry: TextEntry(text))
  }

  /// Makes a field that grows along an axis, with a label of its own.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, entry: TextEntry(text))
  }

  /// Makes a field for a value that a format style writes and reads, with a label of its own.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, entry: TextEntry(value, format))
  }

  /// Makes a field for a value that may be missing, with a label of its own.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, entry: TextEntry(value, format))
  }

  /// Makes a field for a value that a formatter writes and reads, with a label of its own.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, entry: TextEntry(value, formatter))
  }
}

extension TextField where Label == Text {
  /// Makes a field labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a prompt, labelled by a localized key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a prompt, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field that grows along an axis, labelled by a localized key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field that grows along an axis, labelled by a string.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
