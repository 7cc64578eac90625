/// Where a value of state lives while its node does.
///
/// Actions see the last write at once (UP-01); views see it when its transaction's turn has come.
final class StateLocation<Value>: @unchecked Sendable {
  private(set) var value: Value
  private(set) var shown: Value
  private let ownerReference: NodeReference
  private var owner: ViewNode? { ownerReference.node }

  /// The type of the view that owns it, known when the view is gone.
  private let ownerType: Any.Type
  let graph: ViewGraph
  private var isReadByOwner = false

  /// Whether the owner's own body was among the readers, not only a closure that it made (SH-22).
  private var isReadInBody = false

  /// Whether the owner has been evaluated since the last write reached the views.
  private var isBound = true

  /// Whether content has shown a value from before the last write.
  private var isShownStale = false
  private var readers: [NodeReference] = []

  /// The name of the property, for messages.
  let name: String

  init(_ value: Value, owner: ViewNode, name: String) {
    self.value = value
    self.shown = value
    ownerReference = owner.reference
    ownerType = owner.viewType
    self.graph = owner.graph
    self.name = name
  }

  /// Notes that the property itself was read during an update, whichever node is being evaluated (SH-22).
  ///
  /// The value held by the property is told of where it is not the current one (SH-20).
  func markReadByOwner(_ held: Value) {
    isReadByOwner = true
    if !isReadInBody, let owner, ViewGraph.evaluating === owner { isReadInBody = true }
    if !isBound { noteStaleRead(held) }
  }

  /// Notes that the owner is about to be evaluated with the value shown.
  func bind() {
    isBound = true
    isShownStale = false
  }

  /// Notes that an action has read the live value while content shows an older one (SH-21).
  func noteLiveRead() {
    if isShownStale { graph.story.add(.liveRead(place, current: value)) }
  }

  private func noteStaleRead(_ held: Value) {
    guard let reader = ViewGraph.evaluating, !ValueComparison.areEqual(held, shown) else { return }
    isShownStale = true
    graph.story.add(.staleRead(place, by: reader.readerName, held: held, current: shown))
  }

  private var place: StoryPlace { StoryPlace(owner: ownerType, name: name) }

  /// The value for who reads through a binding, who then depends on it (UP-24).
  func readThroughBinding() -> Value {
    guard let node = ViewGraph.evaluating else { return value }
    if !readers.contains(where: { $0.node === node }) { readers.append(node.reference) }
    return shown
  }

  /// Stores a value and marks who has read the old one; an equal value is no change (UP-04).
  func write(_ newValue: Value) {
    guard ViewGraph.evaluating == nil else {
      graph.report(.modifyingStateDuringUpdate(owner.map(\.typeName) ?? "", name))
      return
    }
    guard !ValueComparison.areEqual(value, newValue) else {
      graph.story.add(.equalWrite(place))
      return
    }
    graph.story.add(.write(place, from: StoryValue(value), to: StoryValue(newValue)))
    value = newValue
    guard owner?.isAttached == true else { return }
    Transaction.changedGraph = graph
    graph.transactions.append { self.commit(newValue) }
  }

  private func commit(_ newValue: Value) {
    shown = newValue
    isBound = false
    if isReadByOwner, let owner {
      graph.markDirty(owner, because: isReadInBody ? .state(place) : .captured(place))
    } else if readers.isEmpty {
      graph.story.add(.unread(place))
    }
    for reader in readers { reader.node.map { graph.markDirty($0, because: .binding(place)) } }
    readers.removeAll(keepingCapacity: true)
  }
}
