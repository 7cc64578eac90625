import RehearseScript
import RehearseText
import SwiftUI

// What the stage does not want to be shown: left out of the state by name, and of everything else by what it says.
extension Session {
  /// The texts that are not to be shown at the moment, or were not at an earlier one.
  package var concealment: Concealment {
    guard current.reader.redacts else { return Concealment() }
    // Reading finds those that views hold.
    _ = viewStates()
    return current.reader.concealed.concealment
  }

  /// A step as it may be told to anyone.
  func concealing(_ step: Step) -> Step {
    let concealment = concealment
    guard !concealment.isEmpty else { return step }
    var step = step
    step.screen = step.screen.concealed(concealment)
    step.events = concealment.concealed(step.events)
    step.prints = concealment.concealed(step.prints)
    step.issues = step.issues.map {
      RuntimeIssue($0.id, concealment.concealed($0.message))
    }
    return step
  }

  /// A diagnostic as it may be told to anyone.
  func concealing(_ diagnostic: Diagnostic) -> Diagnostic {
    let concealment = concealment
    guard !concealment.isEmpty else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.concealment = concealment
    return diagnostic
  }
}

extension ScreenPath {
  fileprivate func concealed(_ concealment: Concealment) -> ScreenPath {
    func conceal(_ place: Place) -> Place {
      Place(title: place.title.map { concealment.concealed($0) }, name: place.name)
    }
    var path = self
    path.window = window.map(conceal)
    path.tab = tab.map { concealment.concealed($0) }
    path.pages = pages.map(conceal)
    for index in path.presented.indices {
      let layer = presented[index]
      path.presented[index].place = conceal(layer.place)
      path.presented[index].id = layer.id.map { concealment.concealed($0) }
      path.presented[index].tab = layer.tab.map { concealment.concealed($0) }
      path.presented[index].pages = layer.pages.map(conceal)
    }
    return path
  }
}
