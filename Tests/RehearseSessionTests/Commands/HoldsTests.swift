import RehearseScript
import RehearseSession
import Testing

@MainActor @Suite("What holds, asked without leaving a trace") struct HoldsTests {
  @Test(
    "A check holds, or it does not, whatever keeps it from being answered",
    arguments: [
      ("expect nothing presented", true), ("expect people.count == 2", true),
      ("expect not nothing presented", false), ("expect people.count == 1", false),
      ("expect nobody.name", false), ("expect people[7].name == Jim", false),
      ("expect", false), ("tap Edit", false), ("! expect nothing presented", false),
    ])
  func holds(_ row: (check: String, holds: Bool)) throws {
    let runner = TranscriptRunner(
      session: try Session(stages: [exampleStage], on: exampleStage))
    let before = runner.session.currentStep().lines(.all)
    #expect(runner.session.holds(row.check) == row.holds)
    #expect(runner.session.currentStep().lines(.all) == before)
    #expect(runner.timeline.journal.entries.isEmpty)
  }

  @Test("Lessons are completed by name, and their verbs offered, where there are some")
  func completion() throws {
    let session = try Session(stages: [exampleStage], on: exampleStage)
    let runner = TranscriptRunner(session: session)
    #expect(runner.completion(of: "learn ", cursor: 6).candidates.isEmpty)
    #expect(runner.completion(of: "lea", cursor: 3).candidates.isEmpty)
    session.lessons = [("router", "The sheet router"), ("can-save", "canSave")]
    #expect(
      runner.completion(of: "learn r", cursor: 7).candidates
        == [.init(insertion: "router", description: "The sheet router", continues: false)])
    #expect(runner.completion(of: "lea", cursor: 3).candidates.map(\.insertion) == ["learn"])
    #expect(runner.completion(of: "sol", cursor: 3).candidates.map(\.insertion) == ["solution"])
  }
}
