@_spi(Reflection) import Swift

extension ViewNode {
  /// Binds the dynamic properties of what is about to be evaluated here, those within properties of a user's own
  /// included; false where one has nothing to be bound to, and the place stays empty (EN-05).
  @MainActor func bind<Value>(_ value: inout Value) -> Bool {
    isIncomplete = false
    let fields = DynamicFields.of(Value.self)
    guard !fields.isEmpty else { return true }
    withUnsafeMutablePointer(to: &value) { pointer in
      var slot = 0
      for field in fields {
        field.bind(UnsafeMutableRawPointer(pointer) + field.offset, field.name, self, &slot)
      }
    }
    if isIncomplete { updateChildren { _ in } }
    return !isIncomplete
  }
}

/// Whether a type has dynamic properties, so that it is to be bound to a place before it is evaluated.
@MainActor func hasDynamicProperties(_ type: Any.Type) -> Bool {
  !DynamicFields.of(type).isEmpty
}

/// A dynamic property of the framework's own, which keeps something in the node from one evaluation to the next.
@MainActor package protocol NodeProperty: DynamicProperty {
  /// Ties the value to what the node keeps at the slot; makes it at the first evaluation.
  mutating func bind(_ name: String, to node: ViewNode, slot: Int)

  /// Whether two values count as equal inputs of a view.
  nonisolated static func isSameInput(_ left: Self, _ right: Self) -> Bool
}

extension NodeProperty {
  /// Takes a slot for a property that keeps nothing, so that those after it have theirs.
  static func keepNothing(in node: ViewNode, slot: Int) {
    if slot == node.properties.count { node.properties.append(node.graph) }
  }

  /// What the node keeps at a slot, made when there is nothing yet.
  static func kept<Object: AnyObject>(
    in node: ViewNode, slot: Int, make: () -> Object
  ) -> Object {
    if slot < node.properties.count, let object = node.properties[slot] as? Object { return object }
    let object = make()
    if slot < node.properties.count {
      node.properties[slot] = object
    } else {
      node.properties.append(object)
    }
    return object
  }
}

@MainActor private struct DynamicField {
  let name: String
  let offset: Int
  let bind:
    @MainActor (UnsafeMutableRawPointer, _ name: String, ViewNode, _ slot: inout Int) -> Void
}

/// The dynamic properties of each type, with their offsets, found once.
///
/// The offsets come from the standard library's field enumeration; should that go, the runtime's entry points under it
/// (`swift_reflectionMirror_recursiveCount` and its neighbours) give the same.
@MainActor private enum DynamicFields {
  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  static func of(_ type: Any.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [DynamicField] = []
    _forEachField(of: type) { name, offset, fieldType, kind in
      // To look for a conformance is to search the whole program, so it is not asked of what can't have it.
      if kind == .struct || kind == .enum || kind == .class, !isPlain(fieldType),
        let property = fieldType as? any DynamicProperty.Type
      {
        fields.append(field(String(cString: name), offset, property))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    type == String.self || type == Bool.self || type == Int.self || type == Double.self
  }

  private static func field<Property: DynamicProperty>(
    _ name: String, _ offset: Int, _ type: Property.Type
  ) -> DynamicField {
    if let property = type as? any NodeProperty.Type {
      return nodeField(name, offset, property)
    }
    // A property of the user's own: what is in it first, then its update.
    let inner = of(Property.self)
    return DynamicField(name: name, offset: offset) { pointer, _, node, slot in
      for field in inner { field.bind(pointer + field.offset, field.name, node, &slot) }
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  private static func nodeField<Property: NodeProperty>(
    _ name: String, _ offset: Int, _ type: Property.Type
  ) -> DynamicField {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return DynamicField(name: plain, offset: offset) { pointer, name, node, slot in
      pointer.assumingMemoryBound(to: Property.self).pointee.bind(name, to: node, slot: slot)
      slot += 1
    }
  }
}
