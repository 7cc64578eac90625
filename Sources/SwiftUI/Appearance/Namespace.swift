/// A name for a group of identifiers, the same as long as the view keeps its place.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The name itself.
  public struct ID: Hashable, Sendable {
    fileprivate let origin: ObjectIdentifier?
  }

  private var id = ID(origin: nil)

  public init() {}

  public var wrappedValue: ID { id }
}

extension Namespace: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    id = ID(origin: ObjectIdentifier(Self.kept(in: node, slot: slot) { NamespaceOrigin() }))
  }

  package nonisolated static func isSameInput(_ left: Namespace, _ right: Namespace) -> Bool {
    true
  }
}

/// What makes the namespace of one place differ from all others.
private final class NamespaceOrigin {}
