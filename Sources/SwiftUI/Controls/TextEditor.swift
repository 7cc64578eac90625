/// A control in which a person types a long text.
nonisolated public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  /// Makes an editor of a text; it has no label of its own.
  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public static func _update(_ view: TextEditor, _ inputs: _ViewInputs) {
    inputs.node.semantics = .control(
      Control(kind: .textField, text: inputs.node.typed(Control.Access(view.text))))
  }
}
