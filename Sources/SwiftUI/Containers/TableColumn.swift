/// One column of a table, or several.
public protocol TableColumnContent {
  /// The type of what a row shows.
  associatedtype TableRowValue

  /// The columns, from the leading one on.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column: its header, and what it shows of a row.
public struct _TableColumn<Value> {
  let title: Text
  let cell: (Value) -> AnyView

  /// The name by which the column is customized.
  let customizationID: String

  /// Whether it is shown where nobody has said so.
  let defaultVisibility: Visibility
}

/// A column of a table.
nonisolated public struct TableColumn<RowValue, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue

  let title: Text
  let content: (RowValue) -> Content
  private var customizationID = ""
  private var defaultVisibility = Visibility.automatic

  init(title: Text, content: @escaping (RowValue) -> Content) {
    self.title = title
    self.content = content
  }

  public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(
        title: title, cell: { AnyView(content($0)) }, customizationID: customizationID,
        defaultVisibility: defaultVisibility)
    ]
  }
}

extension TableColumn where Label == Text {
  /// Makes a column with a localized header.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Makes a column with a header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }
}

extension TableColumn where Label == Text {
  /// Makes a column with a localized header, ordered by a value.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Makes a column with a header, ordered by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }
}

extension TableColumn where Label == Text, Content == Text {
  /// Makes a column of texts with a localized header.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts with a header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) {
    self.init(title: Text(title)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn {
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn
  { self }

  /// Names the column, so that a table's customization can hide it.
  public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.customizationID = id
    return column
  }

  /// Says whether the column is shown where the table's customization does not.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.defaultVisibility = visibility
    return column
  }
}

/// Several columns.
nonisolated public struct _TupleTableColumns<RowValue>: TableColumnContent {
  public let _columns: [_TableColumn<RowValue>]
}

/// Makes one of the columns in a closure.
@resultBuilder public enum TableColumnBuilder<RowValue> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Content, Label>
  ) -> _TupleTableColumns<RowValue> {
    _TupleTableColumns(_columns: column._columns)
  }

  public static func buildBlock(
    _ columns: _TupleTableColumns<RowValue>...
  ) -> _TupleTableColumns<RowValue> {
    _TupleTableColumns(_columns: columns.flatMap(\._columns))
  }

  public static func buildOptional(
    _ columns: _TupleTableColumns<RowValue>?
  ) -> _TupleTableColumns<RowValue> {
    columns ?? _TupleTableColumns(_columns: [])
  }
}
