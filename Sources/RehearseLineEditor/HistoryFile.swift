import Glibc

/// The history file: an entry a line, written under a lock, bounded in size.
struct HistoryFile {
  let path: String
  let limit: Int

  /// A file larger than this is read from its last part on.
  private static let largest = 16 * 1024 * 1024

  /// The entries, oldest first; damaged lines are passed over.
  func load() throws(HistoryTrouble) -> [String] {
    let content = try content()
    let entries = Self.entries(in: content.bytes)
    // A file that has grown well past the limit is cut back, seldom enough to cost nothing.
    if entries.count > limit + limit / 10 || content.isCut {
      try trim()
    }
    return Array(entries.suffix(limit))
  }

  /// Adds entries at the end, whatever other sessions have added meanwhile.
  ///
  /// An impatient call tries for the lock once.
  func append(_ entries: [String], patiently: Bool = true) throws(HistoryTrouble) {
    let bytes = entries.compactMap(HistoryLine.encoded).flatMap { $0 }
    guard !bytes.isEmpty else { return }
    let isLarge: Bool
    do {
      var file = try LockedFile(path: path, attempts: patiently ? 40 : 1)
      isLarge = file.size > Self.largest
      // A session that died while writing left half a line: keep it apart.
      let separator = Self.endsInLineBreak(file) ? [] : [UInt8(ascii: "\n")]
      try file.append(separator + bytes)
    }
    if isLarge { try trim() }
  }

  /// Removes all entries, those of other sessions too.
  func clear() throws(HistoryTrouble) {
    var file = try LockedFile(path: path)
    try file.cut(to: 0)
  }
}

extension HistoryFile {
  /// Keeps the newest entries only.
  func trim() throws(HistoryTrouble) {
    let file = try LockedFile(path: path)
    let kept = Self.entries(in: try content().bytes).suffix(limit)
    try file.replace(with: kept.compactMap(HistoryLine.encoded).flatMap { $0 })
  }

  private static func entries(in content: [UInt8]) -> [String] {
    content.split(separator: UInt8(ascii: "\n")).compactMap { HistoryLine.decoded($0) }
  }

  private static func endsInLineBreak(_ file: borrowing LockedFile) -> Bool {
    var last: UInt8 = 0
    return file.size == 0
      || pread(file.descriptor, &last, 1, off_t(file.size - 1)) != 1 || last == UInt8(ascii: "\n")
  }

  /// The file's bytes, or those of its last part; nothing if there is no file.
  private func content() throws(HistoryTrouble) -> (bytes: [UInt8], isCut: Bool) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return ([], false) }
      throw HistoryTrouble(problem: .system(errno), path: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw HistoryTrouble(problem: .notAFile, path: path)
    }
    let size = Int(status.st_size)
    let offset = max(0, size - Self.largest)
    let bytes = try LockedFile.bytes(of: descriptor, from: offset, size: size, path: path)
    guard offset > 0 else { return (bytes, false) }
    // The first line of a part is half a line.
    let firstBreak = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    return (Array(bytes[firstBreak...]), true)
  }
}
