import RehearseScript
import SwiftUI

// What happens through what is no step: options that make another behaviour hold.
extension Session {
  /// Puts options in force that were in force before; what follows from that has been told then.
  ///
  /// Gives the issues it raises all the same.
  @discardableResult func adopt(_ options: SessionOptions) -> [RuntimeIssue] {
    guard follow(options) else { return [] }
    lookAgain()
    return takeHappenings().issues
  }

  /// Puts options in force; where another behaviour holds from now on, what follows from that happens at once.
  ///
  /// Tells whether that is so.
  func follow(_ options: SessionOptions) -> Bool {
    let isOther = options.policy != self.options.policy
    self.options = options
    guard isOther else { return false }
    host.follow(options.policy)
    // An app that never settles says so at its next command.
    try? settle()
    return true
  }
}

// Taking stock behind them.
extension Session {
  /// Looks at the models behind what is no step: from now on they are shown so, and the next step tells the change.
  func lookAgain() {
    let told = current.toldStates
    readStates()
    current.changedSinceTold = told
  }

  /// What has happened since somebody was last told.
  func takeHappenings() -> Happenings {
    var happenings = Happenings(
      events: host.graph.takeEvents(), prints: capture.take(), issues: host.graph.takeIssues())
    let opened = takeOpenedURLs()
    if !opened.isEmpty { happenings.events += opened }
    return happenings
  }

  /// Tells what has happened through a command that is no step; nil where nothing has.
  func tellHappenings() -> Step? {
    let happenings = takeHappenings()
    guard !happenings.isEmpty else { return nil }
    var step = currentStep(since: current.states)
    step.showsState = false
    step.happenings = happenings
    if current.reader.redacts { step = concealing(step) }
    lastStep = step
    return step
  }
}
