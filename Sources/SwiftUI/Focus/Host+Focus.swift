// The keyboard, for who drives the app.
extension Host {
  /// The field that has the keyboard.
  package var focusedField: ViewNode? {
    graph.focus.field.flatMap { $0.canHoldFocus ? $0 : nil }
  }

  /// Whether the return key has an action in the field that has the keyboard.
  package var canSubmit: Bool { focusedField?.submit != nil }

  /// Presses return in the field that has the keyboard.
  ///
  /// The actions run first; a field that they have not left gives the keyboard up.
  package func submit() {
    guard let field = focusedField else { return }
    graph.focus.isClaimed = false
    field.submit?()
    update()
    if graph.focus.field === field, !graph.focus.isClaimed { graph.focus.resign() }
  }
}

extension ViewNode {
  /// Gives this field the keyboard, as a person does who types into it.
  @MainActor package func focus() {
    graph.focus.take(self)
  }
}
