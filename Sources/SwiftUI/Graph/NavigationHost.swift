/// A navigation stack: the pages shown, the path they should follow, and what maps values to pages.
package final class NavigationHost: @unchecked Sendable {
  package unowned let node: ViewNode

  package unowned let outer: PresentationHost
  package let root: NavigationPage

  /// The pages, root first, without those on their way out.
  package internal(set) var pages: [NavigationPage]

  /// Pages that are leaving, shown with their last content until the transition ends (NV-17).
  var leaving: [NavigationPage] = []

  var declarations: [NavigationDeclaration] = []

  /// What flags and items ask for.
  var requests: [PageRequest] = []

  /// The moves that have begun and not ended; they overlap only where a link is followed during one (W-22).
  var openMoves = 0

  var isMoving: Bool { openMoves > 0 }

  /// The values the path holds, as the stack's last evaluation read them.
  var path: [NavigationValue] = []

  /// A path whose last pages were asked for at the wrong moment: until it changes, no page follows it (NV-21).
  var droppedPath: [NavigationValue]?

  /// The frame in which the path changed last (NV-28).
  var frameOfChange: Int?

  /// Whether it is the stack that a column of a split view has; one of the author's own is in its place.
  var isImplicit = false

  /// Whether a `NavigationView` shows its pages by it, in which a link to a value has no place (W-05).
  var isOlder = false

  /// Whether the path is a collection of one type of values (NV-15).
  var isTyped = false

  /// The caller's path; nil where the stack keeps its own.
  var bound: BoundPath?

  /// The path of a stack without a binding (NV-02).
  private var ownPath: [NavigationValue] = []

  /// Whether the stack has left the tree; a move may end later.
  private(set) var isGone = false

  private var ownReference = OwnReference<NavigationHost>()

  /// What those know the stack by who must not keep it.
  var reference: Reference<NavigationHost> { ownReference.get(self) }

  init(node: ViewNode) {
    self.node = node
    outer = node.host
    root = NavigationPage(element: .root, host: node.host)
    pages = [root]
    root.stack = self
    node.graph.stacks.append(self)
    outer.stacks.append(self)
    // The host of a tab or a column goes before its stack does.
    node.onRemove.append { [reference, outer, graph = node.graph] in
      guard let stack = reference.object else { return }
      stack.isGone = true
      outer.stacks.removeAll { $0 === stack }
      graph.stacks.removeAll { $0 === stack }
    }
  }

  deinit { ownReference.clear() }
}

/// A path that the caller of a stack keeps.
@usableFromInline struct BoundPath {
  /// Reads the path live.
  let read: () -> [NavigationValue]

  let write: ([NavigationValue]) -> Void

  /// Whether the path can hold a value; one of a single type holds no other.
  var canHold: (NavigationValue) -> Bool = { _ in true }
}

extension NavigationHost {
  /// Reads the path live.
  func readPath() -> [NavigationValue] {
    if let bound { bound.read() } else if isGone { [] } else { ownPath }
  }

  func writePath(_ path: [NavigationValue]) {
    if let bound { return bound.write(path) }
    ownPath = path
    self.path = path
  }

  /// Whether the path can hold a value.
  func canHold(_ value: NavigationValue) -> Bool { bound?.canHold(value) ?? true }

  /// Follows a bound path; one that changes twice in a frame is misuse (NV-28).
  func follow(_ path: [NavigationValue]) {
    guard path != self.path else { return }
    let frame = node.graph.frame
    if frameOfChange == frame { node.graph.report(.pathLoop) }
    frameOfChange = frame
    self.path = path
  }
}
