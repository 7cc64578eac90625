// A link as the row of a list that selects by values of the link's type, as in the columns of a split view.
extension ViewNode {
  /// The selection of the list around a link that its value fits, where no destination is declared for the value.
  @MainActor func selection(takes value: NavigationValue) -> ListSelection? {
    guard navigation?.declaration(for: value) == nil else { return nil }
    let list = ancestors.first { ancestor in
      if case .container(let container) = ancestor.semantics {
        container.kind == .list
      } else {
        false
      }
    }
    guard let selection = list?.listSelection, selection.takesTag(value.value) else { return nil }
    return selection
  }

  /// Selects by the value of a link instead of following it; false where no selection takes it.
  @MainActor func selectRow(by value: NavigationValue) -> Bool {
    guard let selection = selection(takes: value) else { return false }
    selection.tap(value.value)
    if let (split, host) = splitColumn { split.advance(from: host) }
    return true
  }
}
