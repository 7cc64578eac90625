/// Where a value of state lives while its node does.
///
/// Actions see the last write at once (UP-01); views see it when its transaction's turn has come.
final class StateLocation<Value>: @unchecked Sendable {
  private(set) var value: Value
  private(set) var shown: Value
  private weak var owner: ViewNode?
  private let graph: ViewGraph
  private var isReadByOwner = false
  private var readers: [WeakNode] = []

  /// The name of the property, for messages.
  let name: String

  init(_ value: Value, owner: ViewNode, name: String) {
    self.value = value
    self.shown = value
    self.owner = owner
    self.graph = owner.graph
    self.name = name
  }

  /// Notes that the property itself was read during an update, whichever node is being evaluated (SH-22).
  func markReadByOwner() {
    isReadByOwner = true
  }

  /// The value for who reads through a binding, who then depends on it (UP-24).
  func readThroughBinding() -> Value {
    guard let node = ViewGraph.evaluating else { return value }
    if !readers.contains(where: { $0.node === node }) { readers.append(WeakNode(node: node)) }
    return shown
  }

  /// Stores a value and marks who has read the old one; an equal value is no change (UP-04).
  func write(_ newValue: Value) {
    guard ViewGraph.evaluating == nil else {
      graph.report(.modifyingStateDuringUpdate(owner.map(\.typeName) ?? "", name))
      return
    }
    guard !ValueComparison.areEqual(value, newValue) else { return }
    value = newValue
    guard owner?.isAttached == true else { return }
    Transaction.changedGraph = graph
    graph.transactions.append { self.commit(newValue) }
  }

  private func commit(_ newValue: Value) {
    shown = newValue
    if isReadByOwner, let owner { graph.markDirty(owner) }
    for reader in readers { reader.node.map(graph.markDirty) }
    readers.removeAll(keepingCapacity: true)
  }
}

/// A node that may have gone.
struct WeakNode {
  weak var node: ViewNode?
}
