/// Rows of a table, one by one or made of data.
public protocol TableRowContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable

  /// The rows, each with what lies behind it.
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row: what it shows, and the menu that a person finds behind it.
public struct _TableRow<Value: Identifiable>: Identifiable {
  let value: Value
  var menu: AnyView?

  public var id: Value.ID { value.id }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Makes a row that shows a value.
  public init(_ value: Value) {
    self.value = value
  }

  public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// Rows with a menu behind them.
public struct _MenuRows<Rows: TableRowContent>: TableRowContent {
  let rows: Rows
  let menu: AnyView

  public var _rows: [_TableRow<Rows.TableRowValue>] {
    rows._rows.map { _TableRow(value: $0.value, menu: menu) }
  }
}

/// Several rows.
public struct _RowList<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]
}

extension ForEach: TableRowContent
where Content: TableRowContent, Content.TableRowValue.ID: Hashable {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows for each of the elements, known by their own ids.
  nonisolated public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, content: content)
  }

  /// Makes a row for each of the elements, which are what the rows show.
  nonisolated public init(_ data: Data)
  where Content == TableRow<Data.Element>, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, content: { TableRow($0) })
  }
}

/// Makes rows of the statements in a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock(_ content: any TableRowContent<Value>...) -> _RowList<Value> {
    _RowList(_rows: content.flatMap { $0._rows })
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _RowList<Value>
  where Content.TableRowValue == Value { _RowList(_rows: content?._rows ?? []) }
}

extension TableRowContent {
  /// Adds a menu that a person finds behind the row.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> _MenuRows<Self> {
    _MenuRows(rows: self, menu: AnyView(menuItems()))
  }

  /// Lets the row be dragged; nobody drags here.
  public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> Self {
    self
  }
}
