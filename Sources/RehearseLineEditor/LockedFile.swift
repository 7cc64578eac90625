import Glibc

/// An open file that no other session writes to meanwhile.
package struct LockedFile: ~Copyable {
  let descriptor: Int32
  private(set) var size: Int
  /// The path without symbolic links, which a replacement must not take the place of.
  let resolvedPath: String
  private let path: String

  /// Opens and locks a file, making it and its folders if they are missing.
  ///
  /// It tries for a fifth of a second in all; writing an entry takes a thousandth of that.
  package init(path: String, attempts: Int = 40) throws(HistoryTrouble) {
    try Self.makeFolders(for: path)
    var attempts = attempts
    while true {
      let descriptor = try Self.open(path)
      do throws(HistoryTrouble) {
        try Self.lock(descriptor, path: path, attempts: &attempts)
        if let size = try Self.sizeIfCurrent(descriptor, path: path) {
          self.descriptor = descriptor
          self.size = size
          self.path = path
          resolvedPath = Self.resolved(path)
          return
        }
      } catch {
        close(descriptor)
        throw error
      }
      close(descriptor)
    }
  }

  deinit {
    // Closing alone would leave the lock with a process forked meanwhile.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Adds bytes at the end, all or none.
  package mutating func append(_ bytes: [UInt8]) throws(HistoryTrouble) {
    do throws(HistoryTrouble) {
      try Self.write(bytes, to: descriptor, path: path)
      size += bytes.count
    } catch {
      ftruncate(descriptor, off_t(size))
      throw error
    }
  }

  /// Replaces the whole content in one step: a crash leaves the old or the new.
  package func replace(with bytes: [UInt8]) throws(HistoryTrouble) {
    let fresh = resolvedPath + ".new"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let copy = Glibc.open(fresh, flags, 0o600)
    guard copy >= 0 else { throw HistoryTrouble(problem: .system(errno), path: fresh) }
    defer { close(copy) }
    do throws(HistoryTrouble) {
      try Self.write(bytes, to: copy, path: fresh)
      guard fsync(copy) == 0, rename(fresh, resolvedPath) == 0 else {
        throw HistoryTrouble(problem: .system(errno), path: path)
      }
    } catch {
      unlink(fresh)
      throw error
    }
  }

  /// Removes what lies behind the first bytes.
  package mutating func cut(to count: Int) throws(HistoryTrouble) {
    guard ftruncate(descriptor, off_t(count)) == 0 else {
      throw HistoryTrouble(problem: .system(errno), path: path)
    }
    size = min(size, count)
  }

  /// Everything in the file.
  package func content() throws(HistoryTrouble) -> [UInt8] {
    try Self.bytes(of: descriptor, from: 0, size: size, path: path)
  }

  /// The bytes of a file from an offset on.
  static func bytes(
    of descriptor: Int32, from offset: Int, size: Int, path: String
  ) throws(HistoryTrouble) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size - offset) { buffer, filled in
      while filled < buffer.count {
        let start = buffer.baseAddress.map { $0 + filled }
        let count = pread(descriptor, start, buffer.count - filled, off_t(offset + filled))
        if count > 0 {
          filled += count
        } else if count == 0 || errno != EINTR {
          code = count == 0 ? 0 : errno
          return
        }
      }
    }
    guard code == 0 else { throw HistoryTrouble(problem: .system(code), path: path) }
    return bytes
  }
}

extension LockedFile {
  /// Makes the folders that a file is to lie in, as far as they are missing.
  package static func makeFolders(for path: String) throws(HistoryTrouble) {
    var folders: [String] = []
    var folder = parent(of: path)
    while !folder.isEmpty, access(folder, F_OK) != 0 {
      folders.append(folder)
      folder = parent(of: folder)
    }
    for folder in folders.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      throw HistoryTrouble(problem: .system(errno), path: folder)
    }
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func open(_ path: String) throws(HistoryTrouble) -> Int32 {
    // Without O_NONBLOCK a named pipe would be waited for.
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = Glibc.open(path, flags, 0o600)
    guard descriptor >= 0 else {
      let problem: HistoryTrouble.Problem = errno == EISDIR ? .notAFile : .system(errno)
      throw HistoryTrouble(problem: problem, path: path)
    }
    return descriptor
  }

  private static func lock(
    _ descriptor: Int32, path: String, attempts: inout Int
  ) throws(HistoryTrouble) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw HistoryTrouble(problem: .system(errno), path: path)
      }
      attempts -= 1
      guard attempts > 0 else { throw HistoryTrouble(problem: .busy, path: path) }
      poll(nil, 0, 5)
    }
  }

  /// The size, or nil if the file was replaced by another session before it could be locked.
  private static func sizeIfCurrent(
    _ descriptor: Int32, path: String
  ) throws(HistoryTrouble) -> Int? {
    var opened = stat()
    guard fstat(descriptor, &opened) == 0 else {
      throw HistoryTrouble(problem: .system(errno), path: path)
    }
    guard opened.st_mode & S_IFMT == S_IFREG else {
      throw HistoryTrouble(problem: .notAFile, path: path)
    }
    var named = stat()
    guard stat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev
    else { return nil }
    if opened.st_mode & 0o077 != 0 {
      fchmod(descriptor, 0o600)
    }
    return Int(opened.st_size)
  }

  private static func resolved(_ path: String) -> String {
    guard let name = realpath(path, nil) else { return path }
    defer { free(name) }
    return String(cString: name)
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(HistoryTrouble) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw HistoryTrouble(problem: .system(errno), path: path)
      }
    }
  }
}
