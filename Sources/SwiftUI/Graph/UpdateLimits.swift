/// How often things may follow from each other before they are taken for a loop.
package struct UpdateLimits {
  /// How many rounds of actions an update may have; views that bring each other on screen have no end (UP-07).
  package static let rounds = 10_000

  /// How many transitions a step may have; sheets that bring each other back have no end.
  static let transitions = 1_000

  /// How often one change action may run within an update (UP-11).
  static let changeActions = 10

  /// How often evaluations may mark one place within an update (UP-06).
  static let marks = 100

  private var changeActionsRun: [ObjectIdentifier: Int] = [:]
  private var marksMade: [ObjectIdentifier: Int] = [:]

  /// Counts afresh, for another update.
  mutating func begin() {
    if !changeActionsRun.isEmpty { changeActionsRun.removeAll(keepingCapacity: true) }
    if !marksMade.isEmpty { marksMade.removeAll(keepingCapacity: true) }
  }

  /// Counts a change action of a place; false when it has had its share.
  mutating func admitChangeAction(of node: ViewNode) -> Bool {
    changeActionsRun[ObjectIdentifier(node), default: 0] += 1
    return changeActionsRun[ObjectIdentifier(node), default: 0] <= Self.changeActions
  }

  /// Counts a mark that an evaluation makes; false when the place has had its share.
  mutating func admitMark(of node: ViewNode) -> Bool {
    marksMade[ObjectIdentifier(node), default: 0] += 1
    return marksMade[ObjectIdentifier(node), default: 0] <= Self.marks
  }
}
