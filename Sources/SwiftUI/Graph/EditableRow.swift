/// A row of a collection, with what a person may do to it.
package struct EditableRow {
  /// The place among the rows, from 0.
  package let index: Int

  /// How many rows the collection has.
  package let count: Int

  /// Takes the row out; nil where it may not be deleted.
  package let delete: (@MainActor () -> Void)?

  /// Puts the row at a final place, from 0; nil where it may not be moved.
  package let move: (@MainActor (_ place: Int) -> Void)?
}

extension ViewNode {
  /// The row of a collection that the place is in or is, if its collection may be edited.
  ///
  /// Where rows lie in rows, those count whose collection may be edited, the innermost first.
  package var editableRow: EditableRow? {
    var isDeletable = true
    var isMovable = true
    var node = self
    var row: (index: Int, count: Int)?
    var editing = RowEditing()
    while true {
      switch node.semantics {
      case .annotation(.isDeleteDisabled) where editing.isNone: isDeletable = false
      case .annotation(.isMoveDisabled) where editing.isNone: isMovable = false
      case .annotation(.rows(let outer)) where row != nil:
        editing.delete = editing.delete ?? outer.delete
        editing.move = editing.move ?? outer.move
      case .container(let container) where row != nil && container.kind.endsRows:
        return make(row, editing, isDeletable, isMovable)
      default: break
      }
      guard let parent = node.parent else { return make(row, editing, isDeletable, isMovable) }
      if case .id = node.key, parent.isRows {
        guard editing.isNone else { return make(row, editing, isDeletable, isMovable) }
        let rows = parent.children
        row = rows.firstIndex { $0 === node }.map { ($0, rows.count) }
      }
      node = parent
    }
  }

  private func make(
    _ row: (index: Int, count: Int)?, _ editing: RowEditing, _ isDeletable: Bool,
    _ isMovable: Bool
  ) -> EditableRow? {
    guard let (index, count) = row, !editing.isNone else { return nil }
    var remove: (@MainActor () -> Void)?
    if isDeletable, let delete = editing.delete { remove = { delete([index]) } }
    var place: (@MainActor (Int) -> Void)?
    if isMovable, let move = editing.move {
      // The framework counts the place before which the row goes, the row itself still being there.
      place = { place in move([index], place > index ? place + 1 : place) }
    }
    return EditableRow(index: index, count: count, delete: remove, move: place)
  }
}

extension RowEditing {
  fileprivate var isNone: Bool { delete == nil && move == nil }
}

extension Container.Kind {
  /// Whether rows outside of it are rows of something else.
  fileprivate var endsRows: Bool { self == .list || self == .form }
}
