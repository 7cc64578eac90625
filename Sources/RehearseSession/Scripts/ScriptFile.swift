import Glibc

/// A script on disk.
package enum ScriptFile {
  /// Why a file can't be read, in the system's words.
  package struct Trouble: Error, CustomStringConvertible {
    package let code: Int32

    package init(code: Int32) {
      self.code = code
    }

    package var description: String { String(cString: strerror(code)) }
  }

  /// Everything in the file, read with `read(2)` so that pipes and devices do as well.
  package static func bytes(of path: String) throws(Trouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Trouble(code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw Trouble(code: errno)
      }
    }
  }
}
