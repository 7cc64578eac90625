import RehearseSession

extension TranscriptRunner.Result {
  /// Whether it was a step: a command that was carried out and printed the state.
  var isStep: Bool { isEffective && step?.showsState ?? false }

  /// What it told of itself: the state as a step, or what an option led to.
  var toldStep: Step? { isEffective ? step : nil }
}
