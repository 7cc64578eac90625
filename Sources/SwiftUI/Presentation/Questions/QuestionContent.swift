/// What an alert or a confirmation dialog says of itself, besides its actions and its message.
package struct Question {
  package let title: String

  /// Whether a person sees the title (AL-15).
  package let isTitleVisible: Bool

  /// Whether a person is warned that what is asked can do great harm.
  package let isCritical: Bool

  /// The name of the image beside the title, if any.
  package let icon: String?
}

/// The content of an alert or a confirmation dialog.
nonisolated struct QuestionContent<Actions: View, Message: View>: PrimitiveView {
  let style: PresentationRequest.Style
  let title: Text
  let titleVisibility: Visibility
  let actions: Actions
  let message: Message

  @MainActor static func _update(_ view: QuestionContent, _ inputs: _ViewInputs) {
    let node = inputs.node
    let isMac = node.graph.policy.idiom == .mac
    node.semantics = .question(
      Question(
        title: view.title.string,
        isTitleVisible: view.style == .alert || view.titleVisibility == .visible
          || isMac && view.titleVisibility == .automatic,
        isCritical: isMac && node.environment.dialogSeverity == .critical,
        icon: isMac ? node.environment.dialogIcon?.name : nil))
    node.updateChildren { cursor in
      cursor.update(DialogContent(content: view.message, part: .message), key: .slot(0))
      cursor.update(DialogContent(content: view.actions, part: .actions), key: .slot(1))
      if isMac, let suppression = node.environment.dialogSuppression {
        cursor.update(
          DialogContent(
            content: Toggle(isOn: suppression.isSuppressed) { suppression.title },
            part: .actions), key: .slot(2))
      }
    }
  }
}

/// The actions or the message of a dialog that is up.
nonisolated package struct DialogContent<Content: View>: PrimitiveView {
  let content: Content
  let part: DialogPart

  @MainActor package static func _update(_ view: DialogContent, _ inputs: _ViewInputs) {
    inputs.node.semantics = .dialog(view.part)
    inputs.node.updateChild(view.content)
  }
}

/// A part of a dialog.
package enum DialogPart: Sendable {
  case actions
  case message
}

extension View {
  /// Asks a question while a flag is true and its parts are given; what it is about stays as it was when it came up.
  nonisolated func asking<Data, Actions: View, Message: View>(
    _ style: PresentationRequest.Style, _ title: Text, _ titleVisibility: Visibility = .automatic,
    isPresented: Binding<Bool>, about data: Data, actions: Actions?, message: Message?
  ) -> some View {
    var content: WishedContent?
    if let actions, let message {
      content = TypedWishedContent(subject: PresentedSubject(data)) {
        QuestionContent(
          style: style, title: title, titleVisibility: titleVisibility, actions: actions,
          message: message)
      }
    }
    return PresentingView(
      base: self, style: style, contentType: QuestionContent<Actions, Message>.self,
      source: FlagSource(isPresented, content), onDismiss: nil)
  }
}

extension Binding {
  /// Whether there is a value; false takes it away.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { self.wrappedValue != nil },
      set: { isPresent in if !isPresent { self.wrappedValue = nil } })
  }
}
