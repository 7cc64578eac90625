extension View {
  /// Adds a menu about what is selected in the list, or about one of its rows, and an action for a double tap.
  ///
  /// A person finds it behind the list: it is about what is selected there, or else about nothing.
  nonisolated public func contextMenu<Value: Hashable, Items: View>(
    forSelectionType itemType: Value.Type = Value.self,
    @ViewBuilder menu: @escaping (Set<Value>) -> Items,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, menu: menu)
  }
}

/// A list with a menu about what is selected in it.
nonisolated private struct SelectionMenuView<Content: View, Value: Hashable, Items: View>:
  PrimitiveView
{
  let content: Content
  let menu: (Set<Value>) -> Items

  @MainActor static func _update(_ view: SelectionMenuView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .container(Container(.group))
    node.updateChildren { cursor in
      let content = cursor.update(view.content, key: .slot(0))
      let tags = node.track { content.firstListSelection?.tags ?? [] }
      let selected = Set(tags.compactMap { $0.base as? Value })
      cursor.update(
        ActionsPart(actions: node.track { view.menu(selected) }, kind: .contextMenu),
        key: .slot(1))
    }
  }
}

extension ViewNode {
  /// The selection of the first list at or below this place.
  fileprivate var firstListSelection: ListSelection? {
    if let selection = listSelection { return selection }
    return children.lazy.compactMap(\.firstListSelection).first
  }
}
