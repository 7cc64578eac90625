extension StateReader {
  /// Reads a value whose layout the binary does not tell.
  func readMirrored(_ value: Any) -> StateValue {
    let mirror = Mirror(reflecting: value)
    let name = typeName(type(of: value))
    let children = deeper { mirror.children.map { ($0.label ?? "", readInside($0.value)) } }
    if mirror.displayStyle == .enum {
      let known = children.first.map(\.0) ?? String(describing: value)
      let payload = children.map(\.1)
      return .enumCase(
        EnumCase(typeName: name, name: known, labels: payload.map { _ in "" }), payload)
    }
    guard !children.isEmpty else { return .name(name) }
    let labels = children.map(\.0)
    return .record(
      RecordType(name: name, labels: labels), redact(children.map(\.1), labels))
  }
}
