/// The cases of an enum type, by the numbers that the runtime gives them.
struct EnumLayout {
  let cases: [Case]
  private let metadata: TypeMetadata

  struct Case {
    let name: EnumCase
    let payload: TypeShape?
    /// Whether the payload lies in a box of its own.
    let isIndirect: Bool
  }

  /// Nil where the binary does not say what the cases are, or a value can't be looked at without changing it.
  init?(_ type: Any.Type, in known: inout KnownShapes) {
    metadata = TypeMetadata(type)
    guard metadata.hasEnumWitnesses, metadata.isBitwiseTakable, let records = metadata.fieldRecords
    else { return nil }
    let siblings = records.map(\.name)
    var cases: [Case] = []
    for record in records {
      if record.hasType, record.type == nil { return nil }
      let payload = record.type.map { known.shape(of: $0) }
      var labels = payload == nil ? [] : [""]
      if case .record(let type, _)? = payload?.form, type.isTuple { labels = type.labels }
      let name = EnumCase(
        typeName: typeName(type), name: record.name, labels: labels, siblings: siblings)
      cases.append(Case(name: name, payload: payload, isIndirect: record.isIndirect))
    }
    self.cases = cases
  }

  func read(at pointer: UnsafeRawPointer, by reader: StateReader) -> StateValue {
    let shown = cases[metadata.tag(at: pointer)]
    guard let payload = shown.payload else { return .enumCase(shown.name, []) }
    let size = metadata.size
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: metadata.alignment) { copy in
      guard let bytes = copy.baseAddress else { return .enumCase(shown.name, []) }
      // The bytes are only borrowed: the value itself stays where it is, and alive.
      bytes.copyMemory(from: pointer, byteCount: size)
      metadata.project(bytes)
      var content = UnsafeRawPointer(bytes)
      if shown.isIndirect {
        let box = content.load(as: UnsafeRawPointer.self)
        let mask = TypeMetadata(payload.type).alignment - 1
        content = box + ((boxHeaderSize + mask) & ~mask)
      }
      let values = reader.readPayload(payload, at: content)
      return .enumCase(shown.name, reader.redact(values, shown.name.labels))
    }
  }

  /// Builds the value of a case in memory that has room for one, from a payload that already lies there.
  func make(_ index: Int, at pointer: UnsafeMutableRawPointer) {
    metadata.inject(index, into: pointer)
  }
}

/// A box begins with its metadata and its reference count.
private let boxHeaderSize = 16
