@_spi(Reflection) import Swift

/// Says whether two values of any type are surely equal; what can't be told counts as different.
package enum ValueComparison {
  /// Compares by `==` where the type has it, else field by field; closures are never equal.
  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        plan(for: Value.self).compare(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  /// A way to compare two values in memory.
  final class Plan: @unchecked Sendable {
    let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    /// False when no two values of the type can be told equal, so that asking is a waste.
    let isPossible: Bool

    static let never = Plan(isPossible: false) { _, _ in false }

    init(
      isPossible: Bool = true, compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) {
      self.compare = compare
      self.isPossible = isPossible
    }
  }

  nonisolated(unsafe) private static var plans: [ObjectIdentifier: Plan] = [:]

  static func plan(for type: Any.Type) -> Plan {
    plans[ObjectIdentifier(type)] ?? keepPlan(type, metadataKind(of: type))
  }

  private static func plan(for type: Any.Type, kind: _MetadataKind) -> Plan {
    plans[ObjectIdentifier(type)] ?? keepPlan(type, kind)
  }

  private static func keepPlan(_ type: Any.Type, _ kind: _MetadataKind?) -> Plan {
    plans[ObjectIdentifier(type)] = .never  // A type that contains itself ends here.
    let plan = makePlan(type, kind)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func makePlan(_ type: Any.Type, _ kind: _MetadataKind?) -> Plan {
    // Cheap answers come first: to look for a conformance is to search the whole program.
    if let kind, neverEqual.contains(kind) { return .never }
    if kind != .class, let property = type as? any NodeProperty.Type {
      return propertyPlan(property)
    }
    if let equatable = type as? any Equatable.Type { return equatablePlan(equatable) }
    if kind == .class {
      guard let shared = type as? any SharedValue.Type else { return objectPlan }
      return sharedPlan(shared)
    }
    guard kind == .struct || kind == .tuple else { return .never }
    var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    _forEachField(of: type) { _, offset, fieldType, fieldKind in
      fields.append((offset, fieldType, fieldKind))
      return !neverEqual.contains(fieldKind)
    }
    if let last = fields.last, neverEqual.contains(last.kind) { return .never }
    if fields.isEmpty, size(of: type) > 0 { return .never }
    var parts: [(offset: Int, plan: Plan)] = []
    for field in fields {
      let plan = plan(for: field.type, kind: field.kind)
      guard plan.isPossible else { return .never }
      parts.append((field.offset, plan))
    }
    if parts.count == 1, let part = parts.first, part.offset == 0 { return part.plan }
    return Plan { left, right in
      for part in parts where !part.plan.compare(left + part.offset, right + part.offset) {
        return false
      }
      return true
    }
  }

  /// The kinds of types of which none has `==`: closures, and values of any type at all.
  private static let neverEqual: Set<_MetadataKind> = [
    .function, .existential, .metatype, .existentialMetatype,
  ]

  private static func equatablePlan<Value: Equatable>(_ type: Value.Type) -> Plan {
    Plan { left, right in
      left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
    }
  }

  private static func propertyPlan<Property: NodeProperty>(_ type: Property.Type) -> Plan {
    Plan { left, right in
      type.isSameInput(
        left.assumingMemoryBound(to: type).pointee, right.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func sharedPlan<Box: SharedValue>(_ type: Box.Type) -> Plan {
    let plan = plan(for: Box.Value.self)
    guard plan.isPossible else { return .never }
    return Plan { left, right in
      let left = left.assumingMemoryBound(to: type).pointee
      let right = right.assumingMemoryBound(to: type).pointee
      if left === right { return true }
      return withUnsafePointer(to: left.value) { left in
        withUnsafePointer(to: right.value) { right in
          plan.compare(UnsafeRawPointer(left), UnsafeRawPointer(right))
        }
      }
    }
  }

  private static let objectPlan = Plan { left, right in
    left.load(as: UnsafeRawPointer?.self) == right.load(as: UnsafeRawPointer?.self)
  }

  /// The kind of a type that is not met as a field: what a mirror of its metadata would say.
  private static func metadataKind(of type: Any.Type) -> _MetadataKind? {
    if type is AnyClass { return .class }
    // The first word of a type's metadata is its kind; only those of structs and tuples matter here.
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: return .struct
    case 0x301: return .tuple
    default: return nil
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}
