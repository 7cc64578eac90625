/// A text in the making, as bytes: many short pieces come together faster than in a string.
struct TextBytes {
  private(set) var bytes: [UInt8] = []

  /// Begins a text of about a line.
  init(_ text: String = "") {
    bytes.reserveCapacity(160)
    self += text
  }

  /// The text so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  static func += (text: inout TextBytes, part: String) {
    var part = part
    part.withUTF8 { text.bytes.append(contentsOf: $0) }
  }
}
