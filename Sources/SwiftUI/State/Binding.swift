/// A two-way connection to a value that lives elsewhere.
///
/// Reading through a binding during an update gives the value of that update and makes the view being evaluated depend
/// on it; handing it on does not (UP-24).
///
/// What apps call all the time to make one is inlinable: their compilers know the types, which would be looked up here.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction that writes through this binding carry (UP-20).
  public var transaction: Transaction

  @usableFromInline let source: BindingSource<Value>

  @usableFromInline init(source: BindingSource<Value>, transaction: Transaction = Transaction()) {
    self.source = source
    self.transaction = transaction
  }

  init(state location: StateLocation<Value>) {
    self.init(source: StateSource(location))
  }

  @inlinable init<Root: AnyObject>(
    object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.init(source: ObjectSource(object, keyPath))
  }

  /// Makes a binding of two closures, called at every access (UP-19).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: ClosureSource(get) { value, _ in set(value) })
  }

  /// Makes a binding of two closures, the setter with the write's transaction (UP-20).
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(source: ClosureSource(get, set))
  }

  /// Makes a binding out of a projected one, so that closures can take `$value`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Makes a binding to the value inside an optional; nil when there is none now.
  ///
  /// Reading it after the optional has turned nil traps, as Apple's does (UP-22); here the last value is given instead.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(source: UnwrappedSource(base.source, first), transaction: base.transaction)
  }

  /// Makes a binding that shows a value as optional; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      source: ClosureSource({ base.wrappedValue }) { value, transaction in
        if let value { base.source.set(value, transaction) }
      }, transaction: base.transaction)
  }

  /// Makes a binding that shows a hashable value as `AnyHashable`.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      source: ClosureSource({ AnyHashable(base.wrappedValue) }) { value, transaction in
        if let value = value.base as? Wrapped { base.source.set(value, transaction) }
      }, transaction: base.transaction)
  }

  /// A binding that never changes; writes to it are lost.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: ConstantSource(value))
  }

  /// The value behind the binding.
  public var wrappedValue: Value {
    get { source.get() }
    nonmutating set { source.set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  @inlinable
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(source: PartSource(source, keyPath), transaction: transaction)
  }
}

extension Binding {
  /// The same binding, whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(source: source, transaction: transaction)
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(source: source, transaction: Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }

  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      source: ElementSource(source, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    Self.keepNothing(in: node, slot: slot)
  }

  package nonisolated static func isSameInput(_ left: Binding, _ right: Binding) -> Bool {
    left.source === right.source || left.source.isSame(as: right.source)
  }
}
