import RehearseText
import SwiftUI

/// What one command came to: where the app is now, what it holds, and what happened on the way.
package struct Step: Sendable {
  /// A registered model after the step, with its value before.
  package struct ModelState: Sendable {
    package let name: String
    let now: StateSnapshot

    /// What was before; nothing where the stage was started on the way.
    let before: StateSnapshot?

    package var value: StateValue { now.value }
    package var old: StateValue? { before?.value }

    /// Whether there is a value before that is the same.
    var isUnchanged: Bool { before?.holds(now) ?? false }
  }

  package var screen: ScreenPath
  package var models: [ModelState]
  package var events: [String]
  package var prints: [String]
  package var issues: [RuntimeIssue]

  /// The virtual clock, in milliseconds.
  package var clock: Int

  /// Whether the step was one that moves the clock.
  package var showsClock: Bool

  /// Whether where the app is and what it holds are printed: not of a command that is no step.
  package var showsState = true
}

extension Step {
  /// What changed in the models, by path.
  package var changes: [StateChange] {
    models.flatMap { model in
      guard let old = model.old, !model.isUnchanged else { return [StateChange]() }
      return StateDifference.changes(in: model.name, from: old, to: model.value)
    }
  }

  /// The lines a step prints, without the bar in front (language section 4).
  package func lines(_ show: StateText.Show, _ unchanged: UnchangedLines? = nil) -> [String] {
    var lines: [String] = []
    var text = TextBytes()
    if showsState {
      lines.reserveCapacity(models.count + 1)
      text += "screen: "
      screen.write(to: &text)
      lines.append(text.take())
      for index in models.indices {
        let model = models[index]
        if let unchanged, model.isUnchanged {
          lines += unchanged.lines(of: model, at: index, show, by: &text)
        } else {
          StateText.addModel(
            model.name, model.value, since: model.old, show: show, to: &lines, by: &text)
        }
      }
    }
    for event in events { lines.append("event: " + ControlCharacters.escaped(event)) }
    for print in prints { lines.append("print: " + ControlCharacters.escaped(print)) }
    for issue in issues {
      let text = issue.message.split(separator: "\n", omittingEmptySubsequences: false)
      lines.append(
        "issue: \(issue.id) \(text.first.map { ControlCharacters.escaped(String($0)) } ?? "")")
      lines += text.dropFirst().map { line in
        line.isEmpty ? "" : "  " + ControlCharacters.escaped(String(line))
      }
    }
    if showsClock { lines.append("clock: " + ClockText.text(clock)) }
    return lines
  }
}

/// A number of milliseconds as one would type it: `300ms`, `2s`, `1h`.
package enum ClockText {
  private static let units = [(3_600_000, "h"), (60_000, "m"), (1000, "s")]

  package static func text(_ milliseconds: Int) -> String {
    for (length, unit) in units where milliseconds >= length && milliseconds % length == 0 {
      return "\(milliseconds / length)\(unit)"
    }
    return "\(milliseconds)ms"
  }
}
