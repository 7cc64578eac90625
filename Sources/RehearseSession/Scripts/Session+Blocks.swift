// Blocks, whose commands are one step together.
extension Session {
  /// The state before several commands that count as one step.
  struct BlockOpening {
    fileprivate let states: [StateValue]
    fileprivate let starts: Int
  }

  var blockOpening: BlockOpening { BlockOpening(states: current.states, starts: starts) }

  /// What several commands came to together, with what happened in each of them.
  func finishBlock(since opening: BlockOpening, _ happenings: BlockRun.Happenings) -> Step {
    let isFresh = opening.starts != starts
    if !isFresh { current.states = opening.states }
    var step = finishStep(isFresh: isFresh, showsClock: happenings.showsClock)
    step.events = happenings.events + step.events
    step.prints = happenings.prints + step.prints
    step.issues = happenings.issues + step.issues
    lastStep = step
    return step
  }
}
