import Foundation
import RehearseWorker

extension WorkerProcess {
  /// Asks in text.
  func ask(_ text: String, timeout: Duration? = nil) throws(WorkerFailure) -> String {
    String(decoding: try send(Array(text.utf8), timeout: timeout), as: UTF8.self)
  }
}

/// Writes to standard error.
func complain(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}
