/// Writes state for programs: compact JSON, bytes appended to what is already there.
package enum StateJSON {
  package static func text(_ value: StateValue) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Structs and payloads are objects in order of declaration, sets are arrays, identities are strings.
  package static func write(_ value: StateValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: append("null", to: &bytes)
    case .bool(let value): append(value ? "true" : "false", to: &bytes)
    case .int(let number): append(String(number), to: &bytes)
    case .double(let number): write(number, to: &bytes)
    case .string(let string), .text(let string), .name(let string): write(string, to: &bytes)
    case .record(let type, let fields): writeObject(type.labels, fields, to: &bytes)
    case .enumCase(let name, let payload):
      if payload.isEmpty { return write(name.name, to: &bytes) }
      bytes.append(UInt8(ascii: "{"))
      write(name.name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      writeObject(name.labels, payload, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    case .array(let elements), .set(let elements): writeArray(elements, to: &bytes)
    case .dictionary(let entries): writeEntries(entries, to: &bytes)
    case .token(let number): append("\"#\(number)\"", to: &bytes)
    case .elided: append("\"…\"", to: &bytes)
    }
  }

  /// Writes a string in quotes.
  package static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"", to: &bytes)
      case UInt8(ascii: "\\"): append("\\\\", to: &bytes)
      case 0x0a: append("\\n", to: &bytes)
      case 0x0d: append("\\r", to: &bytes)
      case 0x09: append("\\t", to: &bytes)
      case 0..<0x20, 0x7f:
        append("\\u00", to: &bytes)
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func write(_ number: Double, to bytes: inout [UInt8]) {
    // JSON has no word for these.
    guard number.isFinite else { return write(number.description, to: &bytes) }
    append(number.description, to: &bytes)
  }

  private static func writeObject(
    _ labels: [String], _ values: [StateValue], to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "{"))
    for index in values.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      let label = index < labels.count ? labels[index] : ""
      write(label.isEmpty ? "_\(index)" : label, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      write(values[index], to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func writeArray(_ elements: [StateValue], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for index in elements.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(elements[index], to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func writeEntries(_ entries: [StateEntry], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    for index in entries.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(entries[index].key.keyText, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      write(entries[index].value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: text.utf8)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension StateValue {
  /// The value as the key of a dictionary in a path or in JSON: a string without its quotes.
  var keyText: String {
    if case .string(let string) = self { return string }
    return StateText.line(self)
  }
}
