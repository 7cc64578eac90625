// Modifiers at places from which nothing can show.
extension PresentationHost {
  /// Refuses what can never show where it stands, and says so once for each wish; asked of what is not shown only.
  @MainActor func refuseForever(_ request: PresentationRequest) -> Bool {
    let node = request.node
    let issue: RuntimeIssue
    if node.isInMenu {
      issue = .insideMenu(node.presenterName, request.style)
    } else if node.isShadowed {
      issue = .shadowedAlert(node.presenterName)
    } else {
      return false
    }
    request.isRefused = true
    graph.report(issue)
    graph.record("\(request.style.rawValue) of \(node.presenterName) dropped")
    return true
  }

  /// Says that rows of a ForEach present by one flag, so that a row shows that was not meant (MX-22).
  func reportSharedFlag(_ wishes: [PresentationRequest]) {
    let asking = wishes.filter { !$0.isReported || $0 === presentation?.request }
    guard asking.count > 1 else { return }
    let rows = Dictionary(grouping: asking) { $0.node.rowsPlace }
    for (place, requests) in rows where place != nil && requests.count > 1 {
      guard let first = requests.min(by: { $0.node.precedes($1.node) }) else { continue }
      graph.report(
        .sharedFlag(first.style, rows: requests.count, of: first.contentName))
    }
  }
}

extension ViewNode {
  /// Whether the place is what a menu opens to; it goes before anything can show (MX-20).
  fileprivate var isInMenu: Bool {
    for node in ancestors where node.host === host {
      switch node.semantics {
      case .annotation(.menuContent): return true
      case .container(let container) where container.kind == .contextMenu: return true
      default: break
      }
    }
    return false
  }

  /// Whether another older alert follows this one on the same view (MX-16).
  fileprivate var isShadowed: Bool {
    guard case .annotation(.olderAlert(let style)) = semantics else { return false }
    for node in ancestors {
      if case .annotation(.olderAlert(style)) = node.semantics { return node.host === host }
      guard node.children.filter({ !$0.host.isPresentation || $0.host === host }).count == 1 else {
        return false
      }
    }
    return false
  }

  /// Whether the place lies in a row of a container that makes its rows only when they are needed (MX-23).
  var isLazyRow: Bool {
    var isInRow = false
    for node in ancestors where node.host === host {
      if node.isRows { isInRow = true }
      if isInRow, case .container(let container) = node.semantics, container.isLazy { return true }
    }
    return false
  }

  /// What tells rows apart from each other left out: the outermost ForEach, and the way from its rows down to this
  /// place.
  fileprivate var rowsPlace: RowsPlace? {
    var path: [NodeKey] = []
    var place: RowsPlace?
    var node = self
    while let parent = node.parent, parent.host === host {
      if parent.isRows {
        place = RowsPlace(rows: ObjectIdentifier(parent), path: path)
      } else {
        path.append(node.key)
      }
      node = parent
    }
    return place
  }
}

/// The same place in each row of a ForEach.
private struct RowsPlace: Hashable {
  let rows: ObjectIdentifier
  let path: [NodeKey]
}
