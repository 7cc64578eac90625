import RehearseSession

extension TranscriptRunner.Result {
  /// Whether it was a step: a command that was carried out and printed the state.
  var isStep: Bool { isEffective && step != nil }
}
