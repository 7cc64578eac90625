// What `onDelete` and `onMove` ask of a collection.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets, in their order, before the element that is at another offset now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var order: [Element] = []
    var moved: [Element] = []
    var place = 0
    for (offset, element) in enumerated() {
      if offset == destination { place = order.count }
      if source.contains(offset) { moved.append(element) } else { order.append(element) }
    }
    if destination >= count { place = order.count }
    order.insert(contentsOf: moved, at: place)
    var index = startIndex
    for element in order {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
