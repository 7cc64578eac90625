import RehearseClock
import RehearseScript
import RehearseSession
import SwiftUI
import Testing

/// Going back and forth, on every stage and along ways chosen at random.
@MainActor @Suite("Time travel", .serialized) struct TimeTravelTests {
  private nonisolated static let stages =
    Conversation.stages + [ledgerStage]

  @Test("Undoing all is the start, doing all again the end", arguments: stages, 1...4)
  func thereAndBack(_ stage: Stage, seed: Int) throws {
    Determinism.begin()
    defer { Determinism.end() }
    let conversation = try Conversation(on: stage)
    var ramble = Ramble(seed: seed)
    var views = [Sight(conversation)]
    var step = 0
    for _ in 0..<40 {
      if ramble.number(below: 5) > 0 {
        let before = conversation.runner.timeline.journal.stepCount
        conversation.results(ramble.command(in: conversation.session))
        guard conversation.runner.timeline.journal.stepCount > before else { continue }
        // A line may have held several.
        step = conversation.runner.timeline.journal.stepCount
        while views.count > before + 1 { views.removeLast() }
        while views.count < step { views.append(Sight()) }
        views.append(Sight(conversation))
      } else {
        let target = ramble.number(below: views.count)
        guard target != step else { continue }
        let verb = target < step ? "undo" : "redo"
        let distance = abs(target - step)
        try travel(ramble.number(below: 2) == 0 ? "\(verb) to \(target)" : "\(verb) \(distance)")
        step = target
      }
    }
    func travel(_ command: String) throws {
      let result = try #require(conversation.results(command).first)
      try #require(result.isOK, "\(command): \(String(describing: result.diagnostic?.text))")
      let step = conversation.runner.timeline.journal.stepCount
      let now = Sight(conversation)
      if views[step].idiom == now.idiom { #expect(now == views[step], "\(command)") }
      views[step] = now
    }
    guard views.count > 1 else { return }
    if step > 0 { try travel("undo \(step)") }
    try travel("redo to \(views.count - 1)")
    try travel("undo to 0")
    for _ in 1..<views.count { try travel("redo") }
  }

  @Test("A step that comes out differently is told, with the state it has now")
  func divergence() throws {
    let conversation = try Conversation(on: countingStage)
    conversation.results("wait 1s; tap Count; wait 1s; tap Count; wait 1s")
    let result = try #require(conversation.results("undo").first)
    #expect(!result.isOK)
    #expect(result.diagnostic?.kind == .replayDiverged(step: 2))
    #expect(result.output.last == "count: 2 → 4")
    // That is what happened, from now on, until it is done once more.
    #expect(conversation.runner.timeline.journal.stepCount == 4)
  }

  @Test("What a refused command had begun is taken back")
  func halfDone() throws {
    let conversation = try Conversation(on: inventoryStage)
    conversation.results("! increment Quantity 1000")
    let now = Sight(conversation)
    let fresh = Sight(try Conversation(on: inventoryStage))
    #expect(now == fresh)
  }

  @Test("A thousand steps take less than 300 bytes each")
  func size() throws {
    let conversation = try Conversation(on: ledgerStage)
    for _ in 0..<1000 { conversation.results("tap Add") }
    let journal = conversation.runner.timeline.journal
    #expect(journal.stepCount == 1000)
    #expect(MemoryLayout<Journal.Entry>.stride <= 96)
    #expect(journal.entries.allSatisfy { $0.executed == nil && $0.typed == "tap Add" })
  }
}

/// All that can be seen of a session.
@MainActor private struct Sight: Equatable {
  let lines: [String]

  /// The device, which decides what can be done and how it is drawn, and is not undone.
  let idiom: Policy.Idiom?

  /// A place nobody has looked at yet.
  init() { (lines, idiom) = ([], nil) }

  init(_ conversation: Conversation) {
    let session = conversation.session
    idiom = session.options.policy.idiom
    lines =
      [session.current.stage.name, "\(Scheduler.shared.now)", "\(Scheduler.shared.sleepingDelays)"]
      + ["state all", "screen", "actions"].flatMap(conversation.output)
      + (session.lastStep?.events ?? []) + (session.lastStep?.prints ?? [])
  }
}

/// A stage that remembers what no restart takes away.
private let countingStage = Stage("counting") {
  let counter = Tally()
  return StageContent(Button("Count") { counter.raise() }) { Watch("count", counter, \.count) }
}

@MainActor @Observable private final class Tally {
  private static var total = 0
  var count = 0

  func raise() {
    Self.total += 1
    count = Self.total
  }
}
