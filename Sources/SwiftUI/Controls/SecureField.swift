/// A control in which a person types a text that is not shown.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  var actions: FieldActions?

  /// Makes a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  @MainActor public static func _update(_ view: SecureField, _ inputs: _ViewInputs) {
    if let actions = view.actions { inputs.node.properties = [actions] }
    inputs.node.updateField(
      .secureField, label: view.label, prompt: view.prompt, text: Control.Access(view.text))
  }
}

extension SecureField where Label == Text {
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
}
