import RehearseScript

extension EnumLayout {
  /// The layout of an enum type whose values can be typed by the names of their cases.
  static func of(_ type: Any.Type) -> EnumLayout? {
    // An enum that wraps a value is no enum to a person.
    guard !(type is any ShapedType.Type), case .enumeration(let layout) = TypeShape.of(type).form
    else { return nil }
    return layout
  }

  /// How each case is written: `red`, `inStock(quantity:)`.
  var signatures: [String] { cases.map(\.signature) }

  /// The value of the case that was typed, with its payload.
  func value(of type: Any.Type, from typed: TypedText) throws(ValueTextError) -> Any {
    let call = TypedCase(typed.text)
    guard let call, let index = cases.firstIndex(where: { $0.name.name == call.name }) else {
      let names = cases.map(\.name.name)
      let near = Suggestion.near(call?.name ?? typed.text, in: names)
      throw ValueText.error(typed, type, .words(signatures, near: near))
    }
    let chosen = cases[index]
    let parts = try chosen.parts(of: type, typed)
    let arguments = call.arguments ?? []
    guard arguments.count == parts.count,
      zip(arguments, chosen.name.labels).allSatisfy({ $0.label == $1 })
    else { throw ValueText.error(typed, type, .arguments(chosen.signature)) }

    var values: [PayloadValue] = []
    for (position, part) in parts.enumerated() {
      do {
        let value = try ValueText.anyValue(of: part.type, from: arguments[position].value)
        values.append(PayloadValue(value: value, part: part))
      } catch {
        let label = chosen.name.labels[position]
        throw ValueText.error(typed, type, .argument(label.isEmpty ? "_\(position)" : label, error))
      }
    }
    guard values.allSatisfy(\.fits) else { throw ValueText.error(typed, type, .untypable) }
    return make(index, of: type, values)
  }

  private func make(_ index: Int, of type: Any.Type, _ values: [PayloadValue]) -> Any {
    func make<Value>(_ type: Value.Type) -> Any {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { place.deallocate() }
      for value in values { value.store(in: UnsafeMutableRawPointer(place)) }
      self.make(index, at: UnsafeMutableRawPointer(place))
      return place.move()
    }
    return _openExistential(type, do: make)
  }
}

extension EnumLayout.Case {
  /// How the case is written: `inStock(quantity:)`.
  var signature: String {
    if name.labels.isEmpty { return name.name }
    return name.name + "(" + name.labels.map { $0.isEmpty ? "_:" : $0 + ":" }.joined() + ")"
  }

  /// The types of the payload, and where they lie in it.
  fileprivate func parts(
    of type: Any.Type, _ typed: TypedText
  ) throws(ValueTextError) -> [PayloadPart] {
    guard let payload else { return [] }
    // A box of its own would have to be made for it.
    if isIndirect { throw ValueText.error(typed, type, .untypable) }
    guard case .record(let record, let fields) = payload.form, record.isTuple else {
      return [PayloadPart(type: payload.type, offset: 0)]
    }
    var parts: [PayloadPart] = []
    for field in fields {
      guard case .value(let shape) = field.content else {
        throw ValueText.error(typed, type, .untypable)
      }
      parts.append(PayloadPart(type: shape.type, offset: field.offset))
    }
    return parts
  }
}

/// One part of a payload: of which type, and how many bytes from its start.
private struct PayloadPart {
  let type: Any.Type
  let offset: Int
}

/// A value on its way into a payload.
private struct PayloadValue {
  let value: Any
  let part: PayloadPart

  var fits: Bool {
    func fits<Part>(_ type: Part.Type) -> Bool { value is Part }
    return _openExistential(part.type, do: fits)
  }

  func store(in payload: UnsafeMutableRawPointer) {
    func store<Part>(_ type: Part.Type) {
      guard let value = value as? Part else { return }
      (payload + part.offset).initializeMemory(as: type, to: value)
    }
    _openExistential(part.type, do: store)
  }
}
