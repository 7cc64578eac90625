import RehearseScript
import RehearseSession

/// Something wrong that a search has come upon, with the way there.
package struct Finding: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// The app misuses the framework, or the runtime says so.
    case issue(id: String, message: String)

    /// Something is presented that a person can't get out of again; `untried` are commands that lacked a value.
    case deadEnd(ScreenPath, untried: [String])

    /// The same commands led elsewhere the second time, from this one on; 0 is the beginning of the stage.
    case divergence(step: Int)
  }

  package let kind: Kind
  package let trace: Trace

  init(_ kind: Kind, _ trace: Trace) {
    self.kind = kind
    self.trace = trace
  }
}

extension Finding {
  /// What is wrong, on one line.
  package var summary: String {
    switch kind {
    case .issue(let id, let message):
      return "\(id) \(message.prefix { !$0.isNewline })"
    case .deadEnd(let screen, let untried):
      let exception = untried.isEmpty ? "" : "; not tried: " + untried.joined(separator: ", ")
      return "nothing a person can do leads out of \(screen.text)\(exception)"
    case .divergence(let step):
      return step == 0
        ? "the stage does not begin the same way twice"
        : "the same commands led elsewhere the second time, from command \(step) on"
    }
  }

  /// A script that leads there and holds as long as the finding does.
  package var script: String {
    (["# " + summary] + trace.lines + checks).joined(separator: "\n") + "\n"
  }

  private var checks: [String] {
    switch kind {
    case .issue(let id, _): return ["expect issue \(Quoting.word(id))"]
    case .deadEnd(let screen, _):
      guard let layer = screen.presented.last else { return [] }
      let title = Quoting.word(layer.place.title ?? layer.place.name)
      return ["expect presented \(layer.kind) \(title)"]
    case .divergence: return []
    }
  }
}
