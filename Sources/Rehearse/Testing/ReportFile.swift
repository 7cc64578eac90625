import Glibc

/// A file that a report is written to.
enum ReportFile {
  /// Puts a text in the place of whatever the file holds.
  static func write(_ text: String, to path: String) throws(ScriptFile.Trouble) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw ScriptFile.Trouble(code: errno) }
    defer { close(descriptor) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        throw ScriptFile.Trouble(code: errno)
      }
    }
  }
}
