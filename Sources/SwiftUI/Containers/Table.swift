/// Rows of data in columns; where there is little room only the first column is shown, without its header.
nonisolated public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>:
  PrimitiveView
where Columns.TableRowValue == Value {
  let columns: Columns
  let selection: ListSelection?
  let rows: Rows
  let elements: (Rows) -> [Value]

  /// What a person has made of the columns.
  var customization: TableColumnCustomization<Value>?

  /// The menu that a person finds behind a row, if there is one.
  var menu: (Rows, Value.ID) -> AnyView? = { _, _ in nil }

  @MainActor public static func _update(_ view: Table, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .container(Container(.list, isLazy: true))
    node.properties = view.selection.map { [$0] } ?? []
    let columns = view.columns._columns.filter {
      $0.isVisible(view.customization?[visibility: $0.customizationID] ?? .automatic)
    }
    let isWide = node.environment.horizontalSizeClass != .compact
    let shown = isWide ? columns : Array(columns.prefix(1))
    node.updateChildren { cursor in
      if isWide {
        cursor.update(
          ForEach(columns.indices, id: \.self) { columns[$0].title }, key: .slot(0))
      }
      cursor.update(
        ForEach(view.elements(view.rows)) { element in
          TableRowView(
            element: element, columns: shown, menu: view.menu(view.rows, element.id))
        }, key: .slot(1))
    }
  }
}

/// One row: a cell for each column.
nonisolated private struct TableRowView<Value>: PrimitiveView {
  let element: Value
  let columns: [_TableColumn<Value>]
  let menu: AnyView?

  @MainActor static func _update(_ view: TableRowView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.semantics = .container(Container(.row))
    node.updateChildren { cursor in
      for (index, column) in view.columns.enumerated() {
        cursor.update(node.track { column.cell(view.element) }, key: .slot(index))
      }
      if let menu = view.menu {
        cursor.update(ActionsPart(actions: menu, kind: .contextMenu), key: .slot(-1))
      }
    }
  }
}

/// The rows that a table makes of data.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
}

extension Table {
  fileprivate init<Data: RandomAccessCollection>(
    _ data: Data, _ selection: ListSelection?, _ columns: Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns: columns, selection: selection, rows: TableForEachContent(data: data),
      elements: { Array($0.data) })
  }

  /// Makes a table of data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TupleTableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns == _TupleTableColumns<Value>
  {
    self.init(data, nil, columns())
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of data of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TupleTableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns == _TupleTableColumns<Value>
  {
    self.init(data, ListSelection(one: selection), columns())
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of data of which rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TupleTableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns == _TupleTableColumns<Value>
  {
    self.init(data, ListSelection(many: selection), columns())
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of data with an order; its headers can't be tapped here.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TupleTableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == _TupleTableColumns<Value>, Sort.Compared == Value
  {
    self.init(data, nil, columns())
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of data with an order, of which one row can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TupleTableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == _TupleTableColumns<Value>, Sort.Compared == Value
  {
    self.init(data, ListSelection(one: selection), columns())
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of data with an order, of which rows can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TupleTableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns == _TupleTableColumns<Value>, Sort.Compared == Value
  {
    self.init(data, ListSelection(many: selection), columns())
    customization = columnCustomization?.wrappedValue
  }
}
