extension Table where Rows == _RowList<Value>, Columns == _TupleTableColumns<Value> {
  /// Makes a table of rows.
  public init<Content: TableRowContent>(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(columns: columns(), selection: nil, rows: _RowList(_rows: rows()._rows))
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of rows of which one can be selected.
  public init<Content: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(
      columns: columns(), selection: ListSelection(one: selection),
      rows: _RowList(_rows: rows()._rows))
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of rows of which any number can be selected.
  public init<Content: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(
      columns: columns(), selection: ListSelection(many: selection),
      rows: _RowList(_rows: rows()._rows))
    customization = columnCustomization?.wrappedValue
  }

  /// Makes a table of rows with an order; its headers can't be tapped here.
  public init<Content: TableRowContent, Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      of: valueType, columnCustomization: columnCustomization,
      columns: columns, rows: rows)
  }

  /// Makes a table of rows with an order, of which one can be selected.
  public init<Content: TableRowContent, Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      of: valueType, selection: selection, columnCustomization: columnCustomization,
      columns: columns, rows: rows)
  }

  /// Makes a table of rows with an order, of which any number can be selected.
  public init<Content: TableRowContent, Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Content
  ) where Content.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      of: valueType, selection: selection, columnCustomization: columnCustomization,
      columns: columns, rows: rows)
  }

  fileprivate init(columns: Columns, selection: ListSelection?, rows: _RowList<Value>) {
    self.init(
      columns: columns, selection: selection, rows: rows, elements: { $0._rows.map(\.value) },
      menu: { rows, id in rows._rows.first { $0.id == id }?.menu })
  }
}

/// The look of a table: accepted, without effect.
public protocol TableStyle: Sendable {}

public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

public struct InsetTableStyle: TableStyle {
  public init() {}
}

public struct BorderedTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  nonisolated public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
