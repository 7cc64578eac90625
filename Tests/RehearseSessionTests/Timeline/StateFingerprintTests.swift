import SwiftUI
import Testing

@testable import RehearseSession

@MainActor @Suite("The number for a state") struct StateFingerprintTests {
  @Test("It tells apart whatever a step's lines tell apart", arguments: [studioStage, ledgerStage])
  func notices(_ stage: Stage) throws {
    var seen: [UInt64: [String]] = [:]
    for seed in 1...5 {
      let conversation = try Conversation(on: stage)
      var ramble = Ramble(seed: seed)
      for _ in 0..<30 {
        for result in conversation.results(ramble.command(in: conversation.session)) {
          guard var step = result.step else { continue }
          step.models = step.models.map { .init(name: $0.name, now: $0.now, before: nil) }
          step.showsClock = true
          let lines = step.lines(.all)
          let number = StateFingerprint.of(step)
          #expect(seen[number, default: lines] == lines)
          seen[number] = lines
        }
      }
    }
    #expect(seen.count > 20)
  }

  private nonisolated static let values: [StateValue] = [
    .null, .bool(true), .bool(false), .int(0), .int(1), .int(-1), .double(0), .double(-0.0),
    .double(1), .string(""), .string("1"), .string("12345678"), .string("123456789"),
    .string("12345679"), .text("1"), .token(1), .token(2), .name("1"), .elided(more: 0),
    .elided(more: 1), .array([]), .array([.int(1)]), .array([.int(1), .int(0)]),
    .array([.array([.int(1)]), .int(0)]), .array([.array([.int(1), .int(0)])]), .set([.int(1)]),
    .dictionary([]), .dictionary([StateEntry(key: .int(1), value: .int(0))]),
    .record(RecordType(name: "A", labels: ["a"]), [.int(1)]),
    .record(RecordType(name: "A", labels: ["b"]), [.int(1)]),
    .record(RecordType(name: "B", labels: ["a"]), [.int(1)]),
    .enumCase(EnumCase(typeName: "E", name: "a", labels: []), []),
    .enumCase(EnumCase(typeName: "E", name: "b", labels: []), []),
    .enumCase(EnumCase(typeName: "E", name: "a", labels: [""]), [.int(1)]),
  ]

  @Test("Values of every kind count, and so do the parts of a step") func parts() throws {
    let step = try Conversation(on: studioStage).session.currentStep()
    func number(_ change: (inout Step) -> Void) -> UInt64 {
      var changed = step
      change(&changed)
      return StateFingerprint.of(changed)
    }
    var numbers = Self.values.map { value in
      number { $0.models = [.init(name: "m", now: StateSnapshot(value), before: nil)] }
    }
    numbers += [
      number { _ in },
      number { $0.models[0] = .init(name: "m", now: StateSnapshot(.null), before: nil) },
      number { $0.models = [] }, number { $0.events = ["a", "b"] }, number { $0.events = ["ab"] },
      number { $0.prints = ["ab"] }, number { $0.clock = 1 },
      number { $0.issues = [RuntimeIssue("W-16", "a")] },
      number { $0.issues = [RuntimeIssue("W-17", "a")] },
    ]
    #expect(Set(numbers).count == numbers.count)
    #expect(number { $0.showsClock = true } == number { _ in })
  }
}
