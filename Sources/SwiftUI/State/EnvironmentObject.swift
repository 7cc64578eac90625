/// An object that an ancestor put into the environment.
///
/// A view whose object is missing is not evaluated: its place stays empty, with W-14 (EN-05, EN-06).
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Declares the need of an object of the type.
  public nonisolated init() {}

  /// The object; reading it without one traps, as Apple's does.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(RuntimeIssue.missingObservableObject("\(ObjectType.self)").message)
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    let subscription = Self.kept(in: node, slot: slot) { ObjectSubscription(node) }
    object = node.environment[object: ObjectType.self]
    if let object {
      subscription.follow(object)
    } else {
      node.missing(.missingObservableObject("\(ObjectType.self)"))
    }
  }

  package nonisolated static func isSameInput(
    _ left: EnvironmentObject, _ right: EnvironmentObject
  ) -> Bool { true }
}
