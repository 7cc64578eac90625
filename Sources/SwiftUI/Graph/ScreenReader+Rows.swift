// Rows of a list, and what selects them.
extension ScreenReader {
  func enterRow(_ node: ViewNode, _ surroundings: inout Surroundings) {
    guard surroundings.isAtRow else { return }
    surroundings.isAtRow = false
    surroundings.row = node
    surroundings.rowTexts = node.texts
    let label = surroundings.rowTexts.joined(separator: " ")
    if !label.isEmpty { surroundings.groups.append(label) }
  }

  /// What selects the row of a list, if the node is the first thing in it that can only be read.
  func rowSelection(_ node: ViewNode, _ surroundings: Surroundings) -> Control? {
    guard let selection = surroundings.selection, let row = surroundings.row,
      !surroundings.isBehind, let tag = row.rowTags.first(takenBy: selection.takesTag),
      !rows.contains(where: { $0 === row })
    else { return nil }
    return Control(
      kind: .row,
      press: {
        selection.tap(tag)
        if let (split, host) = row.splitColumn { split.advance(from: host) }
      },
      isOn: Control.Access(
        get: { selection.tags.contains(tag) },
        set: { isOn in
          if isOn != selection.tags.contains(tag) { selection.tap(tag) }
        }))
  }
}

extension ViewNode {
  /// The values that may select the row which starts at this place: tags, and ids of elements.
  fileprivate var rowTags: TagsAround {
    var tags: TagsAround = []
    if case .tag(let tag) = semantics { tags.append(tag) }
    var node = self
    while let parent = node.parent {
      if case .id(let id) = node.key, parent.isRows { tags.append(id) }
      if case .tag(let tag) = parent.semantics { tags.append(tag) }
      if case .container(let container) = parent.semantics, container.kind == .list { break }
      node = parent
    }
    return tags
  }
}
