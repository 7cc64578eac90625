/// What became of the elements of a collection, in the order in which they are printed.
enum ElementChange: Equatable {
  case added(StateEntry?, StateValue)
  case removed(StateEntry?, StateValue)
  case kept(StateEntry?, StateValue)
  /// An entry of a dictionary whose value changed.
  case changed(StateEntry, to: StateValue)
  /// Elements that stayed.
  case gap
  /// So many elements that were not read.
  case unread(Int)
}

/// The elements of a new collection against those of an old one, or nil where one of them is none or of another kind.
func elementChanges(from old: StateValue, to new: StateValue) -> [ElementChange]? {
  switch (old, new) {
  case (.array(let old), .array(let new)), (.set(let old), .set(let new)):
    return withGaps(listChanges(from: old, to: new))
  case (.dictionary(let old), .dictionary(let new)):
    return withGaps(entryChanges(from: old, to: new))
  default: return nil
  }
}

/// Runs of kept elements become one gap where there are more than five of them.
private func withGaps(_ changes: [ElementChange]) -> [ElementChange] {
  func isKept(_ change: ElementChange) -> Bool {
    if case .kept = change { true } else { false }
  }
  guard changes.count(where: isKept) > 5 else { return changes }
  var result: [ElementChange] = []
  for change in changes {
    let shown = isKept(change) ? .gap : change
    if shown != .gap || result.last != .gap { result.append(shown) }
  }
  return result
}

private func listChanges(from old: [StateValue], to new: [StateValue]) -> [ElementChange] {
  let difference = ListDifference(from: read(old), to: read(new))
  var changes = difference.steps.map { step -> ElementChange in
    switch step {
    case .kept(_, let index): .kept(nil, new[index])
    case .removed(let index): .removed(nil, old[index])
    case .added(let index): .added(nil, new[index])
    }
  }
  if case .elided(let more)? = new.last, more > 0 { changes.append(.unread(more)) }
  return changes
}

/// The elements without the sign for those that were not read.
private func read(_ elements: [StateValue]) -> ArraySlice<StateValue> {
  if case .elided(let more)? = elements.last, more > 0 { return elements.dropLast() }
  return elements[...]
}

private func entryChanges(from old: [StateEntry], to new: [StateEntry]) -> [ElementChange] {
  var changes: [ElementChange] = []
  var (before, after) = (old[...], new[...])
  while let entry = after.first ?? before.first {
    if case .elided(let more) = entry.key {
      changes.append(.unread(more))
      break
    }
    guard let was = before.first, let next = after.first else {
      changes += before.map { .removed($0, $0.value) } + after.map { .added($0, $0.value) }
      break
    }
    if was.key == next.key {
      changes.append(
        was.value == next.value ? .kept(next, next.value) : .changed(was, to: next.value))
      before.removeFirst()
      after.removeFirst()
    } else if was.key.precedes(next.key) {
      changes.append(.removed(was, was.value))
      before.removeFirst()
    } else {
      changes.append(.added(next, next.value))
      after.removeFirst()
    }
  }
  return changes
}
