import RehearseSession
import SwiftUI

/// A stage that starts with work under way, which each session does again.
let clockStage = Stage("clock") {
  let model = ClockModel()
  return StageContent(ClockView(model: model)) { Watch("model", model) }
}

@MainActor @Observable final class ClockModel {
  var ticks = 0
  var ended = 0
  private(set) var loaded = false

  init() {
    Task {
      try? await Task.sleep(for: .seconds(1))
      loaded = true
    }
  }
}

private struct ClockView: View {
  let model: ClockModel

  var body: some View {
    Button("Spin") { Task { while true { await Task.yield() } } }
      .task {
        while !Task.isCancelled {
          do { try await Task.sleep(for: .milliseconds(400)) } catch { break }
          model.ticks += 1
        }
        print("the clock stops")
        model.ended += 1
      }
  }
}

/// A stage that leaves things to chance.
let diceStage = Stage("dice") {
  let dice = Dice()
  return StageContent(Button("Roll") { dice.roll() }) { Watch("dice", dice) }
}

@MainActor @Observable final class Dice {
  private(set) var number = Int.random(in: 0..<1_000_000)

  func roll() { number = .random(in: 0..<1_000_000) }
}
