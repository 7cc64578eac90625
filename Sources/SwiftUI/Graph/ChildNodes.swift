/// The places directly below another: mostly a single one, which needs no array.
package enum ChildNodes {
  case none
  case one(ViewNode)
  case several([ViewNode])
}

extension ChildNodes: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  package subscript(position: Int) -> ViewNode {
    switch self {
    case .one(let node) where position == 0: node
    case .several(let nodes): nodes[position]
    case .none, .one: preconditionFailure("no child at \(position)")
    }
  }
}

extension ChildNodes {
  /// Calls a closure with each of the places.
  func forEach(_ body: (ViewNode) -> Void) {
    switch self {
    case .none: break
    case .one(let node): body(node)
    case .several(let nodes): nodes.forEach(body)
    }
  }

  private init(_ nodes: [ViewNode]) {
    self = nodes.count > 1 ? .several(nodes) : nodes.first.map { .one($0) } ?? .none
  }

  /// Adds a place behind the others.
  mutating func append(_ node: ViewNode) {
    switch self {
    case .none: self = .one(node)
    case .one(let first): self = .several([first, node])
    case .several: change { $0.append(node) }
    }
  }

  /// Moves a place to another one among the others.
  mutating func move(from position: Int, to target: Int) {
    change { $0.insert($0.remove(at: position), at: target) }
  }

  /// Adds a place in front of another.
  mutating func insert(_ node: ViewNode, at position: Int) {
    change { $0.insert(node, at: position) }
  }

  /// Takes out the places from one on, and gives them.
  mutating func removeAll(from position: Int) -> ChildNodes {
    if position == 0 {
      defer { self = .none }
      return self
    }
    var removed: ArraySlice<ViewNode> = []
    change { nodes in
      removed = nodes[position...]
      nodes.removeSubrange(position...)
    }
    return ChildNodes(Array(removed))
  }

  /// Changes the places as an array, which nobody else holds meanwhile.
  private mutating func change(_ body: (inout [ViewNode]) -> Void) {
    var nodes: [ViewNode]
    switch self {
    case .none: nodes = []
    case .one(let node): nodes = [node]
    case .several(let several): nodes = several
    }
    self = .none
    body(&nodes)
    self = ChildNodes(nodes)
  }
}
