import CRehearseSystem

/// Text that another process has left in a file in memory.
enum CaughtText {
  /// Far more than a message needs; a process that fills memory must not fill ours too.
  private static let limit = 1 << 20

  /// Its last part, if it is long; the file is empty afterwards.
  static func take(from file: Int32) -> String {
    let size = rehearse_file_size(file)
    guard size > 0 else { return "" }
    let count = min(Int(size), limit)
    let text = String(unsafeUninitializedCapacity: count) { buffer in
      max(rehearse_read_at(file, buffer.baseAddress, count, size - Int64(count)), 0)
    }
    rehearse_file_empty(file)
    return text
  }
}
