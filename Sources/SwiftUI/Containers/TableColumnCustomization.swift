/// What has been made of a table's columns: which of them are shown. Their order is not modelled.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  private var isShown: [String: Bool] = [:]

  /// Makes one that leaves all columns as they are.
  public init() {}

  /// Whether the column of that customization id is shown; automatic means as the column itself says.
  public subscript(visibility id: String) -> Visibility {
    get { isShown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { isShown[id] = newValue == .automatic ? nil : newValue == .visible }
  }
}

extension _TableColumn {
  /// Whether the column is shown where that has been made of it; what has no name can't be customized.
  func isVisible(_ visibility: Visibility) -> Bool {
    let isCustomized = visibility != .automatic && !customizationID.isEmpty
    return (isCustomized ? visibility : defaultVisibility) != .hidden
  }
}
