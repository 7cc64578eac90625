/// One place in the state that is not what it was.
package struct StateChange: Hashable, Sendable {
  package let path: String
  /// Null where there was nothing.
  package let old: StateValue
  /// Null where there is nothing any more.
  package let new: StateValue
}

/// Finds the places in which two values of a model differ.
package enum StateDifference {
  /// The smallest changes, in order of declaration, with paths that begin with the model's `name`.
  package static func changes(
    in name: String, from old: StateValue, to new: StateValue
  ) -> [StateChange] {
    var changes: [StateChange] = []
    compare(old, new, name, &changes)
    return changes
  }

  private static func compare(
    _ old: StateValue, _ new: StateValue, _ path: String, _ changes: inout [StateChange]
  ) {
    switch (old, new) {
    case (.record(let type, let before), .record(let newType, let after))
    where type == newType && before.count == after.count:
      compareFields(type.labels, before, after, path, &changes)
    case (.enumCase(let name, let before), .enumCase(let newName, let after))
    where name == newName && before.count == after.count:
      compareFields(name.labels, before, after, path, &changes)
    case (.array(let before), .array(let after)):
      compareElements(before, after, path, &changes)
    case (.dictionary(let before), .dictionary(let after)):
      compareEntries(before, after, path, &changes)
    default:
      if old != new { changes.append(StateChange(path: path, old: old, new: new)) }
    }
  }

  private static func compareFields(
    _ labels: [String], _ old: [StateValue], _ new: [StateValue], _ path: String,
    _ changes: inout [StateChange]
  ) {
    for index in old.indices where old[index] != new[index] {
      let label = labels[index].isEmpty ? "_\(index)" : labels[index]
      compare(old[index], new[index], path + "." + label, &changes)
    }
  }

  /// Lists of one length are compared place by place; else what went has its old place, what came its new one.
  private static func compareElements(
    _ old: [StateValue], _ new: [StateValue], _ path: String, _ changes: inout [StateChange]
  ) {
    if old.count == new.count {
      for index in old.indices where old[index] != new[index] {
        compare(old[index], new[index], "\(path)[\(index)]", &changes)
      }
      return
    }
    for step in ListDifference(from: old[...], to: new[...]).steps {
      switch step {
      case .kept: break
      case .removed(let index):
        changes.append(StateChange(path: "\(path)[\(index)]", old: old[index], new: .null))
      case .added(let index):
        changes.append(StateChange(path: "\(path)[\(index)]", old: .null, new: new[index]))
      }
    }
  }

  private static func compareEntries(
    _ old: [StateEntry], _ new: [StateEntry], _ path: String, _ changes: inout [StateChange]
  ) {
    let before = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.key, $0.value) }) { first, _ in first }
    let keys = old.map(\.key) + new.map(\.key).filter { before[$0] == nil }
    for key in keys.sorted(by: { $0.precedes($1) }) {
      let place = "\(path)[\(key.keyText)]"
      switch (before[key], after[key]) {
      case (let was?, let value?): compare(was, value, place, &changes)
      case (let was?, nil): changes.append(StateChange(path: place, old: was, new: .null))
      case (nil, let value?): changes.append(StateChange(path: place, old: .null, new: value))
      case (nil, nil): break
      }
    }
  }
}
