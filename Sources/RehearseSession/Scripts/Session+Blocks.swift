// Blocks, whose commands are one step together.
extension Session {
  /// The state before several commands that count as one step.
  struct BlockOpening {
    fileprivate let states: [StateSnapshot]
    fileprivate let stage: String
    fileprivate let models: [String]
  }

  var blockOpening: BlockOpening {
    BlockOpening(
      states: current.toldStates, stage: current.stage.name, models: current.models.map(\.name))
  }

  /// What several commands came to together, with what happened in each of them.
  func finish(_ block: BlockRun, since opening: BlockOpening) -> Step {
    let isFresh = !isComparable(with: opening)
    if !isFresh { current.changedSinceTold = opening.states }
    var step = finishStep(isFresh: isFresh, showsClock: block.showsClock)
    var happenings = block.happenings
    happenings.add(step.happenings)
    step.happenings = happenings
    lastStep = step
    return step
  }

  /// A step that is done again, as it was told the first time: changed since before the block it came from.
  func comparing(_ step: Step, since opening: BlockOpening) -> Step {
    guard isComparable(with: opening) else { return step }
    var step = step
    step.models = currentStep(since: opening.states).models
    return step
  }

  /// Whether the models are those of the beginning, though the stage may have been started afresh.
  private func isComparable(with opening: BlockOpening) -> Bool {
    opening.stage == current.stage.name && opening.models == current.models.map(\.name)
  }
}
