// What a person finds behind a row: the actions of a swipe, and the context menu. They are always within reach here.

/// A view with actions that are no part of what it says.
nonisolated package struct ActionsView<Content: View, Actions: View>: PrimitiveView {
  let content: Content
  let actions: Actions
  let kind: Container.Kind

  @MainActor package static func _update(_ view: ActionsView, _ inputs: _ViewInputs) {
    // The row is what is in front and what is behind it.
    inputs.node.semantics = .container(Container(.group))
    inputs.node.updateChildren { cursor in
      cursor.update(view.content, key: .slot(0))
      cursor.update(ActionsPart(actions: view.actions, kind: view.kind), key: .slot(1))
    }
  }
}

/// The actions themselves.
nonisolated struct ActionsPart<Actions: View>: PrimitiveView {
  let actions: Actions
  let kind: Container.Kind

  @MainActor static func _update(_ view: ActionsPart, _ inputs: _ViewInputs) {
    inputs.node.semantics = .container(Container(view.kind))
    inputs.node.updateChild(view.actions)
  }
}

extension View {
  /// Adds actions that a person finds by swiping the row.
  nonisolated public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    ActionsView(content: self, actions: content(), kind: .swipeActions)
  }

  /// Adds a menu that a person finds by pressing long.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    ActionsView(content: self, actions: menuItems(), kind: .contextMenu)
  }

  /// Adds a menu, with a preview, that a person finds by pressing long.
  nonisolated public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    ActionsView(content: self, actions: menuItems(), kind: .contextMenu)
  }
}
