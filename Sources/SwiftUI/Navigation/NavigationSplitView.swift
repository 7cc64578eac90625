/// Two or three columns: what is selected in one shows in the next.
///
/// On the phone the columns fall together into one: the sidebar, and over it what is selected, as a page to go back
/// from. Elsewhere all columns that are visible are on screen.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  @MainActor public static func _update(_ view: NavigationSplitView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let split = host(of: node, hasContent: Content.self != EmptyView.self)
    split.visibility = node.track { view.visibility?.wrappedValue } ?? .automatic
    if let column = view.compactColumn {
      split.preferred = node.track { column.wrappedValue }
      split.writePreferred = { column.wrappedValue = $0 }
    }
    node.updateChildren { cursor in
      column(view.sidebar, .sidebar, split, &cursor)
      if split.hasContent { column(view.content, .content, split, &cursor) }
      column(view.detail, .detail, split, &cursor)
    }
    split.settle()
  }

  @MainActor private static func column(
    _ view: some View, _ column: NavigationSplitViewColumn, _ split: SplitHost,
    _ cursor: inout ChildCursor
  ) {
    var environment: EnvironmentValues?
    if split.isCompact, column != .sidebar {
      var presented = split.node.environment
      presented.hosting(split)
      environment = presented.reusing(split.columnNode(column)?.environment)
    }
    func show(_ column: NavigationSplitViewColumn, _ stack: some View) {
      cursor.update(
        stack, key: .id(AnyHashable(column)), environment: environment, host: split.hosts[column])
    }
    if let linked = split.linked[column], !split.isCompact {
      let root = LinkedColumnView(column: linked)
      show(
        column,
        NavigationStack<NavigationPath, _>(root: root, path: nil, isImplicit: true)
          .id(ObjectIdentifier(linked)))
    } else {
      show(column, NavigationStack<NavigationPath, _>(root: view, path: nil, isImplicit: true))
    }
  }

  @MainActor private static func host(of node: ViewNode, hasContent: Bool) -> SplitHost {
    if case .split(let split) = node.semantics { return split }
    let split = SplitHost(node: node, hasContent: hasContent)
    node.semantics = .split(split)
    return split
  }
}

/// The view that a link in the column before leads to.
nonisolated private struct LinkedColumnView: PrimitiveView {
  let column: LinkedColumn

  @MainActor static func _update(_ view: LinkedColumnView, _ inputs: _ViewInputs) {
    view.column.build(inputs.node)
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let order: Int

  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(order: 0) }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(order: 1) }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(order: 2) }
}

extension NavigationSplitViewColumn: CustomStringConvertible {
  public var description: String { order == 0 ? "sidebar" : order == 1 ? "content" : "detail" }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var all: Self { Self(name: "all") }
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  public static var detailOnly: Self { Self(name: "detailOnly") }
}

extension NavigationSplitViewVisibility: CustomStringConvertible {
  public var description: String { name }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
      compactColumn: nil)
  }

  /// Makes two columns, with the caller's word on which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Makes two columns, with the caller's word on which one a phone shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Makes two columns, with the caller's word on which are visible and which one a phone shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView {
  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      compactColumn: nil)
  }

  /// Makes three columns, with the caller's word on which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Makes three columns, with the caller's word on which are visible and which one a phone shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }

  /// Makes three columns, with the caller's word on which one a phone shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }
}
