import CRehearseSystem

/// Catches what the app prints while it is at work, by taking the place of descriptor 1.
///
/// Into a file in memory rather than a pipe: it holds any amount, and nobody has to read meanwhile.
package final class OutputCapture {
  private var file: Int32 = -1
  private var original: Int32 = -1
  private var isCatching = false
  /// A worker's output is caught already, and can be read from outside should the worker crash.
  private let isCaughtAnyway = rehearse_is_worker()

  package init() {
    // Not descriptor 1, which the app may have closed, and opened as a file of its own.
    if isCaughtAnyway { file = rehearse_worker_own_output() }
  }

  deinit {
    end()
    if !isCaughtAnyway { close() }
  }

  /// Begins to catch. Where the system refuses a file for it, output goes where it went before.
  package func begin() {
    guard !isCaughtAnyway, !isCatching, prepare() else { return }
    rehearse_flush_standard_output()
    isCatching = rehearse_replace(1, file) == 0
  }

  /// The lines printed since the last time.
  package func take() -> [String] {
    guard file >= 0 else { return [] }
    if isCatching || isCaughtAnyway { rehearse_flush_standard_output() }
    let size = rehearse_file_size(file)
    guard size > 0 else { return [] }
    let text = String(unsafeUninitializedCapacity: Int(size)) { buffer in
      max(rehearse_read_at(file, buffer.baseAddress, buffer.count, 0), 0)
    }
    rehearse_file_empty(file)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// How many bytes have been printed since the last time.
  package var size: Int {
    guard file >= 0 else { return 0 }
    if isCatching || isCaughtAnyway { rehearse_flush_standard_output() }
    return Int(max(rehearse_file_size(file), 0))
  }

  /// Lets output go where it went before; what was caught can still be taken.
  package func end() {
    guard isCatching else { return }
    rehearse_flush_standard_output()
    _ = rehearse_replace(1, original)
    isCatching = false
  }

  private func prepare() -> Bool {
    guard file < 0 else { return true }
    file = rehearse_memory_file("output")
    original = rehearse_duplicate(1)
    if file < 0 || original < 0 { close() }
    return file >= 0
  }

  private func close() {
    if file >= 0 { rehearse_close(file) }
    if original >= 0 { rehearse_close(original) }
    file = -1
    original = -1
  }
}
