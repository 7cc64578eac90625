import RehearseText

/// Turns values of any type into `StateValue`s by looking at their memory, private fields included.
///
/// No code of the app runs but that of `WrappedStateValue` and of descriptions, so looking changes nothing.
package final class StateReader {
  package let tokens: IdentityTokens
  package let limits: StateLimits
  private let described: Set<ObjectIdentifier>
  let redacted: Set<String>
  /// What it has left out so far.
  let concealed: ConcealedTexts

  /// Whether an optional enum without a value is read as a case `nil` among the cases that it could have.
  let tellsMissingCases: Bool

  private(set) var depth = 0
  /// How many values have been read.
  var total = 0
  var lists = ListMemory()
  private var seen: Set<ObjectIdentifier> = []
  /// Whether the order of elements is being found out, during which no token is given out.
  private(set) var isSorting = false
  /// Whether something in the elements being sorted has to be read again once their order is known.
  private var dependsOnOrder = false
  /// What was made for looking only, kept so that no address is met twice in one reading.
  private var made: [Any] = []

  /// A reader that shows values of the `described` types by their own description, and of fields with the `redacted`
  /// names that they are there.
  package init(
    tokens: IdentityTokens = IdentityTokens(), limits: StateLimits = StateLimits(),
    described: [Any.Type] = [], redacted: Set<String> = []
  ) {
    self.redacted = redacted
    tellsMissingCases = false
    concealed = ConcealedTexts()
    self.tokens = tokens
    self.limits = limits
    self.described = Set(described.map { ObjectIdentifier($0) })
  }

  /// A reader whose tokens go on from here by themselves.
  ///
  /// - Parameter tellsMissingCases: whether an optional enum without a value is read as a case `nil`, whose siblings are
  ///   those of the type.
  package func copy(tellsMissingCases: Bool = false) -> StateReader {
    StateReader(copying: self, tellsMissingCases)
  }

  private init(copying other: StateReader, _ tellsMissingCases: Bool) {
    self.tellsMissingCases = tellsMissingCases
    tokens = other.tokens.copy()
    limits = other.limits
    described = other.described
    redacted = other.redacted
    concealed = other.concealed
  }

  /// What the value looks like now; an object met for the second time in it is shown as its token.
  package func read<Value>(_ value: Value) -> StateValue {
    read(value, as: TypeShape.of(Value.self))
  }

  /// The same for a value whose shape is at hand.
  func read<Value>(_ value: Value, as shape: TypeShape) -> StateValue {
    depth = 0
    total = 0
    seen.removeAll(keepingCapacity: true)
    let state = withUnsafePointer(to: value) { read(shape, at: $0) }
    made.removeAll()
    return state
  }
}

// MARK: - Reading by shape

extension StateReader {
  func read(_ shape: TypeShape, at pointer: UnsafeRawPointer) -> StateValue {
    total += 1
    guard depth < limits.depth, total <= limits.total else { return .elided(more: 0) }
    if !described.isEmpty, described.contains(ObjectIdentifier(shape.type)) {
      return .text(shape.describe(pointer))
    }
    switch shape.form {
    case .scalar(let read): return read(pointer)
    case .record(let type, let fields):
      return .record(type, redact(readFields(fields, at: pointer), type.labels))
    case .enumeration(let layout):
      depth += 1
      defer { depth -= 1 }
      return layout.read(at: pointer, by: self)
    case .composed(let read): return read(pointer, self)
    case .reference: return readObject(pointer.load(as: AnyObject.self))
    case .opaque(let value): return value
    }
  }

  /// The fields, of which a payload's are no deeper than the case that they belong to.
  func readPayload(_ shape: TypeShape, at pointer: UnsafeRawPointer) -> [StateValue] {
    if case .record(let type, let fields) = shape.form, type.isTuple {
      return readFields(fields, at: pointer)
    }
    return [read(shape, at: pointer)]
  }

  private func readFields(
    _ fields: [TypeShape.Field], at pointer: UnsafeRawPointer
  ) -> [StateValue] {
    depth += 1
    defer { depth -= 1 }
    return [StateValue](unsafeUninitializedCapacity: fields.count) { values, count in
      for field in fields {
        (values.baseAddress.map { $0 + count })?.initialize(to: readField(field, at: pointer))
        count += 1
      }
    }
  }

  private func readField(_ field: TypeShape.Field, at pointer: UnsafeRawPointer) -> StateValue {
    switch field.content {
    case .value(let shape): return read(shape, at: pointer + field.offset)
    case .unowned(let name): return name
    case .weak:
      let reference = (pointer + field.offset).assumingMemoryBound(to: WeakReference.self)
      guard let object = reference.pointee.object else { return .null }
      return token(for: object)
    }
  }

  private func readObject(_ object: AnyObject) -> StateValue {
    let shape = TypeShape.ofObject(type(of: object))
    if case .opaque(let name) = shape.form { return name }
    guard seen.insert(ObjectIdentifier(object)).inserted else { return token(for: object) }
    if !described.isEmpty, described.contains(ObjectIdentifier(shape.type)) {
      return .text(String(describing: object))
    }
    return withExtendedLifetime(object) {
      read(shape, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    }
  }

  /// Reads a value that was taken out of its container.
  func readInside(_ value: Any) -> StateValue {
    made.append(value)
    func read<Value>(_ value: Value) -> StateValue {
      withUnsafePointer(to: value) { self.read(TypeShape.of(Value.self), at: $0) }
    }
    return _openExistential(value, do: read)
  }
}

// MARK: - Tokens and order

extension StateReader {
  /// The object's token, or a stand-in while the order of elements, and so the next number, is not known.
  func token(for object: AnyObject) -> StateValue {
    guard isSorting else { return .token(tokens.token(for: object)) }
    dependsOnOrder = true
    return .token(tokens.knownToken(for: object) ?? .max)
  }

  /// Notes that what is being read must be read again when the order is known.
  func waitForOrder() { dependsOnOrder = true }

  /// Reads the elements that may be read, in the order of what they look like; the rest is left out.
  func readSorted<Key>(_ elements: [Key], _ read: (Key) -> StateValue) -> [(Key, StateValue)] {
    let (outerSeen, outerTotal, wasSorting) = (seen, total, isSorting)
    let outerDepends = dependsOnOrder
    dependsOnOrder = false
    isSorting = true
    var sorted = elements.map { element in
      seen = outerSeen
      let value = read(element)
      if seen.count != outerSeen.count { dependsOnOrder = true }
      return (element, value)
    }
    sorted.sort { $0.1.precedes($1.1) }
    isSorting = wasSorting
    sorted.removeLast(max(0, sorted.count - limits.length))
    if dependsOnOrder {
      seen = outerSeen
      total = outerTotal
      sorted = sorted.map { ($0.0, read($0.0)) }
    }
    dependsOnOrder = dependsOnOrder || outerDepends
    return sorted
  }

  /// Reads what lies one level deeper, as the elements of a collection do.
  func deeper<Result>(_ read: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return read()
  }
}

/// Laid out like every weak field, whatever it refers to.
private struct WeakReference {
  weak var object: AnyObject?
}
