import Foundation
import RehearseScript

/// A script as a file: read whole, and replaced whole.
package struct ScriptOnDisk {
  /// Why the system refuses.
  package struct Trouble: Error {
    package let reason: String

    init() { reason = String(cString: strerror(errno)) }

    package init(reason: String) { self.reason = reason }
  }

  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Everything in the file, unless that is plainly no text.
  package func bytes() throws(Trouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Trouble() }
    defer { close(descriptor) }
    var status = stat()
    let expected = fstat(descriptor, &status) == 0 ? max(Int(status.st_size), 0) : 0
    var bytes = [UInt8](repeating: 0, count: expected + 1)
    var count = 0
    while true {
      let read = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if read > 0 {
        count += read
        if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
      } else if read == 0 {
        bytes.removeLast(bytes.count - count)
        if Source.isNoText(bytes) { throw Trouble(reason: ScriptFile.Trouble.noTextReason) }
        return bytes
      } else if errno != EINTR {
        throw Trouble()
      }
    }
  }

  /// Makes the file, with nothing in it yet; false where there is one already, which stays as it is.
  package func create() throws(Trouble) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw Trouble()
    }
    close(descriptor)
    return true
  }

  /// Puts new contents in the file's place: whoever looks, at any moment, finds the old or the new ones.
  package func replace(with bytes: [UInt8]) throws(Trouble) {
    // A link stays one: what it leads to is replaced.
    guard let resolved = realpath(path, nil) else { throw Trouble() }
    let target = String(cString: resolved)
    free(resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw Trouble() }
    // Renaming asks only the folder, but a file one may not write is not to change.
    guard access(target, W_OK) == 0 else { throw Trouble() }

    // In the same folder, so that renaming is one step; hidden, so that nobody takes it for a script.
    let cut = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let front = ".\(target[cut...]).rehearse-"
    var template = Array("\(target[..<cut])\(front)\(getpid())-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Trouble() }
    removeLeftovers(beginningWith: front, in: String(target[..<cut]), before: descriptor)
    let isWritten =
      Self.write(bytes, to: descriptor)
      && fchmod(descriptor, status.st_mode & 0o7777) == 0
      && fsync(descriptor) == 0
    let isReplaced = isWritten && rename(template, target) == 0
    let trouble = Trouble()
    close(descriptor)
    guard isReplaced else {
      unlink(template)
      throw trouble
    }
  }

  /// Removes what writers left behind that were ended between writing and renaming: their process is gone, or they
  /// have had a minute.
  /// - Parameter newest: a file of now; the clock may be a virtual one.
  private func removeLeftovers(
    beginningWith front: String, in folder: String, before newest: Int32
  ) {
    var now = stat()
    guard fstat(newest, &now) == 0 else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? [] where name.hasPrefix(front) {
      let parts = name.dropFirst(front.count).split(separator: "-")
      guard parts.count == 2, parts[1].count == 6, let writer = pid_t(parts[0]), writer > 0 else {
        continue
      }
      var status = stat()
      guard lstat(folder + name, &status) == 0 else { continue }
      let isGone = kill(writer, 0) != 0 && errno == ESRCH
      if isGone || now.st_mtim.tv_sec - status.st_mtim.tv_sec > 60 { unlink(folder + name) }
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
