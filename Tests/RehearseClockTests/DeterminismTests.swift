import Foundation
import RehearseClock
import Testing

@MainActor @Suite(.takingTurns)
struct DeterminismTests {
  @Test func `chance starts afresh from its seed`() throws {
    func draw(seed: UInt64) -> [String] {
      Determinism.begin(seed: seed)
      defer { Determinism.end() }
      var source = SystemRandomNumberGenerator()
      return ["\(source.next())", "\(UUID())", NSUUID().uuidString]
    }
    let first = draw(seed: 7)
    #expect(draw(seed: 7) == first)
    #expect(Set(draw(seed: 8)).isDisjoint(with: first))
    #expect(UUID() != UUID())
  }

  @Test func `UUIDs are what Foundation's are`() {
    Determinism.begin()
    let id = UUID()
    Determinism.end()
    #expect(id.uuidString == "C15C0289-EC2D-4A91-A7EC-8E65A18DEBBE")
    #expect(UUID(uuidString: "c15c0289-ec2d-4a91-a7ec-8e65a18debbe") == id)
    #expect(NSUUID(uuidString: id.uuidString)?.uuidString == id.uuidString)
    #expect(UUID(uuidString: "C15C0289-EC2D-4A91-A7EC-8E65A18DEBBE0") == nil)
    #expect(UUID(uuidString: "C15C0289EC2D4A91A7EC8E65A18DEBBE") == nil)
    #expect(NSUUID(uuidString: "nonsense") == nil)
  }

  @Test func `the wall clock stands at its epoch and moves with the virtual clock`() throws {
    try withScheduler { scheduler in
      Determinism.begin(epoch: 86_400)
      defer { Determinism.end() }
      let start = Date()
      let instant = ContinuousClock.now
      try scheduler.advance(byMilliseconds: 1_500)
      let end = Date()
      let elapsed = ContinuousClock.now - instant
      #expect(start == Date(timeIntervalSince1970: 86_400))
      #expect(end == Date(timeIntervalSince1970: 86_401.5))
      #expect(elapsed == .milliseconds(1_500))
    }
  }

  @Test func `sets iterate alike in every run`() {
    #expect(Determinism.isHashingAlike)
    #expect(
      Array(Set((0..<10).map { "x\($0)" }))
        == ["x8", "x2", "x9", "x5", "x3", "x1", "x0", "x4", "x6", "x7"])
  }
}
