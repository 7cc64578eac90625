import RehearseSession
import Testing

@testable import Rehearse

@Suite("What is kept of a session") struct SessionRecordTests {
  @Test(
    "It comes back as it was",
    arguments: [
      SessionRecord.entry(.step, typed: "tap A", executed: nil, fingerprint: 7, outside: nil),
      .entry(
        .step, typed: "run a.flow", executed: "tap A\ntap B", fingerprint: .max,
        outside: OutsideInput(
          files: [.init(path: "a.flow", bytes: [0x74, 0xFF, 0])],
          passages: [RealPassage(), RealPassage([.init(passed: 5, sight: 9)])])),
      .travel(step: 3), .recording(path: "a.flow"), .recording(path: nil),
      .lesson(LessonPlace(name: "router", metCount: 2, start: 7)), .lesson(nil),
    ])
  func roundTrip(_ record: SessionRecord) throws {
    #expect(try SessionRecord(record.bytes) == record)
    #expect(throws: MessageReader.Damage.self) {
      try SessionRecord(Array(record.bytes.dropLast(record.bytes.count / 2)))
    }
  }

  @Test("An entry of an earlier version, which kept nothing from outside, can be read")
  func earlier() throws {
    let record = SessionRecord.entry(
      .step, typed: "tap A", executed: nil, fingerprint: 7, outside: nil)
    #expect(try SessionRecord(Array(record.bytes.dropLast())) == record)
  }
}
