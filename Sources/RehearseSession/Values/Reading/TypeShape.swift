import Glibc
import Synchronization

/// How values of one type are read from memory, worked out once a type.
final class TypeShape: Sendable {
  let type: Any.Type
  /// Set once, before the shape leaves the lock under which it was made; a recursive type needs it to be later.
  nonisolated(unsafe) private(set) var form: Form

  /// Whether values of the type hold no objects of the app, and look the same whenever they are looked at.
  nonisolated(unsafe) private(set) var isPlain = false

  /// Where a plain value has its bytes, without those that nobody writes.
  nonisolated(unsafe) private(set) var places: [Range<Int>] = []

  enum Form {
    /// Never read: always this value.
    case opaque(StateValue)
    case scalar((UnsafeRawPointer) -> StateValue)
    /// Read with the help of the reader: collections, containers, things with tokens.
    case composed((UnsafeRawPointer, StateReader) -> StateValue)
    case record(RecordType, [Field])
    case enumeration(EnumLayout)
    /// A strong reference, read as what its object is.
    case reference
  }

  /// A stored property that is shown.
  struct Field {
    let offset: Int
    let content: Content

    enum Content {
      case value(TypeShape)
      case weak
      case unowned(StateValue)
    }
  }

  fileprivate init(_ type: Any.Type) {
    self.type = type
    form = .opaque(.name(""))
  }

  fileprivate func take(_ form: Form, isPlain: Bool) {
    self.form = form
    self.isPlain = isPlain
    if isPlain { places = findPlaces() }
  }

  private func findPlaces() -> [Range<Int>] {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    guard case .record(_, let fields) = form else {
      return [0..<_openExistential(type, do: size)]
    }
    return fields.reduce(into: [Range<Int>]()) { places, field in
      guard case .value(let shape) = field.content else { return }
      for place in shape.places {
        let (start, end) = (field.offset + place.lowerBound, field.offset + place.upperBound)
        if let last = places.last, last.upperBound == start {
          places[places.count - 1] = last.lowerBound..<end
        } else {
          places.append(start..<end)
        }
      }
    }
  }

  /// Whether two plain values are byte for byte the same.
  func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    places.allSatisfy { memcmp(left + $0.lowerBound, right + $0.lowerBound, $0.count) == 0 }
  }

  /// The value in the words of its own type.
  func describe(_ pointer: UnsafeRawPointer) -> String {
    func text<Value>(_ type: Value.Type) -> String {
      String(describing: pointer.assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(type, do: text)
  }
}

extension TypeShape {
  /// The shape of a value of this type where it lies in memory.
  static func of(_ type: Any.Type) -> TypeShape {
    known.withLock { $0.shape(of: type) }
  }

  /// The shape of an object of exactly this class, seen from its address.
  static func ofObject(_ type: AnyClass) -> TypeShape {
    known.withLock { $0.objectShape(of: type) }
  }

  private static let known = Mutex(KnownShapes())
}

/// The shapes of all types met so far; makes the missing ones.
struct KnownShapes: Sendable {
  private var values: [ObjectIdentifier: TypeShape] = [:]
  private var objects: [ObjectIdentifier: TypeShape] = [:]

  mutating func shape(of type: Any.Type) -> TypeShape {
    if let known = values[ObjectIdentifier(type)] { return known }
    let shape = TypeShape(type)
    values[ObjectIdentifier(type)] = shape
    let form = valueForm(of: type, in: &self)
    shape.take(form, isPlain: isPlain(type, form))
    return shape
  }

  mutating func objectShape(of type: AnyClass) -> TypeShape {
    if let known = objects[ObjectIdentifier(type)] { return known }
    let shape = TypeShape(type)
    objects[ObjectIdentifier(type)] = shape
    shape.take(objectForm(of: type, in: &self), isPlain: false)
    return shape
  }
}
