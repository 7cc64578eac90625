/// Writes JSON in the order it is told, without blanks.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ fields: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    let outer = needsComma
    needsComma = false
    fields(&self)
    needsComma = outer
    bytes.append(UInt8(ascii: "}"))
  }

  package mutating func field(_ name: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    StateJSON.write(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    value(&self)
  }

  package mutating func array<Element>(
    _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    let outer = needsComma
    needsComma = false
    for element in elements {
      separate()
      write(&self, element)
    }
    needsComma = outer
    bytes.append(UInt8(ascii: "]"))
  }

  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func string(_ text: String) { StateJSON.write(text, to: &bytes) }

  package mutating func optional(_ text: String?) {
    if let text { string(text) } else { raw("null") }
  }

  package mutating func value(_ value: StateValue) { StateJSON.write(value, to: &bytes) }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
