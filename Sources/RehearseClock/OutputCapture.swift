import CRehearseSystem

/// Catches what the app prints, by taking the place of descriptor 1.
///
/// A file in memory rather than a pipe: it holds any amount, and nobody has to read meanwhile.
package final class OutputCapture {
  /// Where standard output went before, for what we print ourselves. -1 if it was caught already.
  package let original: Int32

  private let file: Int32
  private var isEnded = false

  /// Begins to catch. Where the process was started with its output caught, that file is shared, so
  /// that it can still be read from outside after a crash.
  package init() throws(OutputTrouble) {
    rehearse_flush_standard_output()
    if rehearse_is_memory_file(1) {
      file = 1
      original = -1
    } else {
      original = rehearse_duplicate(1)
      file = rehearse_memory_file("output")
      guard original >= 0, file >= 0, rehearse_replace(1, file) == 0 else {
        if original >= 0 { rehearse_close(original) }
        if file >= 0 { rehearse_close(file) }
        throw OutputTrouble()
      }
    }
  }

  /// What was printed since the last time, or nil if nothing was.
  package func take() -> String? {
    rehearse_flush_standard_output()
    let size = rehearse_file_size(file)
    guard size > 0 else { return nil }
    let text = String(unsafeUninitializedCapacity: Int(size)) { buffer in
      max(rehearse_read_at(file, buffer.baseAddress, buffer.count, 0), 0)
    }
    rehearse_file_empty(file)
    return text
  }

  /// Lets standard output go where it went before.
  package func end() {
    guard !isEnded else { return }
    isEnded = true
    rehearse_flush_standard_output()
    guard original >= 0 else { return }
    _ = rehearse_replace(1, original)
    rehearse_close(original)
    rehearse_close(file)
  }

  deinit {
    end()
  }
}

/// The system refused the descriptors that catching output needs.
package struct OutputTrouble: Error, CustomStringConvertible {
  package var description: String {
    "standard output cannot be caught: the system has no descriptor or memory left"
  }
}
