/// What lists of plain values were read as, so that one which has not been written to need not be read again.
///
/// A list is kept with what it was read as: as long as it is kept, whoever writes to it writes to a copy. So elements at
/// the same address are the same elements.
struct ListMemory {
  struct Reading {
    /// Keeps the elements where they are.
    fileprivate let list: Any
    fileprivate let count: Int
    fileprivate let depth: Int
    let value: StateValue

    /// How many values were read.
    let total: Int
  }

  private var readings: [UnsafeRawPointer: Reading] = [:]

  /// How many lists are kept.
  var count: Int { readings.count }

  /// Shorter lists are read as fast as they are found.
  static let shortest = 8

  /// More lists than an app shows at a time; they are forgotten together, the old versions with them.
  private static let capacity = 32

  /// What the elements at an address were read as at a depth.
  func reading(at elements: UnsafeRawPointer, count: Int, depth: Int) -> Reading? {
    guard let reading = readings[elements], reading.count == count, reading.depth == depth else {
      return nil
    }
    return reading
  }

  mutating func keep<List: Collection>(
    _ list: List, at elements: UnsafeRawPointer, depth: Int, as value: StateValue, total: Int
  ) {
    if readings.count >= Self.capacity { readings.removeAll(keepingCapacity: true) }
    readings[elements] = Reading(
      list: list, count: list.count, depth: depth, value: value, total: total)
  }
}

extension StateReader {
  /// Reads a list whose elements are plain, or finds what it was read as.
  func readPlain<List: RandomAccessCollection>(_ list: List, _ element: TypeShape) -> StateValue {
    let value = list.withContiguousStorageIfAvailable { elements -> StateValue in
      guard let first = UnsafeRawPointer(elements.baseAddress) else { return .array([]) }
      let mayBeKept = elements.count >= ListMemory.shortest && !isSorting
      if mayBeKept,
        let known = lists.reading(at: first, count: elements.count, depth: depth)
      {
        total += known.total
        return known.value
      }
      let before = total
      let value = StateValue.array(
        deeper {
          (0..<elements.count).map {
            read(element, at: first + $0 * MemoryLayout<List.Element>.stride)
          }
        })
      if mayBeKept, total <= limits.total {
        lists.keep(list, at: first, depth: depth, as: value, total: total - before)
      }
      return value
    }
    return value ?? .elided(more: list.count)
  }
}
