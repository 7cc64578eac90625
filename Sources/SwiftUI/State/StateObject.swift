/// An object that a view owns: made lazily, once in the life of the place (ST-05).
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) let make: () -> ObjectType
  private var kept: KeptObject<ObjectType>?

  /// Takes the expression that makes the object when it is first needed.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; before the view is installed a new one at each access, with W-13.
  public var wrappedValue: ObjectType {
    guard let kept else {
      ViewGraph.reportOutsideView(.stateObjectOutsideView)
      return make()
    }
    return kept.object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    let make = make
    kept = Self.kept(in: node, slot: slot) { KeptObject(make(), node, name: name) }
  }

  package nonisolated static func isSameInput(_ left: StateObject, _ right: StateObject) -> Bool {
    true
  }
}

/// The object of one place, with the place's subscription to it.
final class KeptObject<ObjectType: ObservableObject> {
  let object: ObjectType
  let name: String
  private let subscription: ObjectSubscription

  init(_ object: ObjectType, _ node: ViewNode, name: String) {
    self.object = object
    self.name = name
    subscription = ObjectSubscription(node)
    subscription.follow(object)
  }
}

extension KeptObject: NamedState {
  var named: (name: String, value: Any) { (name, object) }
}
