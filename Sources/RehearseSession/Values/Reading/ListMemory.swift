/// What lists of plain values were read as, so that one which has not been written to need not be read again, and of
/// one that has only the elements that are others now.
///
/// A list is kept with what it was read as: as long as it is kept, whoever writes to it writes to a copy. So elements at
/// the same address are the same elements.
struct ListMemory {
  struct Reading {
    /// Keeps the elements where they are.
    fileprivate let list: Any
    fileprivate let elements: UnsafeRawPointer
    fileprivate let type: Any.Type
    fileprivate let depth: Int
    fileprivate let values: [StateValue]

    /// How many values were read for each element.
    fileprivate let totals: [Int]
  }

  /// The latest last.
  private var readings: [Reading] = []

  /// How many lists are kept.
  var count: Int { readings.count }

  /// Shorter lists are read as fast as they are found.
  fileprivate static let shortest = 8

  /// More lists than an app shows at a time; they are forgotten together, the old versions with them.
  private static let capacity = 32

  /// What the elements at an address were read as at a depth.
  fileprivate func reading(at elements: UnsafeRawPointer, count: Int, depth: Int) -> Reading? {
    readings.first {
      $0.elements == elements && $0.values.count == count && $0.depth == depth
    }
  }

  /// What a list like another was read as at a depth: most elements of the next version are the same.
  fileprivate func latestReading(of type: Any.Type, depth: Int) -> Reading? {
    readings.last { $0.type == type && $0.depth == depth }
  }

  fileprivate mutating func keep(_ reading: Reading) {
    if readings.count >= Self.capacity { readings.removeAll(keepingCapacity: true) }
    readings.append(reading)
  }
}

extension StateReader {
  /// Reads a list whose elements are plain, or finds what it was read as.
  func readPlain<List: RandomAccessCollection>(_ list: List, _ element: TypeShape) -> StateValue {
    let values = list.withContiguousStorageIfAvailable { elements -> [StateValue] in
      guard let first = UnsafeRawPointer(elements.baseAddress) else { return [] }
      let stride = MemoryLayout<List.Element>.stride
      guard elements.count >= ListMemory.shortest, !isSorting else {
        return deeper { (0..<elements.count).map { read(element, at: first + $0 * stride) } }
      }
      if let known = lists.reading(at: first, count: elements.count, depth: depth) {
        total += known.totals.reduce(0, +)
        return known.values
      }
      let former = lists.latestReading(of: element.type, depth: depth)
      var totals: [Int] = []
      totals.reserveCapacity(elements.count)
      let values = deeper {
        (0..<elements.count).map { place in
          let before = total
          let value = read(element, at: first, place: place, stride: stride, like: former)
          totals.append(total - before)
          return value
        }
      }
      if total <= limits.total {
        lists.keep(
          ListMemory.Reading(
            list: list, elements: first, type: element.type, depth: depth, values: values,
            totals: totals))
      }
      return values
    }
    return values.map(StateValue.array) ?? .elided(more: list.count)
  }

  /// Reads an element, unless it is byte for byte the one that a former version of the list had at the same place.
  private func read(
    _ shape: TypeShape, at elements: UnsafeRawPointer, place: Int, stride: Int,
    like former: ListMemory.Reading?
  ) -> StateValue {
    let offset = place * stride
    guard let former, place < former.values.count,
      shape.isSame(elements + offset, former.elements + offset)
    else { return read(shape, at: elements + offset) }
    total += former.totals[place]
    return former.values[place]
  }
}
