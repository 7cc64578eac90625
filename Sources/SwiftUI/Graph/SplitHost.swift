/// The columns of a split view, and which of them is in front where they fall together.
package final class SplitHost: @unchecked Sendable {
  unowned let node: ViewNode
  let hasContent: Bool

  /// The hosts of the columns' pages and presentations.
  let hosts: [NavigationSplitViewColumn: PresentationHost]

  var visibility = NavigationSplitViewVisibility.automatic

  /// The column in front on a phone; nil while the author leaves it to the selections.
  var preferred: NavigationSplitViewColumn?
  var writePreferred: @MainActor (NavigationSplitViewColumn) -> Void = { _ in }

  /// What links in the column before show in a column, instead of what the author declares for it.
  private(set) var linked: [NavigationSplitViewColumn: LinkedColumn] = [:]

  /// The column in front, where the author keeps none.
  private var own = NavigationSplitViewColumn.sidebar

  init(node: ViewNode, hasContent: Bool) {
    self.node = node
    self.hasContent = hasContent
    var hosts: [NavigationSplitViewColumn: PresentationHost] = [:]
    for column in [NavigationSplitViewColumn.sidebar, .content, .detail] {
      hosts[column] = PresentationHost(kind: .page, parent: node.host, graph: node.graph)
    }
    self.hosts = hosts
    node.host.split = self
    node.onRemove.append { [weak self] in
      guard let self, node.host.split === self else { return }
      node.host.split = nil
    }
  }
}

extension SplitHost {
  /// Whether the columns fall together.
  package var isCompact: Bool { node.graph.policy.idiom == .phone }

  private var columns: [NavigationSplitViewColumn] {
    hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
  }

  /// The column in front on a phone.
  package var front: NavigationSplitViewColumn { preferred ?? own }

  /// The columns on screen, in their order.
  package var visibleColumns: [NavigationSplitViewColumn] {
    if isCompact { return [front] }
    switch visibility {
    case .detailOnly: return [.detail]
    case .doubleColumn: return hasContent ? [.content, .detail] : [.sidebar, .detail]
    default: return columns
    }
  }

  /// The nodes of the columns on screen.
  package var visibleNodes: [ViewNode] { visibleColumns.compactMap(columnNode) }

  func columnNode(_ column: NavigationSplitViewColumn) -> ViewNode? {
    node.children.first { $0.key == .id(AnyHashable(column)) }
  }

  /// The host of the column in front, or of the last one where all are on screen.
  package var frontHost: PresentationHost? { visibleColumns.last.flatMap { hosts[$0] } }

  /// Something was selected in a column: on a phone the next one comes to the front.
  @MainActor func advance(from host: PresentationHost) {
    if isCompact, let next = column(after: host) { show(next) }
  }

  /// Shows what a link in a column leads to in the next one; false where the columns fall together, or there is no next.
  @MainActor func show(
    _ build: @escaping @MainActor (ViewNode) -> Void, after host: PresentationHost
  ) -> Bool {
    guard !isCompact, let next = column(after: host) else { return false }
    linked[next] = LinkedColumn(build)
    node.graph.markDirty(node)
    return true
  }

  private func column(after host: PresentationHost) -> NavigationSplitViewColumn? {
    columns.firstIndex { hosts[$0] === host }.flatMap { index in
      columns.dropFirst(index + 1).first
    }
  }

  /// Whether there is a column to go back to.
  package var canGoBack: Bool { isCompact && front != .sidebar }

  /// Goes back to the column before, as a person does on a phone; its list lets go of what was selected.
  @MainActor package func goBack() {
    guard canGoBack, let index = columns.firstIndex(of: front), index > 0 else { return }
    let column = columns[index - 1]
    show(column)
    columnNode(column)?.clearSelection()
  }

  @MainActor private func show(_ column: NavigationSplitViewColumn) {
    if preferred != nil { writePreferred(column) } else { own = column }
    settle()
  }

  /// Covers and uncovers the columns, so that what is in them appears and disappears.
  @MainActor func settle() {
    let visible = visibleColumns
    for column in columns {
      guard let host = hosts[column] else { continue }
      let isCovered = !visible.contains(column)
      guard host.isCovered != isCovered else { continue }
      host.isCovered = isCovered
      columnNode(column)?.setVisible(!isCovered)
    }
  }
}

extension ViewNode {
  /// The split view around this place, and the column the place is in.
  @MainActor var splitColumn: (split: SplitHost, host: PresentationHost)? {
    var last = self
    for ancestor in ancestors {
      if case .split(let split) = ancestor.semantics { return (split, last.host) }
      last = ancestor
    }
    return nil
  }

  @MainActor fileprivate func clearSelection() {
    if let selection = listSelection, !selection.isMultiple { return selection.tags = [] }
    for child in children { child.clearSelection() }
  }
}

/// What a link in the column before shows in a column.
final class LinkedColumn {
  let build: @MainActor (ViewNode) -> Void

  init(_ build: @escaping @MainActor (ViewNode) -> Void) {
    self.build = build
  }
}
