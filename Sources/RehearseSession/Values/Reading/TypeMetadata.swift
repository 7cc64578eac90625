/// What the runtime records about a type, read at the places that Swift's stable binary interface lays down.
struct TypeMetadata {
  private let words: UnsafePointer<UInt>

  init(_ type: Any.Type) {
    words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  var kind: Kind {
    switch words[0] {
    case 0x200: .structure
    case 0x201: .enumeration
    case 0x202: .optional
    case 0x203: .foreignClass
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    case 0x307: .extendedExistential
    case 0x304, 0x306: .metatype
    case 0, 0x800...: .object
    default: .other
    }
  }

  /// The kinds of types that are read in different ways.
  enum Kind {
    case structure, enumeration, optional, object, foreignClass, tuple, function, existential
    case extendedExistential, metatype, other
  }

  /// How an existential holds its value.
  enum Container {
    case opaque, object, error, other
  }

  var container: Container {
    switch kind {
    case .existential:
      let flags = UInt32(truncatingIfNeeded: words[1])
      if flags >> 24 & 0x3f == 1 { return .error }
      return flags >> 31 == 1 ? .opaque : .object
    case .extendedExistential:
      guard let shape = UnsafePointer<UInt32>(bitPattern: words[1]) else { return .other }
      switch shape[0] & 0xff {
      case 0: return .opaque
      case 1: return .object
      default: return .other
      }
    default: return .other
    }
  }

  // MARK: - The value witness table stands in the word before the metadata.

  private var witnesses: UnsafePointer<UInt> {
    UnsafeRawPointer(words - 1).load(as: UnsafePointer<UInt>.self)
  }

  private var flags: UInt32 {
    UnsafeRawPointer(witnesses).load(fromByteOffset: 80, as: UInt32.self)
  }

  var size: Int { Int(bitPattern: witnesses[8]) }
  var stride: Int { Int(bitPattern: witnesses[9]) }
  var alignment: Int { Int(flags & 0xff) + 1 }
  var isCopyable: Bool { flags & 0x80_0000 == 0 }
  /// Whether a value may be looked at through a copy of its bytes.
  var isBitwiseTakable: Bool { flags & 0x10_0000 == 0 }

  // MARK: - Enum witnesses: present for enums only, at the end of the table.

  private typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  var hasEnumWitnesses: Bool { flags & 0x20_0000 != 0 }

  /// The number of the case, cases with payload counted first.
  func tag(at value: UnsafeRawPointer) -> Int {
    Int(unsafeBitCast(witnesses[11], to: Tag.self)(value, UnsafeRawPointer(words)))
  }

  /// Turns the bytes of an enum value into the bytes of its payload.
  func project(_ value: UnsafeMutableRawPointer) {
    unsafeBitCast(witnesses[12], to: Project.self)(value, UnsafeRawPointer(words))
  }

  /// Turns the bytes of a payload into the bytes of the enum value of that case.
  func inject(_ tag: Int, into value: UnsafeMutableRawPointer) {
    unsafeBitCast(witnesses[13], to: Inject.self)(value, UInt32(tag), UnsafeRawPointer(words))
  }

  // MARK: - Field records stand in the type's descriptor.

  /// A stored property or an enum case as the compiler recorded it.
  struct FieldRecord {
    let name: String
    let isIndirect: Bool
    /// The last two characters of the type's mangled name, which tell how a reference is held.
    let typeSuffix: String
    /// The type of a stored property or of a case's payload; nil for a case without.
    let type: Any.Type?
    let hasType: Bool
  }

  /// The type's own fields or cases, or nil where they were left out of the binary.
  var fieldRecords: [FieldRecord]? {
    guard let descriptor, let fields = relative(descriptor + 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let record = fields + 16 + index * size
      var type: Any.Type?
      var suffix = ""
      let name = relative(record + 4)
      if let name {
        let length = mangledLength(name)
        let end = UnsafeRawBufferPointer(start: name + max(0, length - 2), count: min(2, length))
        suffix = String(decoding: end, as: UTF8.self)
        if kind == .enumeration {
          type = _getTypeByMangledNameInContext(
            name.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
            genericArguments: UnsafeRawPointer(words + 2))
        }
      }
      return FieldRecord(
        name: relative(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
          ?? "",
        isIndirect: record.load(as: UInt32.self) & 1 == 1,
        typeSuffix: suffix, type: type, hasType: name != nil)
    }
  }

  private var descriptor: UnsafeRawPointer? {
    switch kind {
    case .structure, .enumeration, .optional: UnsafeRawPointer(bitPattern: words[1])
    case .object: UnsafeRawPointer(words).load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    default: nil
    }
  }

  private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  /// The length of a mangled name, in which a control character begins a reference of four or eight bytes.
  private func mangledLength(_ name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 0x01...0x17: length += 5
      case 0x18...0x1f: length += 9
      default: length += 1
      }
    }
  }
}

/// The class that a class inherits from.
func superclass(of type: AnyClass) -> AnyClass? {
  let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  return words[1] == 0 ? nil : unsafeBitCast(words[1], to: AnyClass.self)
}
