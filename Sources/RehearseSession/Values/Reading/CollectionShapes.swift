// How the collections of the standard library are read: elements in order, or sorted where they have none.

extension Array: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    listForm(Array.self, in: &known)
  }

  static func isPlain(in known: inout KnownShapes) -> Bool {
    known.shape(of: Element.self).isPlain
  }
}

extension ContiguousArray: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    listForm(ContiguousArray.self, in: &known)
  }
}

extension ArraySlice: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    listForm(ArraySlice.self, in: &known)
  }
}

extension Set: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    let element = known.shape(of: Element.self)
    return .composed { pointer, reader in
      let set = pointer.assumingMemoryBound(to: Set.self).pointee
      var values = reader.deeper {
        reader.readSorted([Element](set)) { value in
          withUnsafePointer(to: value) { reader.read(element, at: $0) }
        }
      }.map(\.1)
      if values.count < set.count { values.append(.elided(more: set.count - values.count)) }
      return .set(values)
    }
  }
}

extension Dictionary: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    let (keyShape, valueShape) = (known.shape(of: Key.self), known.shape(of: Value.self))
    return .composed { pointer, reader in
      let dictionary = pointer.assumingMemoryBound(to: Dictionary.self).pointee
      var entries = reader.deeper {
        let keys = reader.readSorted([(key: Key, value: Value)](dictionary)) { entry in
          withUnsafePointer(to: entry.key) { reader.read(keyShape, at: $0) }
        }
        return keys.map { entry, key in
          let value = withUnsafePointer(to: entry.value) { reader.read(valueShape, at: $0) }
          return StateEntry(key: key, value: value)
        }
      }
      if entries.count < dictionary.count {
        let more = dictionary.count - entries.count
        entries.append(StateEntry(key: .elided(more: more), value: .null))
      }
      return .dictionary(entries)
    }
  }
}

private func listForm<List: RandomAccessCollection>(
  _ type: List.Type, in known: inout KnownShapes
) -> TypeShape.Form {
  let element = known.shape(of: List.Element.self)
  let stride = MemoryLayout<List.Element>.stride
  return .composed { pointer, reader in
    let list = pointer.assumingMemoryBound(to: List.self).pointee
    let count = list.count
    guard count > 0 else { return .array([]) }
    let shown = min(count, reader.limits.length)
    if element.isPlain, shown == count { return reader.readPlain(list, element) }
    let values = reader.deeper {
      list.withContiguousStorageIfAvailable { elements -> [StateValue] in
        guard let first = UnsafeRawPointer(elements.baseAddress) else { return [] }
        var values: [StateValue] = []
        values.reserveCapacity(shown + 1)
        for index in 0..<shown {
          values.append(reader.read(element, at: first + index * stride))
        }
        return values
      }
    }
    guard var values else { return .elided(more: count) }
    if shown < count { values.append(.elided(more: count - shown)) }
    return .array(values)
  }
}
