/// Puts messages together from the parts in which they arrive.
///
/// On the wire a message is a mark of ours, the number of the request, its length (four, four and eight bytes, the lowest
/// first), and its bytes. App code shares the process and may write to the same line: then the mark is missing, or the
/// number is another one.
struct MessageReader {
  private static let headerSize = 16

  /// Nothing of ours is longer.
  private static let limit = 1 << 31

  /// No text begins like this.
  fileprivate static let mark: UInt32 = 0xF5_C1_7E_A9

  private var bytes: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// What arrived is none of our messages.
  struct Damage: Error {}

  /// Takes in what the closure reads; gives back its result.
  mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    let count = buffer.withUnsafeMutableBytes { read($0) }
    if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
    return count
  }

  /// Takes out the next message with its number, if all of it is here.
  mutating func next() throws(Damage) -> (number: UInt32, message: [UInt8])? {
    // As soon as the first bytes are wrong, for there may never be more.
    let mark = (0..<4).map { UInt8(truncatingIfNeeded: Self.mark >> (8 * $0)) }
    guard mark.starts(with: bytes.prefix(4)) else { throw Damage() }
    guard bytes.count >= Self.headerSize else { return nil }
    let number = UInt32(truncatingIfNeeded: integer(at: 4, size: 4))
    let length = integer(at: 8, size: 8)
    guard length <= Self.limit else { throw Damage() }
    let end = Self.headerSize + Int(length)
    guard bytes.count >= end else {
      bytes.reserveCapacity(end)
      return nil
    }
    defer { bytes.removeFirst(end) }
    return (number, Array(bytes[Self.headerSize..<end]))
  }

  private func integer(at start: Int, size: Int) -> UInt64 {
    bytes[start..<start + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// A message as it goes over the wire.
func framed(_ message: [UInt8], number: UInt32) -> [UInt8] {
  let head = UInt64(MessageReader.mark) | UInt64(number) << 32
  return withUnsafeBytes(of: head.littleEndian) { Array($0) }
    + withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) } + message
}
