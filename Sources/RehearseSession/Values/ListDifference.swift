/// Which elements of a list stayed, went and came, with their places in the old and the new list.
struct ListDifference {
  enum Step: Equatable {
    case kept(old: Int, new: Int)
    case removed(Int)
    case added(Int)
  }

  private(set) var steps: [Step] = []

  init(from old: ArraySlice<StateValue>, to new: ArraySlice<StateValue>) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }

    for index in 0..<start { steps.append(.kept(old: index, new: index)) }
    compare(old, start..<(old.count - tail), new, start..<(new.count - tail))
    for index in (0..<tail).reversed() {
      steps.append(.kept(old: old.count - 1 - index, new: new.count - 1 - index))
    }
  }

  private mutating func compare(
    _ old: ArraySlice<StateValue>, _ before: Range<Int>,
    _ new: ArraySlice<StateValue>, _ after: Range<Int>
  ) {
    // Where much has changed in long lists, the smallest difference costs more than it tells.
    // And where one element is against one, they differ: equal ends have been taken off.
    let isPlain = before.isEmpty || after.isEmpty || (before.count == 1 && after.count == 1)
    if isPlain || before.count * after.count > 250_000 {
      for index in before { steps.append(.removed(index)) }
      for index in after { steps.append(.added(index)) }
      return
    }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new[after].difference(from: old[before]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(before.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(after.lowerBound + offset)
      }
    }
    var (one, two) = (before.lowerBound, after.lowerBound)
    while one < before.upperBound || two < after.upperBound {
      if one < before.upperBound, removed.contains(one) {
        steps.append(.removed(one))
        one += 1
      } else if two < after.upperBound, added.contains(two) {
        steps.append(.added(two))
        two += 1
      } else {
        steps.append(.kept(old: one, new: two))
        one += 1
        two += 1
      }
    }
  }
}
