/// A node as it is known to those who must not keep it: nil once the node has gone.
///
/// In the place of a weak reference, for which an object gets a table of its own that makes each of its counts dearer;
/// nodes are counted more than anything else. To be read on the main actor only.
final class NodeReference: @unchecked Sendable {
  fileprivate(set) unowned(unsafe) var node: ViewNode?

  fileprivate init(_ node: ViewNode) {
    self.node = node
  }
}

/// The reference to itself that a node makes when it is first asked for.
struct OwnReference {
  private var made: NodeReference?

  mutating func get(_ node: ViewNode) -> NodeReference {
    if let made { return made }
    let reference = NodeReference(node)
    made = reference
    return reference
  }

  /// Says that the node goes.
  func clear() { made?.node = nil }
}
