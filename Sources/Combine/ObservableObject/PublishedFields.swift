@_spi(Reflection) import Swift
import Synchronization

/// Where objects keep their published properties, found once for each class.
///
/// The offsets come from the standard library's field enumeration; a mirror of each object would do the same, slower.
enum PublishedFields {
  private static let known = Mutex<[ObjectIdentifier: [Int]]>([:])

  /// The publisher that all published properties of an object announce through, made at first use.
  static func objectWillChange(of object: AnyObject) -> ObservableObjectPublisher {
    let offsets = offsets(in: type(of: object))
    guard let first = offsets.first else { return LonePublishers.publisher(of: object) }
    if let publisher = storage(of: object, at: first).objectWillChange { return publisher }
    let publisher = ObservableObjectPublisher()
    for offset in offsets { storage(of: object, at: offset).objectWillChange = publisher }
    return publisher
  }

  private static func storage(of object: AnyObject, at offset: Int) -> PublishedStorage {
    // A `Published` is nothing but the reference to its storage.
    (Unmanaged.passUnretained(object).toOpaque() + offset)
      .assumingMemoryBound(to: PublishedStorage.self).pointee
  }

  private static func offsets(in type: AnyClass) -> [Int] {
    if let offsets = known.withLock({ $0[ObjectIdentifier(type)] }) { return offsets }
    var offsets: [Int] = []
    // The option's name is a variable, which strict concurrency refuses; its value says "a class, inherited fields too".
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
      if fieldType is any PublishedProperty.Type { offsets.append(offset) }
      return true
    }
    let found = offsets
    known.withLock { $0[ObjectIdentifier(type)] = found }
    return found
  }
}

/// A type of published property.
protocol PublishedProperty {}

/// The publishers of observable objects without a published property, which call `send()` themselves.
private enum LonePublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let identity = ObjectIdentifier(object)
    let fresh = Entry(object: object, publisher: ObservableObjectPublisher())
    return table.withLock { table in
      // An address may be another object's by now.
      if let entry = table.entries[identity], entry.object != nil { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      table.entries[identity] = fresh
      return fresh.publisher
    }
  }
}
