/// Puts messages together from the parts in which they arrive.
///
/// On the wire a message is its length, eight bytes with the lowest first, and its bytes.
struct MessageReader {
  private static let headerSize = 8

  private var bytes: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Takes in what the closure reads; gives back its result.
  mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    let count = buffer.withUnsafeMutableBytes { read($0) }
    if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
    return count
  }

  /// Takes out the next message, if all of it is here.
  mutating func next() -> [UInt8]? {
    guard bytes.count >= Self.headerSize else { return nil }
    let length = bytes[..<Self.headerSize].reversed().reduce(0) { $0 << 8 | Int($1) }
    let end = Self.headerSize + length
    guard bytes.count >= end else {
      bytes.reserveCapacity(end)
      return nil
    }
    defer { bytes.removeFirst(end) }
    return Array(bytes[Self.headerSize..<end])
  }
}

/// A message as it goes over the wire.
func framed(_ message: [UInt8]) -> [UInt8] {
  withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) } + message
}
