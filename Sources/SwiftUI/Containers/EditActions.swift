/// What a person may do to the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

/// Rows of a bound collection, which a person may move or delete.
nonisolated public struct _EditedRows<
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
  RowContent: View
>: PrimitiveView where Data.Index: Hashable {
  let data: Binding<Data>
  let id: KeyPath<Data.Element, ID>
  let actions: EditActions<Data>
  let rowContent: (Binding<Data.Element>) -> RowContent

  @MainActor public static func _update(_ view: _EditedRows, _ inputs: _ViewInputs) {
    let data = view.data
    var editing = RowEditing()
    if view.actions.contains(.delete) {
      editing.delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if view.actions.contains(.move) {
      editing.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    let rows = inputs.node.track { ForEach(data, id: view.id, content: view.rowContent) }
    inputs.node.updateChild(EditableRows(content: rows, editing: editing))
  }
}

extension List {
  /// Makes a list of rows of a bound collection, which a person may move or delete, and of which one can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditedRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: _EditedRows(data: data, id: \.id, actions: editActions, rowContent: rowContent))
  }

  /// Makes a list of rows of a bound collection, which a person may move or delete, and of which any number can be selected.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditedRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: _EditedRows(data: data, id: \.id, actions: editActions, rowContent: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows of a bound collection, which a person may move or delete.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditedRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: nil,
      content: _EditedRows(data: data, id: \.id, actions: editActions, rowContent: rowContent))
  }

  /// Makes a list of rows of a bound collection known by the value at a key path, which a person may move or delete.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditedRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      selection: nil,
      content: _EditedRows(data: data, id: id, actions: editActions, rowContent: rowContent))
  }
}
