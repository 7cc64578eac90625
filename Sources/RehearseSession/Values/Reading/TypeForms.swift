/// A type with a form of its own instead of its fields.
protocol ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form

  /// Whether values of the type hold no objects of the app, and look the same whenever they are looked at.
  static func isPlain(in known: inout KnownShapes) -> Bool
}

/// Works out how values of a type are read.
func valueForm(of type: Any.Type, in known: inout KnownShapes) -> TypeShape.Form {
  let metadata = TypeMetadata(type)
  let name = StateValue.name(typeName(type))
  // A value that can't be copied, such as a lock, can't be looked at from outside either.
  guard metadata.isCopyable else { return .opaque(name) }
  if let shaped = type as? any ShapedType.Type { return shaped.form(in: &known) }
  if let wrapped = type as? any WrappedStateValue.Type { return wrappedForm(wrapped) }

  switch metadata.kind {
  case .structure:
    if isOfSystem(type) { return systemForm(of: type, name: name) }
    return recordForm(of: type, in: &known) ?? mirroredForm(of: type)
  case .tuple: return recordForm(of: type, in: &known) ?? mirroredForm(of: type)
  case .enumeration:
    return EnumLayout(type, in: &known).map { .enumeration($0) } ?? mirroredForm(of: type)
  case .object: return .reference
  case .existential, .extendedExistential:
    switch metadata.container {
    case .opaque: return anyForm
    case .object: return .reference
    case .error: return errorForm
    case .other: return mirroredForm(of: type)
    }
  case .optional: return mirroredForm(of: type)
  case .function: return .opaque(.name("closure"))
  case .metatype, .foreignClass, .other: return .opaque(name)
  }
}

/// Works out how objects of a class are read.
func objectForm(of type: AnyClass, in known: inout KnownShapes) -> TypeShape.Form {
  let name = StateValue.name(typeName(type))
  if type is any Actor.Type { return .opaque(name) }
  if type is any WrappedStateValue.Type {
    return .composed { address, reader in
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      return (object as? any WrappedStateValue).map { reader.readInside($0.stateValue) } ?? name
    }
  }
  if isOfSystem(type) {
    guard type is any CustomStringConvertible.Type else { return .opaque(name) }
    return .scalar { address in
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      return describedValue(String(describing: object)) ?? name
    }
  }
  return recordForm(of: type, in: &known) ?? .opaque(name)
}

private func recordForm(of type: Any.Type, in known: inout KnownShapes) -> TypeShape.Form? {
  guard let layouts = fieldLayouts(of: type) else { return nil }
  let isTuple = TypeMetadata(type).kind == .tuple
  let names = PropertyNames(of: layouts, isTuple: isTuple)
  var labels: [String] = []
  var fields: [TypeShape.Field] = []
  for layout in layouts {
    guard let label = names.shownName(of: layout) else { continue }
    let content: TypeShape.Field.Content =
      switch layout.ownership {
      // The runtime reports what can't be copied, such as a lock, as if it were empty.
      case .strong where layout.type == Void.self: .unowned(.elided(more: 0))
      case .strong: .value(known.shape(of: layout.type))
      case .weak: .weak
      case .unowned: .unowned(.name(typeName(layout.type)))
      }
    labels.append(label)
    fields.append(TypeShape.Field(offset: layout.offset, content: content))
  }
  let name = isTuple ? "" : typeName(type)
  return .record(RecordType(name: name, labels: labels, isTuple: isTuple), fields)
}

private func wrappedForm<Wrapper: WrappedStateValue>(_ type: Wrapper.Type) -> TypeShape.Form {
  // A class is read through its object, so that a wrapper that is shared is seen to be.
  if type is AnyClass { return .reference }
  return .composed { pointer, reader in
    reader.readInside(pointer.assumingMemoryBound(to: Wrapper.self).pointee.stateValue)
  }
}

/// All existentials but those of errors and classes begin like `Any`, so that one reader does for every protocol.
private var anyForm: TypeShape.Form {
  .composed { pointer, reader in
    reader.readInside(pointer.assumingMemoryBound(to: Any.self).pointee)
  }
}

private var errorForm: TypeShape.Form {
  .composed { pointer, reader in
    reader.readInside(pointer.assumingMemoryBound(to: (any Error).self).pointee)
  }
}

private func mirroredForm(of type: Any.Type) -> TypeShape.Form {
  func form<Value>(_ type: Value.Type) -> TypeShape.Form {
    .composed { pointer, reader in
      reader.readMirrored(pointer.assumingMemoryBound(to: Value.self).pointee)
    }
  }
  return _openExistential(type, do: form)
}

private func systemForm(of type: Any.Type, name: StateValue) -> TypeShape.Form {
  func form<Value>(_ type: Value.Type) -> TypeShape.Form {
    guard type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
    else { return .opaque(name) }
    return .scalar { pointer in
      describedValue(String(describing: pointer.assumingMemoryBound(to: Value.self).pointee))
        ?? name
    }
  }
  return _openExistential(type, do: form)
}

/// The description as a value, unless it tells an address, which would differ from run to run.
func describedValue(_ text: String) -> StateValue? {
  text.utf8.contains(UInt8(ascii: "x")) && text.contains("0x") ? nil : .text(text)
}

/// Whether the type comes with the toolchain or the framework: its fields would tell a person nothing.
func isOfSystem(_ type: Any.Type) -> Bool {
  let module = _typeName(type, qualified: true).prefix { $0 != "." }
  return systemModules.contains(String(module))
}

private let systemModules: Set<String> = [
  "Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization", "Foundation",
  "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Dispatch",
  "__C", "Builtin", "Combine", "SwiftUI",
]
