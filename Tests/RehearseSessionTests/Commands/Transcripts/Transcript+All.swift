extension Transcript {
  /// All of them.
  static let all =
    models
    + setting
    + saving
    + routes
    + dismissing
    + hands
    + leaving
    + questions
    + moving
    + time
    + controls
    + labels
    + checking
    + answers
    + sessions
    + course
    + refusing
    + help
    + screens
    + drawings
    + lists
    + scripts
    + scriptChecks
    + stageVerbs
    + logs
    + reasons
    + outOfReach
    + trees
}
