/// The writes that wait for an update, grouped by transaction in their order (UP-03).
///
/// Neighbours under the same transaction are one group and so one update (UP-02).
final class TransactionQueue {
  private struct Group {
    let serial: Int
    let transaction: Transaction
    var commits: [() -> Void]
  }

  private var groups: [Group] = []

  var isEmpty: Bool { groups.isEmpty }

  /// Adds a write under the transaction now in force.
  func append(_ commit: @escaping () -> Void) {
    let serial = Transaction.currentSerial
    if let last = groups.indices.last, groups[last].serial == serial {
      groups[last].commits.append(commit)
    } else {
      groups.append(
        Group(serial: serial, transaction: Transaction.current, commits: [commit]))
    }
  }

  /// Shows the oldest group's writes to the views.
  func commitNext() {
    guard !groups.isEmpty else { return }
    let group = groups.removeFirst()
    let outer = Transaction.current
    defer { Transaction.current = outer }
    Transaction.current = group.transaction
    for commit in group.commits { commit() }
  }
}
