/// An object made elsewhere, any published change of which evaluates the view (UP-17).
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object.
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object: object, keyPath)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Wraps an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object.
  public init(initialValue: ObjectType) {
    self.wrappedValue = initialValue
  }
}

extension ObservedObject: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    let subscription = Self.kept(in: node, slot: slot) { ObjectSubscription(node) }
    subscription.follow(wrappedValue)
  }

  package nonisolated static func isSameInput(_ left: ObservedObject, _ right: ObservedObject)
    -> Bool
  {
    MainActor.assumeIsolated { ObjectIdentifier(left.wrappedValue) }
      == MainActor.assumeIsolated { ObjectIdentifier(right.wrappedValue) }
  }
}

/// A node's subscription to one observable object.
final class ObjectSubscription {
  private weak var node: ViewNode?
  private var object: ObjectIdentifier?
  private var objectType: Any.Type = Never.self
  private var cancellable: AnyCancellable?

  init(_ node: ViewNode) {
    self.node = node
  }

  /// Follows an object, and no longer the one before.
  func follow<ObjectType: ObservableObject>(_ object: ObjectType) {
    let identity = ObjectIdentifier(object)
    guard identity != self.object else { return }
    self.object = identity
    objectType = ObjectType.self
    cancellable = object.objectWillChange.sink { [weak self] _ in self?.willChange() }
  }

  /// The object is about to change: the node is marked, and misuse is said (UP-06).
  private func willChange() {
    guard let node else { return }
    if ViewGraph.evaluating != nil {
      node.graph.report(.publishingDuringUpdate)
    } else if !ViewGraph.isOnMainActor() {
      node.graph.report(.publishingFromBackground)
    }
    ViewGraph.onMainActor { [objectType] in
      node.graph.observedChange(in: node, because: .object(objectType))
    }
  }
}
