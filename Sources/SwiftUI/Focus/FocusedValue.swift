/// A value offered by the view that has the keyboard, or by the scene; nil where nobody offers it.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private let key: AnyHashable
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    key = AnyHashable(keyPath)
  }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
    key = AnyHashable(ObjectIdentifier(objectType))
  }

  /// The value, as it was when the view was evaluated.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    value = Self.kept(in: node, slot: slot) { FocusedReading(node) }.read(read)
  }

  package nonisolated static func isSameInput(_ left: FocusedValue, _ right: FocusedValue) -> Bool {
    left.key == right.key
  }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

/// The value behind a binding that is offered by the view that has the keyboard, or by the scene.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private var offered: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    offered = FocusedValue(keyPath)
  }

  /// The value; a value written where nobody offers a binding is lost.
  public var wrappedValue: Value? {
    get { offered.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { offered.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let offered = offered
    return Binding(
      get: { offered.wrappedValue?.wrappedValue },
      set: { if let value = $0 { offered.wrappedValue?.wrappedValue = value } })
  }
}

/// An object of the older kind, offered by the view that has the keyboard, or by the scene.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Declares the wish for an object of the type.
  public nonisolated init() {}

  /// The object; nil where nobody offers one.
  public var wrappedValue: ObjectType? { object }

  /// Bindings to the properties of the object; nil where nobody offers one.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    object.map { ObservedObject<ObjectType>.Wrapper(object: $0) }
  }
}

extension FocusedObject: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    let reading = Self.kept(in: node, slot: slot) { FocusedReading<ObjectType>(node) }
    object = reading.read { $0[object: ObjectType.self] }
    if let object { reading.subscription.follow(object) }
  }

  package nonisolated static func isSameInput(_ left: FocusedObject, _ right: FocusedObject)
    -> Bool
  { true }
}

/// What a view has read of what is offered; it is evaluated again when something else is.
@MainActor private final class FocusedReading<Value>: PreferenceReader {
  private unowned let node: ViewNode
  private var select: (FocusedValues) -> Value? = { _ in nil }
  private var value: Value?
  private var versions: [FocusSystem.OfferVersion] = []
  private(set) lazy var subscription = ObjectSubscription(node)

  init(_ node: ViewNode) {
    self.node = node
    node.graph.preferences.add(self, for: node)
  }

  func read(_ select: @escaping (FocusedValues) -> Value?) -> Value? {
    self.select = select
    versions = node.graph.focus.offerVersions
    value = select(node.graph.focus.values)
    return value
  }

  func look() {
    let graph = node.graph
    let new = graph.focus.offerVersions
    guard new != versions else { return }
    versions = new
    let offered = select(graph.focus.values)
    guard !Self.isSame(offered, value), graph.admitsChangeAction(of: node) else { return }
    value = offered
    graph.markDirty(node)
  }

  private static func isSame(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return ValueComparison.areEqual(left, right)
  }
}
