import RehearseScript
import SwiftUI

// Doing again what was done.
extension Timeline {
  /// What doing it again came to.
  struct Replay {
    /// The first step that came out differently, from 1.
    var divergence: Int?

    /// What happened in the last step.
    var last: Step?

    /// The issues that the options in force raise behind it.
    var issues: [RuntimeIssue] = []
  }

  /// What is told of each step that is done again, by its place in the journal, with the state after it; -1 is the start.
  typealias Telling = (_ index: Int, _ step: Step) -> Void

  /// Starts the stage afresh and does again what leads to the end of the first `end` entries.
  ///
  /// It begins where a stage was last started, for what was before has left nothing; with `all` at the very beginning.
  func lead(to end: Int, all: Bool = false, telling: Telling? = nil) throws(Diagnostic) -> Replay {
    // They stay, whatever is undone.
    let (options, outside) = (session.options, session.outside)
    defer { session.outside = outside }
    var replay = Replay()
    do throws(Diagnostic) {
      try lead(to: end, all: all, telling, &replay)
    } catch {
      session.adopt(options)
      throw error
    }
    replay.issues = session.adopt(options)
    return replay
  }

  private func lead(
    to end: Int, all: Bool, _ telling: Telling?, _ replay: inout Replay
  ) throws(Diagnostic) {
    let entries = journal.entries
    let anchor = all ? nil : entries[..<end].lastIndex { $0.start >= 0 || $0.kind == .scenario }
    var next = 0
    if let anchor {
      next = anchor
    } else {
      let opening = try begin(starts[0], isOrigin: true)
      replay.last = opening
      telling?(-1, opening)
    }
    while next < end {
      let entry = entries[next]
      switch entry.kind {
      case .step: replayStep(entry, at: next, telling, &replay)
      case .scenario:
        // Before each scenario stands the preamble, which ends at the first one.
        let preamble = entries.firstIndex { $0.kind == .scenario } ?? 0
        try lead(to: preamble, all: false, nil, &replay)
      case .check, .setting:
        break
      }
      next += 1
    }
  }

  /// Starts a stage as it was started then.
  private func begin(_ start: Start, isOrigin: Bool) throws(Diagnostic) -> Step {
    session.adopt(start.options)
    do {
      return try session.beginAgain(start.stage, start.arguments, isOpening: isOrigin)
    } catch {
      let nowhere = Command(.reset)
      throw Diagnostic(.stageRefused(stage: start.stage.name, reason: "\(error)"), in: nowhere)
    }
  }

  private func replayStep(
    _ entry: Journal.Entry, at index: Int, _ telling: Telling?, _ replay: inout Replay
  ) {
    var steps: [Step] = []
    let opening = session.blockOpening
    if entry.start >= 0 {
      if let step = try? begin(starts[Int(entry.start)], isOrigin: false) { steps.append(step) }
    } else {
      session.adopt(optionSets[Int(entry.options)])
      let source = Source(entry.executed ?? entry.typed)
      session.source = source
      session.recalling(entry.outside) {
        var isChanged = false
        for command in Parser.parse(source).lines.flatMap(\.commands) {
          switch try? session.perform(command) {
          case .step(let step)?:
            steps.append(step)
            isChanged = false
          case .told(let step)?:
            steps.append(step)
            isChanged = true
          default:
            if case .option = command.form { isChanged = true }
          }
        }
        // What an option at the end of a block did to the models is a part of the block's step.
        if isChanged { steps.append(session.finishStep()) }
      }
    }
    var step = Step.joined(steps) ?? session.currentStep()
    // Only a block starts a stage in the middle of a step.
    if entry.start < 0, steps.contains(where: { $0.models.contains { $0.before == nil } }) {
      step = session.comparing(step, since: opening)
    }
    // What several commands came to together is what is asked about afterwards.
    session.lastStep = step
    let fingerprint = StateFingerprint.of(step)
    if fingerprint != entry.fingerprint {
      replay.divergence = replay.divergence ?? journal.stepNumber(at: index)
      // From now on this is what happened.
      renew(index, fingerprint)
    }
    replay.last = step
    telling?(index, step)
  }
}
