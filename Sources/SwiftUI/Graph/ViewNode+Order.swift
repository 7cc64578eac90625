// Where a place lies among the others.
extension ViewNode {
  /// Whether the node lies before another one in reading order; an ancestor lies after what it holds (MX-04).
  func precedes(_ other: ViewNode) -> Bool {
    var (left, right) = (self, other)
    if left === right { return false }
    while left.depth > right.depth {
      guard let parent = left.parent else { return false }
      if parent === right { return true }
      left = parent
    }
    while right.depth > left.depth {
      guard let parent = right.parent else { return false }
      if parent === left { return false }
      right = parent
    }
    while let leftParent = left.parent, let rightParent = right.parent {
      if leftParent === rightParent {
        let siblings = leftParent.children
        let leftIndex = siblings.firstIndex { $0 === left } ?? 0
        let rightIndex = siblings.firstIndex { $0 === right } ?? 0
        return leftIndex < rightIndex
      }
      (left, right) = (leftParent, rightParent)
    }
    return false
  }
}
