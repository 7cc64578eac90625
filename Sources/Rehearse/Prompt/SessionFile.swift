import Foundation
import RehearseLineEditor

/// The file that brings a session of a stage back; trouble with it never ends a session.
///
/// Each prompt that is open at the same time has a file of its own.
/// A record is its length, a number made of its bytes, and the bytes: a tail that was cut off or damaged is passed over.
final class SessionFile {
  /// The files of the stage's prompts; each prompt takes the first one that is free.
  private let paths: [String]
  private let warn: (String) -> Void
  private var isUsable: Bool
  /// Whether other prompts hold every file, and that has been told; what is done is saved when one has gone.
  private var isLocked = false
  /// Whether what was looked for is held by a prompt that is open.
  private(set) var isHeldElsewhere = false
  /// Whether what is added waits for something more to be.
  var isWaiting = false
  private var unwritten: [SessionRecord] = []
  /// Held as long as the session goes on, so that no other one writes between.
  private var file: LockedFile?

  /// What the file begins with; another version of it is not read.
  private static let mark = Array("rehearse session 1\n".utf8)

  /// - Parameters:
  ///   - paths: where it may be; none for nowhere.
  ///   - warn: told once why the session is not kept.
  init(paths: [String], warn: @escaping (String) -> Void = { _ in }) {
    self.paths = paths
    self.warn = warn
    isUsable = !paths.isEmpty
  }

  /// The files of a stage, beside the history; none if there is no home folder.
  static func standardPaths(
    program: String, stage: String, environment: (String) -> String? = Terminal.environment
  ) -> [String] {
    (1...promptCount).compactMap { number in
      // A blank can't be part of the names themselves.
      let suffix = number == 1 ? "" : " \(number)"
      return StateFolder.path(
        of: "sessions/\(fileName(program)).\(fileName(stage))\(suffix)", environment: environment)
    }
  }

  /// How many prompts on one stage are kept at the same time.
  private static let promptCount = 8

  /// The name with what can't stand in a file's name told by its number.
  private static func fileName(_ name: String) -> String {
    name.utf8.map { byte in
      let isPlain =
        byte > 0x20 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "%") && byte < 0x7F
      return isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
    }.joined()
  }

  /// What the last session left that no other prompt goes on with, without a damaged tail; the file goes on from there.
  func load() -> [SessionRecord] {
    var found: [SessionRecord] = []
    attempt { () throws(HistoryTrouble) in
      var attempts = Self.patience
      for path in existingPaths {
        do throws(HistoryTrouble) {
          var candidate = try LockedFile(path: path, attempts: attempts)
          let (records, end) = Self.records(in: try candidate.content())
          if records.isEmpty { continue }
          try candidate.cut(to: end)
          file = consume candidate
          found = records
          return
        } catch {
          guard error.problem == .busy else { throw error }
          // The process of a prompt that was killed lets go at once, that of one that is open doesn't.
          attempts = 1
          isHeldElsewhere = true
        }
      }
    }
    return found
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
    guard file == nil else { return }
    for path in paths {
      do throws(HistoryTrouble) {
        file = try LockedFile(path: path, attempts: 1)
        return
      } catch {
        if error.problem != .busy || path == paths.last { throw error }
      }
    }
  }

  /// The files that are there, the one written last before the others.
  private var existingPaths: [String] {
    let dated = paths.compactMap { path -> (path: String, date: Date)? in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.modificationDate] as? Date).map { (path, $0) }
    }
    return dated.sorted { $0.date > $1.date }.map(\.path)
  }

  /// How often a file is tried that may be let go of: for a fifth of a second.
  private static let patience = 40

  private func attempt(_ work: () throws(HistoryTrouble) -> Void) {
    guard isUsable else { return }
    do {
      try work()
    } catch {
      file = nil
      if error.problem == .busy {
        if !isLocked { warn(error.text(for: "the session") + hint) }
        isLocked = true
        return
      }
      isUsable = false
      warn(error.text(for: "the session"))
    }
  }

  private var hint: String {
    "\nhint: \(paths.count) prompts are open on this stage; this session is saved when one has gone"
  }

  private static func framed(_ record: SessionRecord) -> [UInt8] {
    let bytes = record.bytes
    var head = MessageWriter()
    head.write(bytes.count)
    head.write(sum(of: bytes[...]))
    return head.bytes + bytes
  }

  /// The records of a file as far as they are whole, and where they end.
  private static func records(in bytes: [UInt8]) -> ([SessionRecord], end: Int) {
    guard bytes.starts(with: mark) else { return ([], 0) }
    var (records, end) = ([SessionRecord](), mark.count)
    while let (record, next) = record(in: bytes, at: end) {
      records.append(record)
      end = next
    }
    return (records, end)
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
