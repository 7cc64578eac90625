import RehearseScript
import SwiftUI

// Commands that look and change nothing.
extension Session {
  func state(_ scope: StateScope, _ command: Command) throws(Diagnostic) -> [String] {
    switch scope {
    case .models: return currentStep().lines(.all)
    case .all: return currentStep().lines(.all) + viewStateLines()
    case .path(let path):
      return StateText.lines(try value(at: path, command), named: "\(path.word)")
    }
  }

  /// The state of every view, each under the name by which a path begins: `Row[0]` where there are several.
  private func viewStateLines() -> [String] {
    let states = viewStates()
    let numbers = Dictionary(grouping: states, by: \.view)
    var next: [String: Int] = [:]
    return states.flatMap { view, value in
      guard numbers[view, default: []].count > 1 else { return StateText.model(view, value) }
      let number = next[view, default: 0]
      next[view] = number + 1
      return StateText.model("\(view)[\(number)]", value)
    }
  }

  /// Writes values as text, by the name of what holds them, without giving out tokens that would stay.
  var passingText: PassingText {
    let reader = current.reader.copy()
    return { value, name in StateText.line(reader.redact(reader.readOpened(value), name)) }
  }
}

/// Writes a value that is held under a name; the name decides whether it is shown.
typealias PassingText = @MainActor (_ value: Any, _ name: String) -> String
