import RehearseSession

/// One thing that happened to the log of a session, as it is kept in a file.
enum SessionRecord: Equatable {
  case entry(
    Journal.Kind, typed: String, executed: String?, fingerprint: UInt64, outside: OutsideInput?)
  /// Steps were undone or done again, so that this many are in force.
  case travel(step: Int)
  /// From here on the session was recorded in a file, or no longer.
  case recording(path: String?)
  /// From here on a lesson was taken, at this place, or none.
  case lesson(LessonPlace?)
}

extension SessionRecord {
  func apply(to journal: inout Journal) {
    switch self {
    case .entry(let kind, let typed, let executed, let fingerprint, let outside):
      journal.append(
        kind, typed, executed: executed, fingerprint: fingerprint, outside: outside)
    case .travel(let step): journal.move(toStep: step)
    case .recording, .lesson: break
    }
  }

  /// The file in which a session was being recorded when it was left.
  static func recording(of records: [SessionRecord]) -> String? {
    var path: String?
    for record in records {
      if case .recording(let now) = record { path = now }
    }
    return path
  }

  /// Where in a lesson a session was left.
  static func lesson(of records: [SessionRecord]) -> LessonPlace? {
    var place: LessonPlace?
    for record in records {
      if case .lesson(let now) = record { place = now }
    }
    return place
  }

  /// The records that make a journal.
  static func all(of journal: Journal) -> [SessionRecord] {
    let entries = journal.entries.map {
      entry(
        $0.kind, typed: $0.typed, executed: $0.executed, fingerprint: $0.fingerprint,
        outside: $0.outside)
    }
    return journal.head == journal.entries.count
      ? entries : entries + [travel(step: journal.stepCount)]
  }
}

// MARK: - SessionMessage

extension SessionRecord: SessionMessage {
  init(from reader: inout MessageReader) throws(MessageReader.Damage) {
    guard let number = UInt8(exactly: try reader.number()) else { throw MessageReader.Damage() }
    if number == Self.travelNumber {
      self = .travel(step: try reader.integer())
      return
    }
    if number == Self.recordingNumber {
      self = .recording(path: try reader.optionalText())
      return
    }
    if number == Self.lessonNumber {
      guard let name = try reader.optionalText() else {
        self = .lesson(nil)
        return
      }
      self = .lesson(
        LessonPlace(name: name, metCount: try reader.integer(), start: try reader.integer()))
      return
    }
    guard let kind = Journal.Kind(rawValue: number) else { throw MessageReader.Damage() }
    let typed = try reader.text()
    let executed = try reader.optionalText()
    let fingerprint = try reader.number()
    // Earlier versions had nothing behind it.
    let outside = reader.rest.isEmpty ? nil : try OutsideInput.optional(from: &reader)
    self = .entry(
      kind, typed: typed, executed: executed, fingerprint: fingerprint, outside: outside)
  }

  func write(to writer: inout MessageWriter) {
    switch self {
    case .entry(let kind, let typed, let executed, let fingerprint, let outside):
      writer.write(UInt64(kind.rawValue))
      writer.write(typed)
      writer.write(executed)
      writer.write(fingerprint)
      OutsideInput.write(outside, to: &writer)
    case .travel(let step):
      writer.write(UInt64(Self.travelNumber))
      writer.write(step)
    case .recording(let path):
      writer.write(UInt64(Self.recordingNumber))
      writer.write(path)
    case .lesson(let place):
      writer.write(UInt64(Self.lessonNumber))
      writer.write(place?.name)
      guard let place else { return }
      writer.write(place.metCount)
      writer.write(place.start)
    }
  }

  private static let travelNumber: UInt8 = 255
  private static let recordingNumber: UInt8 = 254
  private static let lessonNumber: UInt8 = 253
}
