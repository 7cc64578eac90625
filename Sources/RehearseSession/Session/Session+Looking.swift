import RehearseScript
import SwiftUI

// Commands that look and change nothing.
extension Session {
  func state(_ scope: StateScope, _ command: Command) throws(Diagnostic) -> [String] {
    switch scope {
    case .models: return currentStep().lines(.all)
    case .all:
      return currentStep().lines(.all)
        + viewStates().flatMap { StateText.model($0.view, $0.value) }
    case .path(let path):
      let value = try value(at: path, command)
      return StateText.lines(value)
    }
  }
}
