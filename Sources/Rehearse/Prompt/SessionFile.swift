import RehearseLineEditor

/// The file that brings a stage's last session back; trouble with it never ends a session.
///
/// A record is its length, a number made of its bytes, and the bytes: a tail that was cut off or damaged is passed over.
final class SessionFile {
  private let path: String?
  private let warn: (String) -> Void
  private var isUsable: Bool
  /// Whether another session holds the file, and that has been told; what is done is saved when it has gone.
  private var isLocked = false
  /// Whether what is added waits for something more to be.
  var isWaiting = false
  private var unwritten: [SessionRecord] = []
  /// Held as long as the session goes on, so that no other one writes between.
  private var file: LockedFile?

  /// What the file begins with; another version of it is not read.
  private static let mark = Array("rehearse session 1\n".utf8)

  /// - Parameters:
  ///   - path: where it is; nil for nowhere.
  ///   - warn: told once why the session is not kept.
  init(path: String?, warn: @escaping (String) -> Void = { _ in }) {
    self.path = path
    self.warn = warn
    isUsable = path != nil
  }

  /// The file of a stage, beside the history; nil if there is no home folder.
  static func standardPath(
    program: String, stage: String, environment: (String) -> String? = Terminal.environment
  ) -> String? {
    StateFolder.path(
      of: "sessions/\(fileName(program)).\(fileName(stage))", environment: environment)
  }

  /// The name with what can't stand in a file's name told by its number.
  private static func fileName(_ name: String) -> String {
    name.utf8.map { byte in
      let isPlain =
        byte > 0x20 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "%") && byte < 0x7F
      return isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
    }.joined()
  }

  /// What the last session left, without a damaged tail; the file goes on from there.
  func load() -> [SessionRecord] {
    var records: [SessionRecord] = []
    attempt { () throws(HistoryTrouble) in
      try open()
      let bytes = try file?.content() ?? []
      var end = 0
      if bytes.starts(with: Self.mark) {
        end = Self.mark.count
        while let (record, next) = Self.record(in: bytes, at: end) {
          records.append(record)
          end = next
        }
      }
      try file?.cut(to: end)
      if end == 0 { try file?.append(Self.mark) }
    }
    return records
  }

  /// Adds records; the first ones of a session take the place of the last session's.
  func append(_ records: [SessionRecord]) {
    guard isUsable else { return }
    unwritten += records
    if isWaiting { return }
    attempt { () throws(HistoryTrouble) in
      let isFirst = file == nil
      try open()
      if isFirst {
        try file?.cut(to: 0)
        try file?.append(Self.mark)
      }
      try file?.append(unwritten.flatMap(Self.framed))
      unwritten = []
    }
  }

  /// Writes other records in place of all.
  func rewrite(_ records: [SessionRecord]) {
    guard file != nil else {
      unwritten = []
      return append(records)
    }
    attempt { () throws(HistoryTrouble) in
      try file?.cut(to: Self.mark.count)
      try file?.append(records.flatMap(Self.framed))
    }
  }
}

// The file, and records in it.
extension SessionFile {
  private func open() throws(HistoryTrouble) {
    guard file == nil, let path else { return }
    // Who waits to be served has waited for the lock before.
    file = try isLocked ? LockedFile(path: path, attempts: 1) : LockedFile(path: path)
  }

  private func attempt(_ work: () throws(HistoryTrouble) -> Void) {
    guard isUsable else { return }
    do {
      try work()
    } catch {
      file = nil
      if error.problem == .busy {
        if !isLocked { warn(error.text(for: "the session") + Self.hint) }
        isLocked = true
        return
      }
      isUsable = false
      warn(error.text(for: "the session"))
    }
  }

  private static let hint =
    "\nhint: another prompt is open on this stage; this session is saved when that one has gone"

  private static func framed(_ record: SessionRecord) -> [UInt8] {
    let bytes = record.bytes
    var head = MessageWriter()
    head.write(bytes.count)
    head.write(sum(of: bytes[...]))
    return head.bytes + bytes
  }

  private static func record(in bytes: [UInt8], at start: Int) -> (SessionRecord, Int)? {
    let headSize = 16
    guard bytes.count - start >= headSize else { return nil }
    var head = MessageReader(Array(bytes[start..<start + headSize]))
    guard let count = try? head.integer(), let expected = try? head.number(),
      count >= 0, count <= bytes.count - start - headSize
    else { return nil }
    let end = start + headSize + count
    let content = bytes[start + headSize..<end]
    guard sum(of: content) == expected, let record = try? SessionRecord(Array(content)) else {
      return nil
    }
    return (record, end)
  }

  /// A number that damaged bytes would very likely not have (FNV-1a).
  private static func sum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
