/// A view that asks before a person's dismissal, where the platform asks (PM-15, PM-16).
nonisolated package struct DismissalDialogView<Content: View, Actions: View, Message: View>:
  PrimitiveView
{
  let content: Content
  let dialog: DismissalDialog
  let actions: Actions
  let message: Message

  @MainActor package static func _update(_ view: DismissalDialogView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let host = node.host.layer
    node.semantics = .annotation(.dismissalDialog(view.dialog))
    if node.isNew { host.contribute(node) }
    let isAsking = host.askingDialog === node
    node.updateChildren { cursor in
      cursor.updatePart(view.content, key: .slot(0))
      guard isAsking else { return }
      cursor.update(
        DialogContent(content: view.actions, part: .actions), key: .slot(1))
      cursor.update(
        DialogContent(content: view.message, part: .message), key: .slot(2))
    }
  }
}

extension PresentationHost {
  /// The question to be asked before a person's dismissal, if one is declared and wanted now.
  private var wantedDialog: ViewNode? {
    contributions.first { node in
      guard node.host.isOnScreen, case .annotation(.dismissalDialog(let dialog)) = node.semantics
      else { return false }
      return dialog.shouldPresent
    }
  }

  /// Whether the system asks, and there is something to ask before a person's dismissal.
  package var wantsToAsk: Bool {
    (graph.policy.idiom == .mac || graph.policy.system == .ios27) && wantedDialog != nil
  }

  /// Asks before a person's dismissal; false if there is nothing to ask.
  @MainActor package func askBeforeDismissal() -> Bool {
    guard wantsToAsk, askingDialog == nil, let node = wantedDialog else { return false }
    askingDialog = node
    graph.markDirty(node)
    return true
  }

  /// Takes the question away: the close goes on, or a cancel action stops it (PM-15).
  @MainActor package func endDialog(dismissing: Bool) {
    guard let node = askingDialog else { return }
    askingDialog = nil
    graph.markDirty(node)
    guard dismissing else { return }
    if let presentation = contained?.object {
      presentation.beginDismissal(.person)
    } else {
      graph.closeWindow()
    }
  }
}

extension View {
  /// Asks before a person dismisses the enclosing window or sheet, while `shouldPresent` is true.
  nonisolated public func dismissalConfirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before a person dismisses the enclosing window or sheet, while `shouldPresent` is true.
  nonisolated public func dismissalConfirmationDialog<Actions: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    asking(title, shouldPresent, actions()) { EmptyView() }
  }

  /// Asks before a person dismisses the enclosing window or sheet, while `shouldPresent` is true.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before a person dismisses the enclosing window or sheet, with a message.
  nonisolated public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    asking(Text(titleKey), shouldPresent, actions(), message)
  }

  /// Asks before a person dismisses the enclosing window or sheet, with a message.
  nonisolated public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    asking(title, shouldPresent, actions(), message)
  }

  /// Asks before a person dismisses the enclosing window or sheet, with a message.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<
    Title: StringProtocol, Actions: View, Message: View
  >(
    _ title: Title, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    asking(Text(title), shouldPresent, actions(), message)
  }

  nonisolated private func asking<Actions: View, Message: View>(
    _ title: Text, _ shouldPresent: Bool, _ actions: Actions,
    @ViewBuilder _ message: () -> Message
  ) -> some View {
    DismissalDialogView(
      content: self,
      dialog: DismissalDialog(title: title.string, shouldPresent: shouldPresent),
      actions: actions, message: message())
  }
}
