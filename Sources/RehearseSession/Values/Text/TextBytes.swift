/// A text in the making, as bytes: many short pieces come together faster than in a string.
///
/// One is enough for all lines of a step: what has become a string is taken out of it.
struct TextBytes: ~Copyable {
  private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private var capacity = 256

  /// How many bytes there are so far.
  private(set) var count = 0

  deinit { start.deallocate() }

  /// The bytes behind so many.
  func bytes(from begin: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + begin, count: count - begin)
  }

  /// The text behind so many bytes, which are all that is left.
  mutating func take(from begin: Int = 0) -> String {
    defer { count = begin }
    return String(decoding: bytes(from: begin), as: UTF8.self)
  }

  /// Forgets what lies behind so many bytes.
  mutating func cut(to begin: Int) { count = begin }

  mutating func append(_ part: String) {
    // Not `withUTF8`, for which the text would be copied.
    let isDone: Void? = part.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { Array(part.utf8).withUnsafeBufferPointer { append($0) } }
  }

  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    guard let bytes = part.baseAddress else { return }
    if count + part.count > capacity { grow(by: part.count) }
    (start + count).update(from: bytes, count: part.count)
    count += part.count
  }

  static func += (text: inout TextBytes, part: StaticString) {
    text.append(UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount))
  }

  private mutating func grow(by size: Int) {
    capacity = max(count + size, 2 * capacity)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    grown.update(from: start, count: count)
    start.deallocate()
    start = grown
  }
}
