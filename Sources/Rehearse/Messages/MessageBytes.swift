/// A message being written: numbers of eight bytes, and texts behind their length.
///
/// JSON would take a third of the time that a whole step may.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64(number)))
  }

  mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func write(_ bytes: [UInt8]) {
    write(bytes.count)
    self.bytes.append(contentsOf: bytes)
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write<Element>(
    _ elements: [Element], _ one: (inout MessageWriter, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { one(&self, element) }
  }

  mutating func write(_ texts: [String]) {
    write(texts) { $0.write($1) }
  }
}

/// A message being read, in the order in which it was written.
struct MessageReader {
  /// The bytes are no message of ours.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func number() throws(Damage) -> UInt64 {
    try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func integer() throws(Damage) -> Int {
    Int(truncatingIfNeeded: try number())
  }

  mutating func flag() throws(Damage) -> Bool {
    try take(1).first == 1
  }

  mutating func text() throws(Damage) -> String {
    String(decoding: try take(try integer()), as: UTF8.self)
  }

  mutating func content() throws(Damage) -> [UInt8] {
    Array(try take(try integer()))
  }

  mutating func optionalText() throws(Damage) -> String? {
    try flag() ? try text() : nil
  }

  mutating func list<Element>(
    _ one: (inout MessageReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try integer()
    // Each element takes at least a byte.
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try one(&self)) }
    return elements
  }

  mutating func texts() throws(Damage) -> [String] {
    try list { (reader) throws(Damage) in try reader.text() }
  }

  /// Everything that has not been read.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  private mutating func take(_ count: Int) throws(Damage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
