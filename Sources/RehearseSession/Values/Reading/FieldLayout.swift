@_spi(Reflection) import Swift

/// Where a stored property lies in its value, and how it is held.
struct FieldLayout {
  let name: String
  let offset: Int
  let type: Any.Type
  let ownership: Ownership

  /// How a property holds what it refers to.
  enum Ownership {
    case strong, weak, unowned
  }
}

/// The stored properties of a struct, class or tuple type, inherited ones first, in order of declaration.
///
/// The field enumeration is not part of the standard library's stable interface; the toolchain is pinned for it. Should
/// it go, answer nil here: `StateReader` then reads such values with `Mirror`, which is a hundred times slower, runs
/// custom mirrors of the app and can't leave unowned references alone, but shows the same otherwise.
func fieldLayouts(of type: Any.Type) -> [FieldLayout]? {
  let owned = ownerships(of: type)
  var fields: [FieldLayout] = []
  // Classes are asked for by the first bit; its name in the library is a variable, which strict concurrency refuses.
  let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
  let isComplete = _forEachField(of: type, options: options) { name, offset, type, _ in
    // What the descriptors don't mention, such as the elements of tuples, is held strongly.
    let ownership = fields.count < owned.count ? owned[fields.count] : .strong
    fields.append(
      FieldLayout(name: String(cString: name), offset: offset, type: type, ownership: ownership))
    return true
  }
  return isComplete ? fields : nil
}

/// The ownership of each field: the enumeration reports `unowned` fields as if they could be read.
private func ownerships(of type: Any.Type) -> [FieldLayout.Ownership] {
  var chain: [Any.Type] = [type]
  while let last = chain.last as? AnyClass, let parent = superclass(of: last) {
    chain.append(parent)
  }
  return chain.reversed().flatMap { type in
    (TypeMetadata(type).fieldRecords ?? []).map { record in
      switch record.typeSuffix {
      case "Xw": .weak
      case "Xo", "Xu": .unowned
      default: .strong
      }
    }
  }
}
