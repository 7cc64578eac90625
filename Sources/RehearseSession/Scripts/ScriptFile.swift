import Glibc
import RehearseScript

/// A script on disk.
package enum ScriptFile {
  /// Why a file can't be read, in the system's words.
  package struct Trouble: Error, CustomStringConvertible {
    package let code: Int32

    package init(code: Int32) {
      self.code = code
    }

    /// A file that holds something else than a script.
    static let noText = Trouble(code: 0)

    /// What is said of such a file.
    static let noTextReason = "it is no UTF-8 text"

    package var description: String {
      code == 0 ? Self.noTextReason : String(cString: strerror(code))
    }
  }

  /// The bytes of a script; a file that is plainly no text is refused as a whole, not line by line.
  package static func script(at path: String) throws(Trouble) -> [UInt8] {
    let bytes = try bytes(of: path)
    if Source.isNoText(bytes) { throw .noText }
    return bytes
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
